import type { PlanAllowance } from "./getAllowance.ts";

/** What one account has used of its allowance: stored, counted but not stored yet, and of calls under way. */
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

  /** Calls under way or not stored: the meter must not be dropped. */
  get isBusy(): boolean {
    return this.held > 0 || this.counted > 0;
  }

  /** Holds a part of the allowance for calls that are to be sent; whether there was enough. */
  hold(requests: number, units: number): boolean {
    const amount = this.measure(requests, units);
    if (this.used + this.held + amount > this.allowance.total) return false;
    this.held += amount;
    return true;
  }

  /** Gives back what was held for calls that reached no node. */
  release(requests: number, units: number): void {
    this.held -= this.measure(requests, units);
  }

  /** What was held is used. */
  count(requests: number, units: number): void {
    const amount = this.measure(requests, units);
    this.held -= amount;
    this.counted += amount;
  }

  /** A part of what was counted is stored now; with it, and all that other processes stored, it is `stored`. */
  confirmStored(amount: number, stored: number): void {
    this.counted = Math.max(0, this.counted - amount);
    this.stored = stored;
  }

  /** Begins a new day or period. What is under way counts for it. */
  renew(allowance: PlanAllowance, stored: number): void {
    this.allowance = allowance;
    this.stored = stored;
    this.counted = 0;
  }

  measure(requests: number, units: number): number {
    return this.allowance.unit === "requests" ? requests : units;
  }
}
