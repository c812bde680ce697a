import type { Fault } from "../Fault.ts";

const hour = 3_600_000;

/** Sets the wall clock of every process back, then right again; monotonic time is unaffected. */
export const clockFaults: Fault[] = [
  { name: "clock back one hour", seconds: 10, start: ({ clock }) => clock.set(-hour) },
  { name: "clock put right", seconds: 5, start: ({ clock }) => clock.set(0) },
];
