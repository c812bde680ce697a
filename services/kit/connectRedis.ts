import { setTimeout as sleep } from "node:timers/promises";

import { Redis } from "ioredis";

import { log } from "./log.ts";

/**
 * A Redis client for limits shared by all instances; `part` names the caller in logs. Never throws: while it is down
 * its commands fail at once, and while it hangs after 250 ms.
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
  // Wait briefly for the connection, so that the first requests are counted there too.
  await Promise.race([connected, sleep(1_000)]);
  return redis;
}
