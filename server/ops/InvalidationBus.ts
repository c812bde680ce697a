import { randomUUID } from "node:crypto";

import { Redis } from "ioredis";

import type { ContentChange } from "../../features/shared/contracts/serverBridge.ts";
import { log } from "../log.ts";

const channel = "halyard:published";
const lossMark = "loss";

type Options = { redisUrl: string; heard: (news: ContentChange) => Promise<void> };

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
    this.listener.on("message", (_, message: string) => {
      const [from, mark] = message.split(" ");
      if (from !== this.own) heard(mark === lossMark ? "loss meant" : "published").catch(this.warn);
    });
    this.listener.subscribe(channel).catch(this.warn);
  }

  /** Tells all others; does not wait for them. */
  readonly tell = (news: ContentChange): void => {
    const message = news === "loss meant" ? `${this.own} ${lossMark}` : this.own;
    this.teller.publish(channel, message).catch(this.warn);
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
