import type { Cluster } from "../../run/cluster/startCluster.ts";
import type { Clock } from "./clock/Clock.ts";

export type Stage = {
  cluster: Cluster;
  contentDir: string;
  dataDir: string;
  /** Why the data folder has no disk of its own. */
  noDisk: string | undefined;
  /** Clock of the back ends and the instances. */
  clock: Clock;
};

/** A fault under load. */
export type Fault = {
  name: string;
  /** Why it is not possible on this machine. */
  leftOut?(stage: Stage): string | undefined;
  start(stage: Stage): unknown;
  /** Ends the fault, unless it ends by itself. */
  end?(stage: Stage): unknown;
  /** Duration. */
  seconds: number;
};
