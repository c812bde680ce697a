import { RunningProcess } from "../../run/RunningProcess.ts";
import { waitUntilReady } from "../../run/waitUntilReady.ts";
import { pinned } from "./wrk.ts";

/** A server pinned to a core of its own where possible. */
export type Pinned = { pid: number; stop(): Promise<void> };

/** Starts a server and waits until it answers. */
export async function startPinned(
  program: string,
  args: string[],
  url: string,
  env: Record<string, string> = {},
): Promise<Pinned> {
  const [command, all] = pinned(program, args);
  const child = new RunningProcess({
    name: `${program} ${args.slice(0, 3).join(" ")}`,
    program: command,
    args: all,
    env: { ...process.env, NODE_ENV: "production", ...env },
    quiet: true,
  });
  try {
    await waitUntilReady(child, { url, seconds: 60, accepts: (status) => status < 400 });
  } catch (error) {
    console.error(child.output);
    throw error;
  }
  return { pid: child.pid, stop: () => child.stop() };
}
