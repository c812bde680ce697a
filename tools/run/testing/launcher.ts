/**
 * Program of a test: it starts a child, prints its process id and waits. The child ignores SIGTERM and writes
 * continuously.
 */
import { RunningProcess } from "../RunningProcess.ts";

const child = `
  process.on("SIGTERM", () => undefined);
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
  setInterval(() => console.log("words"), 20);`;

const run = new RunningProcess({ name: "A child", args: ["-e", child], env: process.env, quiet: true });
setInterval(() => {
  if (run.output) console.log(run.pid);
}, 50);
