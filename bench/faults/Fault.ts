import type { Cluster } from "../../.config/commands/run/cluster/startCluster.ts";

export type Stage = { cluster: Cluster; contentDir: string };

/** A fault under load. */
export type Fault = {
  name: string;
  start(stage: Stage): unknown;
  /** Ends it, where it does not end by itself. */
  end?(stage: Stage): unknown;
  /** How long it lasts. */
  seconds: number;
};
