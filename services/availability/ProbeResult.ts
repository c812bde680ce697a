import type { Region } from "./regions.ts";

/** What a probe saw of one endpoint. */
export type ProbeResult = {
  protocol: string;
  network: string;
  region: Region;
  /** Which of several endpoints of the place, counted from 0. */
  endpoint: number;
  takenAt: Date;
  reachable: boolean;
  /** Milliseconds to the whole answer; `null` when there was none. */
  latency: number | null;
  height: number | null;
};
