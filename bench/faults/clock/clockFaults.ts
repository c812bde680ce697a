import type { Fault } from "../Fault.ts";

const hour = 3_600_000;

/** The clock of every process is set back, and put right afterwards; what depends on monotonic time notices neither. */
export const clockFaults: Fault[] = [
  { name: "clock back one hour", seconds: 10, start: ({ clock }) => clock.set(-hour) },
  { name: "clock put right", seconds: 5, start: ({ clock }) => clock.set(0) },
];
