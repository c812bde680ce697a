import { setTimeout as sleep } from "node:timers/promises";

import { Redis } from "ioredis";

import { log } from "./log.ts";

/**
 * A Redis that limits of all instances are counted in; `part` names who counts. Never throws: while it is away its
 * commands fail at once, a frozen one costs a request a quarter of a second.
 */
export async function connectRedis(redisUrl: string, part: string): Promise<Redis> {
  const redis = new Redis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: 250,
    disconnectTimeout: 250,
    retryStrategy: (tries) => Math.min(tries * 200, 5_000),
  });
  let isAway = false;
  redis.on("error", (error: Error) => {
    if (!isAway) log("warn", part, "redis is away, limits are counted in process", { reason: error.message });
    isAway = true;
  });
  const connected = new Promise<void>((resolve) => {
    redis.on("ready", () => {
      isAway = false;
      resolve();
    });
  });
  // The start does not depend on it, but the first visitors should be counted with all others.
  await Promise.race([connected, sleep(1_000)]);
  return redis;
}
