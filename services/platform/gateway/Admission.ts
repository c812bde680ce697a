import { rpcLimits } from "../../../features/shared/contracts/rpcGateway.ts";
import { RateLimiter } from "../../kit/RateLimiter.ts";
import type { Plan } from "../../../features/shared/contracts/platformApi.ts";
import type { AccountMeter } from "../usage/AccountMeter.ts";
import { suggestPlan } from "./findLargerPlan.ts";
import { RpcError } from "./RpcError.ts";

/** Admits calls within the limits of a plan: the allowance of its day or period, its rate, and its concurrency. */
export class Admission {
  private readonly redisUrl: string | undefined;
  private readonly now: () => Date;
  /** Every plan, so that an error can name the one that allows more. */
  private readonly listPlans: () => readonly Plan[];
  private readonly rates = new Map<number, Promise<RateLimiter<"rate">>>();
  private readonly underway = new Map<string, number>();

  constructor(redisUrl: string | undefined, now: () => Date, listPlans: () => readonly Plan[]) {
    this.redisUrl = redisUrl;
    this.now = now;
    this.listPlans = listPlans;
  }

  /**
   * Reserves capacity for calls, of which `atOnce` are sent to nodes at one moment; returns its release. Throws
   * `RpcError` with the time to wait.
   */
  async admit(meter: AccountMeter, plan: Plan, calls: { units: number }[], atOnce: number): Promise<() => void> {
    const units = calls.reduce((sum, call) => sum + call.units, 0);
    const running = this.underway.get(meter.accountId) ?? 0;
    if (running + atOnce > rpcLimits.callsAtOnce)
      throw new RpcError("rate_limit", `At most ${rpcLimits.callsAtOnce} calls may wait for an answer at once.`, {
        retryAfterSeconds: 1,
      });
    // Count before the first await, so that concurrent calls cannot all pass.
    this.underway.set(meter.accountId, running + atOnce);
    const end = () => this.release(meter.accountId, atOnce);
    try {
      this.hold(meter, plan, calls.length, units);
      await this.takeRate(meter, plan, calls.length).catch((error: unknown) => {
        meter.release(calls.length, units);
        throw error;
      });
    } catch (error) {
      end();
      throw error;
    }
    return end;
  }

  async close(): Promise<void> {
    for (const limiter of this.rates.values()) (await limiter).close();
  }

  private hold(meter: AccountMeter, plan: Plan, count: number, units: number): void {
    if (meter.hold(count, units)) return;
    const { unit, total, endsAt } = meter.allowance;
    const what = unit === "requests" ? "requests a day" : "compute units a period";
    const wait = Math.max(1, Math.ceil((endsAt.getTime() - this.now().getTime()) / 1_000));
    throw new RpcError(
      unit === "requests" ? "plan_limit" : "period_limit",
      `The ${plan.name} plan allows ${total.toLocaleString("en")} ${what}; it begins anew at ${endsAt.toISOString()}.${suggestPlan(this.listPlans(), plan, "allowance")}`,
      { retryAfterSeconds: wait, limit: total },
    );
  }

  private async takeRate({ accountId }: AccountMeter, plan: Plan, count: number): Promise<void> {
    const { name, requestsPerSecond } = plan;
    if (requestsPerSecond === undefined) return;
    const limiter = await this.getRate(requestsPerSecond);
    const wait = await limiter.consume("rate", accountId, count);
    if (wait !== undefined)
      throw new RpcError(
        "rate_limit",
        `The ${name} plan allows ${requestsPerSecond} requests a second.${suggestPlan(this.listPlans(), plan, "requestsPerSecond")}`,
        { retryAfterSeconds: wait, limit: requestsPerSecond },
      );
  }

  private getRate(points: number): Promise<RateLimiter<"rate">> {
    let limiter = this.rates.get(points);
    if (!limiter) {
      limiter = RateLimiter.open("gateway", { rate: { points, seconds: 1 } }, this.redisUrl);
      this.rates.set(points, limiter);
    }
    return limiter;
  }

  private release(accountId: string, count: number): void {
    const rest = (this.underway.get(accountId) ?? count) - count;
    if (rest > 0) this.underway.set(accountId, rest);
    else this.underway.delete(accountId);
  }
}
