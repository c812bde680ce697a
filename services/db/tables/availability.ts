import type { ColumnType, Generated } from "kysely";

/** Probe results of a network from a region, aggregated by day (UTC, `YYYY-MM-DD`). */
export type AvailabilityDaysTable = {
  protocol: string;
  network: string;
  region: string;
  day: string;
  samples: number;
  reachable: number;
  /** Milliseconds; `null` when nothing was reachable. */
  p50: number | null;
  p95: number | null;
  /** Median of the blocks behind the tip; `null` when no height could be read. */
  behind: number | null;
  /** Sample data, not measured. */
  sample: boolean;
  updated_at: Date;
};

/** One measurement, stored for some days. */
type ProbeResultsTable = {
  id: Generated<number>;
  protocol: string;
  network: string;
  region: string;
  /** Index among several endpoints of the same network and region. */
  endpoint: number;
  taken_at: ColumnType<Date, Date, never>;
  reachable: boolean;
  latency: number | null;
  height: number | null;
  behind: number | null;
};

/** The last check of an external link. */
type LinkChecksTable = {
  url: string;
  checked_at: Date;
  /** `null` without a response. */
  status: number | null;
};

/** The last call of a method on a network that told whether it is answered. */
type MethodChecksTable = {
  protocol: string;
  network: string;
  method: string;
  checked_at: Date;
  answered: boolean;
};

/** How many blocks back a network answers states (`archive`), or how many blocks of logs at once (`logs`). */
type ReachChecksTable = {
  protocol: string;
  network: string;
  kind: "archive" | "logs";
  checked_at: Date;
  blocks: number;
  /** Whether `blocks` is the whole chain. */
  is_whole: boolean;
};

export type AvailabilityTables = {
  method_checks: MethodChecksTable;
  reach_checks: ReachChecksTable;
  availability_days: AvailabilityDaysTable;
  probe_results: ProbeResultsTable;
  link_checks: LinkChecksTable;
};
