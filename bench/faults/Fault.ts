import type { Cluster } from "../../.config/commands/run/cluster/startCluster.ts";
import type { Clock } from "./clock/Clock.ts";

export type Stage = {
  cluster: Cluster;
  contentDir: string;
  dataDir: string;
  /** Why the data folder is no disk of its own, when it is none. */
  noDisk: string | undefined;
  /** That of the back ends and the instances. */
  clock: Clock;
};

/** Something that goes wrong while visitors ask. */
export type Fault = {
  name: string;
  /** Why it cannot be tried here. */
  leftOut?(stage: Stage): string | undefined;
  start(stage: Stage): unknown;
  /** Ends it, where it does not end by itself. */
  end?(stage: Stage): unknown;
  /** How long it lasts. */
  seconds: number;
};
