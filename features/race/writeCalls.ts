import type { Target } from "@/features/shared/latency/LatencyStore";

import type { RaceCall } from "./RaceStore";

/** Milliseconds to a microsecond, as browsers measure no finer. */
const round = (ms: number | undefined) => (ms === undefined ? null : Math.round(ms * 1_000) / 1_000);

/** The calls as records in the order of their responses; `ms` is null without one. The URL has no key. */
const toRecords = (calls: readonly RaceCall[], targets: readonly Target[], origin: string) =>
  calls.map(({ race, target, call, ms }) => {
    const url = targets.find(({ id }) => id === target)?.url ?? "";
    return { race, place: target, host: new URL(url, origin).host, call, ms: round(ms) };
  });

/** The calls as JSON. */
export const writeJson = (calls: readonly RaceCall[], targets: readonly Target[], origin: string): string =>
  JSON.stringify({ unit: "ms", calls: toRecords(calls, targets, origin) }, undefined, 2);

/** The calls as CSV, with names in the first line; none of the values needs quotes. */
export const writeCsv = (calls: readonly RaceCall[], targets: readonly Target[], origin: string): string =>
  ["race,place,host,call,ms", ...toRecords(calls, targets, origin).map(toLine)].join("\r\n");

const toLine = ({ race, place, host, call, ms }: ReturnType<typeof toRecords>[number]) =>
  [race, place, host, call, ms ?? ""].join(",");
