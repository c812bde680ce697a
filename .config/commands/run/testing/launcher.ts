/**
 * A command of its own for a test: it runs one child, prints the child's process and waits. The child answers on a port,
 * does not listen to SIGTERM and writes all the time, as one does that hangs.
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
