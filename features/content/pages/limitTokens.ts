import plans from "@/content/data/plans.json";
import { sharedLimits, withSharedLimits } from "@/features/shared/contracts/planLimits";
import { rpcLimits } from "@/features/shared/contracts/rpcGateway";
import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { unitsOfEthCall } from "@/features/shared/plans/capacity";

const mebibyte = 1_048_576;

/**
 * Limits by placeholder name, so that texts do not repeat a figure: of each plan (`{free_requests_per_day}`), and of the
 * gateway (`{log_blocks}`). A limit that a plan does not have is no placeholder.
 */
export function limitTokens(locale: Locale): Record<string, string> {
  const known = tokens.get(locale);
  if (known) return known;
  const values = writeTokens(locale);
  tokens.set(locale, values);
  return values;
}

// Every page asks, and each figure would need a formatter of its own.
const tokens = new Map<Locale, Record<string, string>>();

function writeTokens(locale: Locale): Record<string, string> {
  const number = (value: number) => formatNumber(value, locale);
  const ofPlans = plans.plans.map(withSharedLimits).flatMap((plan) => {
    const { requestsPerDay, requestsPerSecond, computeUnits, batchCalls, socketsPerKey, subscriptionsPerSocket } = plan;
    return Object.entries({
      requests_per_day: requestsPerDay,
      requests_per_second: requestsPerSecond,
      units_per_second: requestsPerSecond && requestsPerSecond * unitsOfEthCall,
      batch_calls: batchCalls,
      sockets: socketsPerKey,
      subscriptions: subscriptionsPerSocket,
    })
      .flatMap(([name, value]) => (value === undefined ? [] : [[name, number(value)] as const]))
      .concat(computeUnits === undefined ? [] : [["compute_units", compact(computeUnits, locale)]])
      .map(([name, text]) => [`${plan.id}_${name}`, text] as const);
  });
  const ofGateway = {
    batch_calls: sharedLimits.batchCalls,
    log_blocks: sharedLimits.logBlocks,
    body_mebibytes: rpcLimits.bodyBytes / mebibyte,
    answer_mebibytes: rpcLimits.answerBytes / mebibyte,
    call_seconds: rpcLimits.callMs / 1_000,
    trace_seconds: rpcLimits.traceMs / 1_000,
    socket_idle_minutes: rpcLimits.socketIdleMs / 60_000,
    calls_at_once: rpcLimits.callsAtOnce,
  };
  return Object.fromEntries([...ofPlans, ...Object.entries(ofGateway).map(([name, value]) => [name, number(value)])]);
}

/** `50 million`, `5,000 万`, in one line. */
const compact = (value: number, locale: Locale) =>
  formatNumber(value, locale, { notation: "compact", compactDisplay: "long" }).replace(" ", "\u00a0");
