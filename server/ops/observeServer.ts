import { monitorEventLoopDelay } from "node:perf_hooks";

import type { Meter, ObservableResult } from "@opentelemetry/api";

/** What a server reports about itself. */
export type ServerFacts = {
  ready: boolean;
  pages: { rendered: number; confirmed: number };
  /** Bytes of pages in memory. */
  storedBytes: number;
  /** `up`, `down` or `unknown`, by name. */
  backEnds: Readonly<Record<string, string>>;
  contentHeldBack: boolean;
};

type Instrument = {
  kind: "gauge" | "counter";
  /** Of values that have one. */
  unit?: string;
  description: string;
  observe(result: ObservableResult, facts: ServerFacts): void;
};

const delays = monitorEventLoopDelay();
const nanoseconds = 1e9;

/** Metrics beside `http.server.request.duration`, read when they are exported. */
const instruments: Record<string, Instrument> = {
  "halyard.ready": {
    kind: "gauge",
    description: "1 while /ready responds with 200",
    observe: (result, { ready }) => result.observe(Number(ready)),
  },
  "halyard.backend.up": {
    kind: "gauge",
    description: "1 while a back end responds, by backend",
    observe: (result, { backEnds }) => {
      for (const [backend, state] of Object.entries(backEnds)) result.observe(Number(state !== "down"), { backend });
    },
  },
  "halyard.content.held.back": {
    kind: "gauge",
    description: "1 while the repository has lost most of its documents and the last good content is shown",
    observe: (result, { contentHeldBack }) => result.observe(Number(contentHeldBack)),
  },
  "halyard.pages.rendered": {
    kind: "counter",
    unit: "{page}",
    description: "pages rendered since the start",
    observe: (result, { pages }) => result.observe(pages.rendered),
  },
  "halyard.pages.confirmed": {
    kind: "counter",
    unit: "{page}",
    description: "pages taken from copies on the disk since the start",
    observe: (result, { pages }) => result.observe(pages.confirmed),
  },
  "halyard.pages.stored": {
    kind: "gauge",
    unit: "By",
    description: "pages in memory, at most PAGE_CACHE_MB",
    observe: (result, { storedBytes }) => result.observe(storedBytes),
  },
  "process.memory.usage": {
    kind: "gauge",
    unit: "By",
    description: "memory of the process",
    observe: (result) => result.observe(process.memoryUsage.rss()),
  },
  "nodejs.eventloop.delay.p99": {
    kind: "gauge",
    unit: "s",
    description: "how long work waited for the process since the last export, 99 of 100",
    observe: (result) => {
      result.observe(delays.percentile(99) / nanoseconds);
      delays.reset();
    },
  },
};

/** Registers the instruments; `read` is called at each export. */
export function observeServer(meter: Meter, read: () => ServerFacts): void {
  delays.enable();
  for (const [name, { kind, observe, ...options }] of Object.entries(instruments)) {
    const one =
      kind === "gauge" ? meter.createObservableGauge(name, options) : meter.createObservableCounter(name, options);
    one.addCallback((result) => observe(result, read()));
  }
}
