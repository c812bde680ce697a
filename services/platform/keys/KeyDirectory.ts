import { LRUCache } from "lru-cache";
import type { Kysely } from "kysely";

import { keyPattern } from "../../../features/shared/contracts/accountKeys.ts";
import type { Tables } from "../../db/index.ts";
import { hashKey } from "./KeyStore.ts";

/** The account of a key and its plan. */
export type KeyAccess = { keyId: string; keyHash: string; accountId: string; planId: string; createdAt: Date };

type Entry = { access: KeyAccess | undefined; at: number };

// Another instance may have removed a key.
const freshMs = 2_000;
const maxEntries = 20_000;

/** Looks up keys for the gateway, with a cache of recently used ones. */
export class KeyDirectory {
  private readonly db: Kysely<Tables>;
  private readonly now: () => Date;
  private readonly entries = new LRUCache<string, Entry>({ max: maxEntries });

  constructor(db: Kysely<Tables>, now: () => Date) {
    this.db = db;
    this.now = now;
  }

  /** `undefined` for an unknown or removed key. The cached result is used while the database is unreachable. */
  async find(key: string): Promise<KeyAccess | undefined> {
    if (!keyPattern.test(key)) return undefined;
    const keyHash = hashKey(key);
    const known = this.entries.get(keyHash);
    if (known && performance.now() - known.at < freshMs) return known.access;
    try {
      const access = await this.load(keyHash);
      this.entries.set(keyHash, { access, at: performance.now() });
      return access;
    } catch (error) {
      if (known) return known.access;
      throw error;
    }
  }

  /** Whether a cached result says that a key is valid. */
  isKnown(key: string): boolean {
    return keyPattern.test(key) && this.entries.get(hashKey(key))?.access !== undefined;
  }

  /** Whether a key was removed while a connection with it was open. */
  isRevoked(keyHash: string): boolean {
    const known = this.entries.get(keyHash);
    return known !== undefined && known.access === undefined;
  }

  /** Drops a removed or replaced key from the cache. */
  forget(keyHash: string): void {
    this.entries.set(keyHash, { access: undefined, at: performance.now() });
  }

  private async load(keyHash: string): Promise<KeyAccess | undefined> {
    const row = await this.db
      .selectFrom("api_keys")
      .innerJoin("demo_sessions", "demo_sessions.token_hash", "api_keys.token_hash")
      .select(["api_keys.id", "account_id", "plan_id", "demo_sessions.created_at"])
      .where("key_hash", "=", keyHash)
      .where("expires_at", ">", this.now())
      .executeTakeFirst();
    return row && { keyId: row.id, keyHash, accountId: row.account_id, planId: row.plan_id, createdAt: row.created_at };
  }
}
