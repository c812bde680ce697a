/**
 * Preloaded into measured processes: shifts their wall clock by the milliseconds in the file that BENCH_CLOCK names.
 * Monotonic time is unaffected, as when a machine's clock is set.
 */
import { existsSync, readFileSync } from "node:fs";

const file = process.env.BENCH_CLOCK ?? "";
const intervalMs = 250;
const MachineDate = Date;
let shift = 0;

const read = () => {
  shift = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
};
const now = () => MachineDate.now() + shift;

read();
setInterval(read, intervalMs).unref();
globalThis.Date = new Proxy(MachineDate, {
  apply: () => new MachineDate(now()).toString(),
  construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
