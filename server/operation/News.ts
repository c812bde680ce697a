import { randomUUID } from "node:crypto";

import { Redis } from "ioredis";

import { log } from "../log.ts";

const channel = "halyard:published";

type Options = { redisUrl: string; heard: () => Promise<void> };

/**
 * Tells the other instances that something was published, and hears it from them: a webhook reaches only one. While
 * Redis is away nothing is told, and every instance finds out when it next looks by itself.
 */
export class News {
  private readonly own = randomUUID();
  private readonly teller: Redis;
  private readonly listener: Redis;
  private isAway = false;

  constructor({ redisUrl, heard }: Options) {
    const retryStrategy = (tries: number) => Math.min(tries * 200, 5_000);
    this.teller = new Redis(redisUrl, { enableOfflineQueue: false, maxRetriesPerRequest: 0, retryStrategy });
    this.listener = new Redis(redisUrl, { maxRetriesPerRequest: null, retryStrategy });
    for (const redis of [this.teller, this.listener]) redis.on("error", this.warn);
    this.listener.on("ready", () => (this.isAway = false));
    this.listener.on("message", (_, from: string) => {
      if (from !== this.own) heard().catch(this.warn);
    });
    this.listener.subscribe(channel).catch(this.warn);
  }

  /** Tells all others; does not wait for them. */
  readonly tell = (): void => {
    this.teller.publish(channel, this.own).catch(this.warn);
  };

  close(): void {
    this.teller.disconnect();
    this.listener.disconnect();
  }

  private readonly warn = (error: Error): void => {
    if (!this.isAway) log("warn", "other instances are not told of publications", { reason: error.message });
    this.isAway = true;
  };
}
