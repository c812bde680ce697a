import { reportEvent } from "@/features/shared/report";

import type { Adapter } from "./adapters/send";
import { analyticsClient } from "./adapters/analyticsClient";
import { sessionRecording } from "./adapters/sessionRecording";
import { tagManager } from "./adapters/tagManager";
import { webVitals } from "./adapters/webVitals";

/** The operator's settings. */
export type Integrations = { gtmId?: string | undefined; hasAnalytics: boolean };

let running: { adapters: Adapter[]; listening: AbortController } | undefined;

/** Starts what the owner configured; called after the visitor's yes only. */
export function startMeasuring({ gtmId, hasAnalytics }: Integrations): void {
  if (running) return;
  const adapters = [
    webVitals(),
    ...(gtmId ? [tagManager(gtmId)] : []),
    ...(hasAnalytics ? [analyticsClient(), sessionRecording()] : []),
  ];
  const listening = new AbortController();
  for (const adapter of adapters) adapter.start();
  const handleReport = (event: Event) => {
    if (!(event instanceof CustomEvent) || typeof event.detail !== "string") return;
    for (const adapter of adapters) adapter.report(event.detail);
  };
  document.addEventListener(reportEvent, handleReport, { signal: listening.signal });
  running = { adapters, listening };
}

/** Stops everything that can be stopped without leaving the page. */
export function stopMeasuring(): void {
  running?.listening.abort();
  for (const adapter of running?.adapters ?? []) adapter.stop();
  running = undefined;
}
