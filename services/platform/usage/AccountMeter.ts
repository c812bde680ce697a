import type { PlanAllowance } from "./getAllowance.ts";

/** An account's usage of its allowance: stored, counted but not stored yet, and reserved for calls in flight. */
export class AccountMeter {
  readonly accountId: string;
  allowance: PlanAllowance;
  private stored: number;
  private counted = 0;
  private held = 0;

  constructor(accountId: string, allowance: PlanAllowance, stored: number) {
    this.accountId = accountId;
    this.allowance = allowance;
    this.stored = stored;
  }

  get used(): number {
    return this.stored + this.counted;
  }

  /** What is left, without what calls in flight may use. */
  get left(): number {
    return Math.max(0, this.allowance.total - this.used - this.held);
  }

  /** Calls in flight or not stored: the meter must not be dropped. */
  get isBusy(): boolean {
    return this.held > 0 || this.counted > 0;
  }

  /** Reserves a part of the allowance before calls are sent; returns whether enough was left. */
  hold(requests: number, units: number): boolean {
    const amount = this.measure(requests, units);
    if (this.used + this.held + amount > this.allowance.total) return false;
    this.held += amount;
    return true;
  }

  /** Releases the reservation of calls that reached no node. */
  release(requests: number, units: number): void {
    this.held -= this.measure(requests, units);
  }

  /** Turns a reservation into usage. */
  count(requests: number, units: number): void {
    const amount = this.measure(requests, units);
    this.held -= amount;
    this.counted += amount;
  }

  /** Records that a part of the counts was written; `stored` is the total in the database, from all processes. */
  confirmStored(amount: number, stored: number): void {
    this.counted = Math.max(0, this.counted - amount);
    this.stored = stored;
  }

  /** Starts a new day or period; calls in flight count for it. */
  renew(allowance: PlanAllowance, stored: number): void {
    this.allowance = allowance;
    this.stored = stored;
    this.counted = 0;
  }

  measure(requests: number, units: number): number {
    return this.allowance.unit === "requests" ? requests : units;
  }
}
