import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

import { fetchChainId } from "./fetchChainId.ts";
import { anvilProgram } from "./anvilProgram.ts";
import { findFreePort } from "./findFreePort.ts";

/** Ends anvil, which then writes its state, when standard input closes: also when this process is killed. */
const shellScript = `ulimit -d $HALYARD_CHAIN_KB
exec 3<&0
"$@" </dev/null 3<&- &
child=$!
{ cat <&3 >/dev/null; kill -TERM "$child" 2>/dev/null; } &
wait "$child"`;

/** Gas limit of a block, and so of a call: it limits a call to about 50 ms of CPU. */
export const blockGasLimit = 10_000_000;
// Bytes of one call's memory.
const maxMemoryBytes = 16 * 1024 * 1024;

const startTimeoutMs = 20_000;
const stopTimeoutMs = 10_000;

/** Options of a chain besides the defaults. */
export type AnvilOptions = {
  /** Further arguments of anvil, such as `--block-time 3`. */
  args?: readonly string[];
  /** Memory limit in kilobytes; a new chain uses 30 MB. A chain above it is ended, and restarted at its next use. */
  maxDataKb?: number;
  stateSeconds?: number;
  /** States of old blocks in memory; anvil's default when not set. None is written to disk. */
  keptStates?: number;
};

export type Anvil = {
  rpcUrl: string;
  pid: number;
  /** Resolves when the chain has ended for any reason. */
  ended: Promise<void>;
  stop(): Promise<void>;
};

/** Starts anvil with its state in a file and waits until it responds; throws a sentence on failure. */
export async function startAnvil(
  chainId: number,
  stateFile: string,
  { args = [], maxDataKb = 1024 * 1024, stateSeconds = 20, keptStates }: AnvilOptions = {},
): Promise<Anvil> {
  const port = await findFreePort();
  const rpcUrl = `http://127.0.0.1:${port}`;
  const options = ["--host", "127.0.0.1", "--port", `${port}`, "--chain-id", `${chainId}`, "--quiet"];
  const limits = ["--gas-limit", `${blockGasLimit}`, "--memory-limit", `${maxMemoryBytes}`];
  const state = ["--state", stateFile, "--state-interval", `${stateSeconds}`];
  const states = keptStates === undefined ? ["--max-persisted-states", "0"] : ["--prune-history", `${keptStates}`];
  // In a process group of its own: Ctrl-C reaches this process only, which ends its chains in order.
  const child = spawn(
    "sh",
    ["-c", shellScript, "anvil", anvilProgram(), ...options, ...limits, ...state, ...states, ...args],
    {
      stdio: ["pipe", "ignore", "ignore"],
      detached: true,
      env: { ...process.env, HALYARD_CHAIN_KB: `${maxDataKb}` },
    },
  );
  const ended = new Promise<void>((resolve) => {
    child.once("error", () => resolve());
    child.once("exit", () => resolve());
  });
  child.stdin.on("error", () => undefined);
  void ended.then(() => child.stdin.destroy());
  child.unref();
  const deadline = performance.now() + startTimeoutMs;
  while ((await fetchChainId(rpcUrl)) !== chainId) {
    if (child.pid === undefined || hasEnded(child) || performance.now() > deadline) {
      await stop(child, ended);
      throw new Error(`The local test chain ${chainId} did not start.`);
    }
    await sleep(25);
  }
  return { rpcUrl, pid: child.pid ?? 0, ended, stop: () => stop(child, ended) };
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.stdin?.end();
  const timer = setTimeout(() => {
    if (child.pid !== undefined && !hasEnded(child)) process.kill(-child.pid, "SIGKILL");
  }, stopTimeoutMs);
  await ended;
  clearTimeout(timer);
}
