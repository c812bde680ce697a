import { onOrphaned } from "./bootstrap/onOrphaned.mjs";
import { Problem } from "./bootstrap/problem.mjs";
import { stopProcesses } from "./RunningProcess.ts";

// npm forwards Ctrl-C, so one press can arrive twice; only a later press forces the exit.
const repeatWindowMs = 1_000;

type Work = (controls: {
  /** Handles SIGINT and SIGTERM as a normal end from now on. */
  ready(): void;
  /** Runs when the command ends, for whatever reason. */
  atEnd(cleanUp: () => void): void;
}) => Promise<number>;

/** Runs a command to its exit code. On a signal or a failure, every child is stopped first. */
export async function runCommand(work: Work): Promise<void> {
  const cleanUps: (() => void)[] = [];
  let stopCode = 130;
  let stopping = 0;
  const end = async (code: number) => {
    await stopProcesses();
    for (const cleanUp of cleanUps) cleanUp();
    // Setting the exit code alone would wait for keep-alive sockets.
    process.stdout.write("", () => process.exit(code));
  };
  const stop = () => {
    if (stopping && Date.now() - stopping > repeatWindowMs) process.exit(stopCode || 130);
    if (stopping) return;
    stopping = Date.now();
    console.log("Stopping …");
    void end(stopCode);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
  onOrphaned(stop);
  if (process.channel) {
    process.on("disconnect", stop);
    // The listener must not keep a finished command running.
    process.channel.unref();
  }
  const controls = { ready: () => void (stopCode = 0), atEnd: (cleanUp: () => void) => void cleanUps.push(cleanUp) };
  try {
    const code = await work(controls);
    if (!stopping) await end(code);
  } catch (error) {
    // Children that were stopped have not failed.
    if (stopping) return;
    console.error(error instanceof Problem ? error.message : error);
    await end(1);
  }
}
