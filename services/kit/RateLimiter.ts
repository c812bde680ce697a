import { CompiledQuery } from "kysely";
import type { Kysely } from "kysely";
import { RateLimiterPostgres, RateLimiterRedis } from "rate-limiter-flexible";
import type { IRateLimiterOptions, RateLimiterAbstract } from "rate-limiter-flexible";

import { BoundedRateLimiter, consumePoints } from "../../features/shared/contracts/rateLimits.ts";
import { connectRedis } from "./connectRedis.ts";

export type Limit = { points: number; seconds: number };

/** A table with the columns `key`, `points` and `expire`, and the database that has it. */
export type LimitTable = { name: string; db: Pick<Kysely<unknown>, "executeQuery"> };

/** Counts requests by key: for all instances in Redis or else a table, in this process without either or while it is down. */
export class RateLimiter<Name extends string> {
  private readonly limiters: Map<string, RateLimiterAbstract>;
  private readonly disconnect: () => void;

  private constructor(limiters: Map<string, RateLimiterAbstract>, disconnect: () => void) {
    this.limiters = limiters;
    this.disconnect = disconnect;
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
      const insuranceLimiter = new BoundedRateLimiter(options);
      if (!redis && table) return countInTable(table, { ...options, insuranceLimiter });
      if (!redis) return insuranceLimiter;
      return new RateLimiterRedis({ ...options, storeClient: redis, rejectIfRedisNotReady: true, insuranceLimiter });
    };
    const entries = Object.entries<Limit>(limits).map(([name, limit]) => [name, toLimiter(name, limit)] as const);
    return new RateLimiter<Name>(new Map(entries), () => redis?.disconnect());
  }

  /** Counts points for a key; returns the seconds to wait above the limit. */
  async consume(name: Name, key: string, points = 1): Promise<number | undefined> {
    const limiter = this.limiters.get(name);
    if (!limiter) throw new Error(`There is no limit with the name ${name}.`);
    return consumePoints(limiter, key, points);
  }

  /** Returns points, for an attempt that does not count. */
  async refund(name: Name, key: string, points = 1): Promise<void> {
    await this.limiters.get(name)?.reward(key, points);
  }

  close(): void {
    this.disconnect();
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
