import { randomUUID } from "node:crypto";

import { Redis } from "ioredis";

import type { ContentChange } from "../../features/shared/contracts/serverBridge.ts";
import { log } from "../log.ts";

const channel = "halyard:published";
const lossMark = "loss";

type Options = { redisUrl: string; onChange: (change: ContentChange) => Promise<void> };

/**
 * Publishes content changes to the other instances and listens for theirs: a webhook reaches only one. While Redis is
 * down, every instance notices changes at its next poll of the repository.
 */
export class InvalidationBus {
  private readonly own = randomUUID();
  private readonly publisher: Redis;
  private readonly subscriber: Redis;
  private isAway = false;

  constructor({ redisUrl, onChange }: Options) {
    const retryStrategy = (tries: number) => Math.min(tries * 200, 5_000);
    this.publisher = new Redis(redisUrl, { enableOfflineQueue: false, maxRetriesPerRequest: 0, retryStrategy });
    this.subscriber = new Redis(redisUrl, { maxRetriesPerRequest: null, retryStrategy });
    for (const redis of [this.publisher, this.subscriber]) redis.on("error", this.warn);
    this.subscriber.on("ready", () => (this.isAway = false));
    this.subscriber.on("message", (_, message: string) => {
      const [from, mark] = message.split(" ");
      if (from !== this.own) onChange(mark === lossMark ? "loss meant" : "published").catch(this.warn);
    });
    this.subscriber.subscribe(channel).catch(this.warn);
  }

  /** Publishes to all other instances without waiting for them. */
  readonly publish = (change: ContentChange): void => {
    const message = change === "loss meant" ? `${this.own} ${lossMark}` : this.own;
    this.publisher.publish(channel, message).catch(this.warn);
  };

  close(): void {
    this.publisher.disconnect();
    this.subscriber.disconnect();
  }

  private readonly warn = (error: Error): void => {
    if (!this.isAway) log("warn", "changes are not published to other instances", { reason: error.message });
    this.isAway = true;
  };
}
