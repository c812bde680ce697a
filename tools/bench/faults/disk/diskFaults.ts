import type { Fault } from "../Fault.ts";
import { fillDisk, freeDisk } from "./fillDisk.ts";

/** The back ends' data disk is full: drafts, uploads, chains. */
export const diskFaults: Fault[] = [
  {
    name: "disk full",
    seconds: 15,
    leftOut: ({ noDisk }) => noDisk,
    start: ({ dataDir }) => fillDisk(dataDir),
    end: ({ dataDir }) => freeDisk(dataDir),
  },
];
