import { CompiledQuery } from "kysely";
import type { Kysely } from "kysely";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { IRateLimiterOptions, RateLimiterAbstract } from "rate-limiter-flexible";

import { connectRedis } from "./connectRedis.ts";

export type Limit = { points: number; seconds: number };

/** A table with the columns `key`, `points` and `expire`, and the database that has it. */
export type LimitTable = { name: string; db: Pick<Kysely<unknown>, "executeQuery"> };

/** Counts requests by key: for all instances in Redis or else a table, in this process without either or while it is down. */
export class RateLimiter<Name extends string> {
  readonly #limiters: Map<string, { limiter: RateLimiterAbstract; seconds: number }>;
  readonly #disconnect: () => void;

  private constructor(
    limiters: Map<string, { limiter: RateLimiterAbstract; seconds: number }>,
    disconnect: () => void,
  ) {
    this.#limiters = limiters;
    this.#disconnect = disconnect;
  }

  /** Limits by name; `prefix` separates the keys of services in a store. */
  static async open<Name extends string>(
    prefix: string,
    limits: Record<Name, Limit>,
    redisUrl?: string,
    table?: LimitTable,
  ): Promise<RateLimiter<Name>> {
    const redis = redisUrl ? await connectRedis(redisUrl, prefix) : undefined;
    const toLimiter = (name: string, { points, seconds: duration }: Limit) => {
      const options = { keyPrefix: `${prefix}:${name}`, points, duration };
      const insuranceLimiter = new RateLimiterMemory(options);
      if (!redis && table) return countInTable(table, { ...options, insuranceLimiter });
      if (!redis) return insuranceLimiter;
      return new RateLimiterRedis({ ...options, storeClient: redis, rejectIfRedisNotReady: true, insuranceLimiter });
    };
    const entries = Object.entries<Limit>(limits).map(
      ([name, limit]) => [name, { limiter: toLimiter(name, limit), seconds: limit.seconds }] as const,
    );
    return new RateLimiter<Name>(new Map(entries), () => redis?.disconnect());
  }

  /** Counts points for a key; returns the seconds to wait above the limit. */
  async consume(name: Name, key: string, points = 1): Promise<number | undefined> {
    const entry = this.#limiters.get(name);
    if (!entry) throw new Error(`There is no limit with the name ${name}.`);
    try {
      await entry.limiter.consume(key, points);
      return undefined;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      // After the clock was set back, the remainder exceeds the window.
      return Math.max(1, Math.min(Math.ceil(error.msBeforeNext / 1_000), entry.seconds));
    }
  }

  /** Returns points, for an attempt that does not count. */
  async refund(name: Name, key: string, points = 1): Promise<void> {
    await this.#limiters.get(name)?.limiter.reward(key, points);
  }

  close(): void {
    this.#disconnect();
  }
}

const countInTable = ({ name, db }: LimitTable, options: IRateLimiterOptions) =>
  new RateLimiterPostgres({
    ...options,
    storeType: "client",
    tableName: name,
    tableCreated: true,
    storeClient: {
      query: async ({ text, values }: { text: string; values: unknown[] }) => {
        const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
        return { rows, rowCount: rows.length };
      },
    },
  });
