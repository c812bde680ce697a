import type { CDPSession } from "playwright";

/** An event of Chromium's trace; times are microseconds, `tdur` is processor time. */
export type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { elementCount?: number; data?: { type?: string } };
};

/** The browser's trace of some work, in order of time. */
export async function recordTrace(session: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[])));
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  const includedCategories = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"];
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories } });
  await work();
  await session.send("Tracing.end");
  await complete;
  return events.sort((one, other) => one.ts - other.ts);
}
