import { setTimeout as sleep } from "node:timers/promises";

import type { ServicesEnv } from "../../env.ts";
import { log, getErrorMessage } from "../../kit/log.ts";
import { MethodRounds, probeAllMethods } from "../methods/MethodRounds.ts";
import { deliver } from "../deliver.ts";
import { storeResults } from "../storeResults.ts";
import type { ProbeResult } from "../ProbeResult.ts";
import { measureRound } from "./measureRound.ts";
import type { ProbeSettings } from "./readProbeSettings.ts";

// About four hours at one a minute; older ones are rejected after a day anyway.
const maxWaiting = 240;

/** Measures and stores one round, then calls every method once; throws when storing failed. */
export async function probeOnce(settings: ProbeSettings, env: ServicesEnv): Promise<void> {
  await store(await measure(settings), settings, env);
  await probeAllMethods(settings, env);
}

/**
 * Measures and stores a round at an interval until stopped, and calls every method once a day beside it; rounds that
 * could not be stored are retried with the next.
 */
export async function probeEvery(seconds: number, settings: ProbeSettings, env: ServicesEnv, stop: AbortSignal) {
  let waiting: ProbeResult[][] = [];
  const methods = new MethodRounds(settings, env);
  while (!stop.aborted) {
    const next = performance.now() + seconds * 1000;
    methods.start();
    waiting = [...waiting, await measure(settings)].slice(-maxWaiting);
    waiting = await storeWaiting(waiting, settings, env);
    await sleep(Math.max(0, next - performance.now()), undefined, { signal: stop }).catch(() => undefined);
  }
  await methods.running;
}

async function storeWaiting(waiting: ProbeResult[][], settings: ProbeSettings, env: ServicesEnv) {
  const left = [...waiting];
  try {
    for (let round = left[0]; round; round = left[0]) {
      await store(round, settings, env);
      left.shift();
    }
  } catch (error) {
    log("warn", "probe", "round not stored, will be retried with the next", {
      waiting: left.length,
      reason: getErrorMessage(error),
    });
  }
  return left;
}

const measure = (settings: ProbeSettings) =>
  measureRound(settings, ({ chain, network, index }, reason) =>
    log("warn", "probe", "not reachable", { protocol: chain.key, network, endpoint: index, reason }),
  );

async function store(round: ProbeResult[], { region }: ProbeSettings, env: ServicesEnv): Promise<void> {
  const results = round.map(({ takenAt, ...rest }) => ({ ...rest, takenAt: takenAt.getTime() }));
  await deliver({ path: "results", body: { results }, store: (db) => storeResults(db, round, new Date()) }, env);
  const reachable = round.filter((result) => result.reachable).length;
  log("info", "probe", "round stored", { region, endpoints: round.length, reachable });
}
