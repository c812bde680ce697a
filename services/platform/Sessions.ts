import { createHash, randomBytes } from "node:crypto";

import type { Kysely } from "kysely";

import type { Tables } from "../db/index.ts";
import { HttpError } from "../kit/HttpError.ts";

/** `id` is the account's; `tokenHash` identifies the session in the database. */
export type Session = { id: string; tokenHash: string; planId: string; createdAt: Date };

const dayMs = 24 * 3600 * 1000;
const lifetimeMs = 12 * 3600 * 1000;
/** An account with a key lasts as long as a browser may store its cookie. */
const keyedLifetime = 365 * dayMs;
// Anyone can open a demo session, so the table is bounded; the oldest rows are deleted first.
const maxSessions = 10_000;
// Sessions with keys are never evicted, so their number is limited.
const maxKeyed = 200_000;

/** Demo sign-ins, stored as hashes of their tokens. */
export class Sessions {
  private readonly db: Kysely<Tables>;
  private readonly now: () => Date;

  constructor(db: Kysely<Tables>, now: () => Date) {
    this.db = db;
    this.now = now;
  }

  /** A new token, valid for 12 hours, or for a year with a key. */
  async open(planId: string, { forKey = false } = {}): Promise<string> {
    const token = randomBytes(32).toString("base64url");
    const now = this.now();
    await this.evictOldest(now);
    if (forKey) await this.assertKeyCapacity();
    await this.db
      .insertInto("demo_sessions")
      .values({
        token_hash: hashToken(token),
        plan_id: planId,
        created_at: now,
        expires_at: new Date(now.getTime() + (forKey ? keyedLifetime : lifetimeMs)),
        has_keys: forKey,
      })
      .execute();
    return token;
  }

  /** The session of a token; `undefined` when it is unknown or expired. */
  async find(token: string): Promise<Session | undefined> {
    const row = await this.db
      .selectFrom("demo_sessions")
      .select(["token_hash", "plan_id", "created_at"])
      .where("token_hash", "=", hashToken(token))
      .where("expires_at", ">", this.now())
      .executeTakeFirst();
    return (
      row && {
        id: toAccountId(row.token_hash),
        tokenHash: row.token_hash,
        planId: row.plan_id,
        createdAt: row.created_at,
      }
    );
  }

  /** Extends a session to the lifetime of its keys. */
  async keep({ tokenHash }: Session): Promise<void> {
    const { numUpdatedRows } = await this.db
      .updateTable("demo_sessions")
      .set({ has_keys: true, expires_at: new Date(this.now().getTime() + keyedLifetime) })
      .where("token_hash", "=", tokenHash)
      .where("has_keys", "=", false)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await this.assertKeyCapacity();
  }

  /** Ends the session of a token with its keys; returns whether there was one. */
  async end(token: string): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom("demo_sessions")
      .where("token_hash", "=", hashToken(token))
      .where("expires_at", ">", this.now())
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  private async evictOldest(now: Date): Promise<void> {
    await this.db.deleteFrom("demo_sessions").where("expires_at", "<=", now).execute();
    await this.db
      .deleteFrom("demo_sessions")
      .where("token_hash", "in", (query) =>
        query
          .selectFrom("demo_sessions")
          .select("token_hash")
          .where("has_keys", "=", false)
          .orderBy("created_at", "desc")
          .offset(maxSessions - 1),
      )
      .execute();
  }

  private async assertKeyCapacity(): Promise<void> {
    const { count } = await this.db
      .selectFrom("demo_sessions")
      .select(({ fn }) => fn.countAll().as("count"))
      .where("has_keys", "=", true)
      .executeTakeFirstOrThrow();
    if (Number(count) <= maxKeyed) return;
    throw new HttpError(503, "keys_full", "This demonstration has reached its number of keys.");
  }
}

const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");

/** The account of a session. */
const toAccountId = (tokenHash: string) => tokenHash.slice(0, 24);
