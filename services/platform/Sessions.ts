import { createHash, randomBytes } from "node:crypto";

import type { Kysely } from "kysely";

import type { Tables } from "../db/tables.ts";

export type Session = { id: string; planId: string; createdAt: Date };

const lifetime = 12 * 3600 * 1000;
// Anyone may sign in to the demonstration, so the table is bounded: the oldest go first.
const maxSessions = 10_000;

/** Demo sign-ins, kept as hashes of their tokens. */
export class Sessions {
  readonly #db: Kysely<Tables>;
  readonly #now: () => Date;

  constructor(db: Kysely<Tables>, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** A new token, good for 12 hours. */
  async open(planId: string): Promise<string> {
    const token = randomBytes(32).toString("base64url");
    const now = this.#now();
    await this.#makeRoom(now);
    await this.#db
      .insertInto("demo_sessions")
      .values({
        token_hash: hash(token),
        plan_id: planId,
        created_at: now,
        expires_at: new Date(now.getTime() + lifetime),
      })
      .execute();
    return token;
  }

  /** The session of a token; `undefined` when there is none, or when it ended. */
  async find(token: string): Promise<Session | undefined> {
    const row = await this.#db
      .selectFrom("demo_sessions")
      .select(["token_hash", "plan_id", "created_at"])
      .where("token_hash", "=", hash(token))
      .where("expires_at", ">", this.#now())
      .executeTakeFirst();
    return row && { id: row.token_hash.slice(0, 24), planId: row.plan_id, createdAt: row.created_at };
  }

  /** Ends the session of a token; tells whether there was one. */
  async end(token: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom("demo_sessions")
      .where("token_hash", "=", hash(token))
      .where("expires_at", ">", this.#now())
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async #makeRoom(now: Date): Promise<void> {
    await this.#db.deleteFrom("demo_sessions").where("expires_at", "<=", now).execute();
    await this.#db
      .deleteFrom("demo_sessions")
      .where("token_hash", "in", (query) =>
        query
          .selectFrom("demo_sessions")
          .select("token_hash")
          .orderBy("created_at", "desc")
          .offset(maxSessions - 1),
      )
      .execute();
  }
}

const hash = (token: string) => createHash("sha256").update(token).digest("hex");
