import type { Caller } from "./Gateway.ts";

/**
 * The headers `ratelimit-policy` and `ratelimit` (draft-ietf-httpapi-ratelimit-headers): the limits of a plan, and what
 * is left of its day or period with the seconds until it begins anew. A limit a second has no rest: it is over before
 * the client reads it.
 */
export function writeLimitHeaders({ plan, meter }: Pick<Caller, "plan" | "meter">, now: Date): Record<string, string> {
  const { requestsPerSecond } = plan;
  const { unit, total, startsAt, endsAt } = meter.allowance;
  const name = unit === "requests" ? "day" : "period";
  const isCapped = Number.isFinite(total);
  const policies = [
    ...(requestsPerSecond === undefined ? [] : [`"second";q=${requestsPerSecond};w=1`]),
    ...(isCapped ? [`"${name}";q=${total};w=${toSeconds(endsAt, startsAt)};qu="${unitNames[unit]}"`] : []),
  ];
  return {
    ...(policies.length > 0 ? { "ratelimit-policy": policies.join(", ") } : {}),
    ...(isCapped ? { ratelimit: `"${name}";r=${meter.left};t=${toSeconds(endsAt, now)}` } : {}),
  };
}

const unitNames = { requests: "requests", units: "compute-units" };

const toSeconds = (later: Date, earlier: Date) => Math.max(0, Math.ceil((later.getTime() - earlier.getTime()) / 1_000));
