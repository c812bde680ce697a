import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { log } from "../log.ts";
import { startAnvil } from "./anvil.ts";
import type { Anvil, AnvilOptions } from "./anvil.ts";
import { noteProcess, waitForPredecessor } from "./predecessor.ts";
import { keepGood, putAside } from "./stateFile.ts";

export type Chains = {
  /** The local test chain with this id, started if necessary. Call before every use: an idle chain stops. */
  localChain(chainId: number): Promise<RunningChain>;
  /** Ends one chain after it wrote its state; its next use restarts it. */
  stop(chainId: number): Promise<void>;
  /** Ends every chain; their state stays in the data folder. */
  close(): Promise<void>;
};

/** `ended` resolves when the chain has ended, for whatever reason. */
type RunningChain = { rpcUrl: string; ended: Promise<void> };

export type ChainsOptions = {
  dataDir: string;
  idleMs?: number;
  maxRunning?: number;
  anvil?: AnvilOptions;
  /** Prepares the state file before the chain starts with it. */
  prepareState?: (stateFile: string) => void;
};

type Entry = { starting: Promise<Anvil>; usedAt: number };

const sweepMs = 30_000;

/** Local EVM test chains (anvil), one for each chain id, started on first use and stopped when idle. */
export function createChains(options: ChainsOptions): Chains {
  const { dataDir, idleMs = 600_000, maxRunning = 12 } = options;
  const entries = new Map<number, Entry>();
  const ending = new Map<number, Promise<void>>();
  let closed = false;
  const end = (chainId: number) => {
    const entry = entries.get(chainId);
    entries.delete(chainId);
    // A failure to start has been reported to the caller.
    const done = Promise.resolve(entry?.starting.then((anvil) => anvil.stop()).catch(() => undefined));
    ending.set(chainId, done);
    return done;
  };
  const sweep = () => {
    for (const [chainId, { usedAt }] of entries) if (performance.now() - usedAt > idleMs) void end(chainId);
  };
  const timer = setInterval(sweep, Math.min(idleMs, sweepMs)).unref();
  const start = async (chainId: number) => {
    const oldest = [...entries].sort(([, a], [, b]) => a.usedAt - b.usedAt)[0];
    if (oldest && entries.size >= maxRunning) await end(oldest[0]);
    await ending.get(chainId);
    return open(join(dataDir, "chains", `${chainId}`), chainId, options);
  };
  const add = (chainId: number) => {
    const entry: Entry = { starting: start(chainId), usedAt: performance.now() };
    const forget = () => {
      if (entries.get(chainId) === entry) entries.delete(chainId);
    };
    entry.starting.then(({ ended }) => ended.then(forget), forget);
    entries.set(chainId, entry);
    return entry;
  };
  return {
    localChain: async (chainId) => {
      if (!Number.isSafeInteger(chainId) || chainId < 1) throw new Error("A chain ID is a whole number above zero.");
      if (closed) throw new Error("The local test chains are closing.");
      const entry = entries.get(chainId) ?? add(chainId);
      entry.usedAt = performance.now();
      const { rpcUrl, ended } = await entry.starting;
      // The idle time starts when the chain is up, however long that took.
      entry.usedAt = performance.now();
      return { rpcUrl, ended };
    },
    stop: end,
    close: async () => {
      closed = true;
      clearInterval(timer);
      await Promise.all([...entries.keys()].map(end));
      await Promise.all(ending.values());
    },
  };
}

async function open(folder: string, chainId: number, { anvil: settings, prepareState }: ChainsOptions): Promise<Anvil> {
  mkdirSync(folder, { recursive: true });
  const state = join(folder, "state.json");
  const note = join(folder, "process");
  await waitForPredecessor(note);
  prepareState?.(state);
  const anvil = await startAnvil(chainId, state, settings).catch((error: unknown) => {
    if (!putAside(state)) throw error;
    return startAnvil(chainId, state, settings);
  });
  const forget = noteProcess(note, anvil.pid);
  keepGood(state);
  log("info", "chain", "local test chain started", { chainId });
  void anvil.ended.then(() => {
    forget();
    log("info", "chain", "local test chain stopped", { chainId });
  });
  return anvil;
}
