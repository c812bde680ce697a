import type { Kysely } from "kysely";

import type { Database, Tables } from "../../db/index.ts";
import type { Job } from "./compose.ts";

const minuteMs = 60 * 1_000;

/** Milliseconds between attempts: eight attempts within a day. */
export const defaultDelays = [1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * minuteMs);

export type Claimed = Job & { tries: number };

const batch = 5;

/** The e-mails that are not sent yet. */
export class OutboxStore {
  private readonly db: Kysely<Tables>;
  private readonly delays: number[];

  constructor({ db }: Pick<Database, "db">, delays: number[]) {
    this.db = db;
    this.delays = delays;
  }

  /** Takes due jobs. The next attempt is scheduled first, so a crash in this one loses nothing. */
  claim(): Promise<Claimed[]> {
    return this.db.transaction().execute(async (transaction) => {
      const now = new Date(Date.now());
      const due = await transaction
        .selectFrom("outbox")
        .innerJoin("submissions", "submissions.id", "outbox.submission_id")
        .select(["outbox.id", "outbox.kind", "outbox.tries", "outbox.submission_id", "outbox.created_at as queued_at"])
        .select(["form", "email", "name", "fields", "confirm_before", "submissions.created_at"])
        .where("delivered_at", "is", null)
        .where("given_up_at", "is", null)
        // A row from the future was stored before the clock was set back: it counts as now.
        .where(({ eb, or }) => or([eb("next_try_at", "<=", now), eb("outbox.created_at", ">", now)]))
        .orderBy("next_try_at")
        .limit(batch)
        // Several instances share the work without waiting for one another.
        .forUpdate("outbox")
        .skipLocked()
        .execute();
      for (const { id, tries, queued_at } of due) {
        const next_try_at = new Date(now.getTime() + this.delayAfter(tries + 1));
        await transaction
          .updateTable("outbox")
          .set({ tries: tries + 1, next_try_at, created_at: queued_at > now ? now : queued_at })
          .where("id", "=", id)
          .execute();
      }
      return due.map((job) => ({ ...job, tries: job.tries + 1 }));
    });
  }

  async markDelivered(id: string): Promise<void> {
    const delivered = { delivered_at: new Date(Date.now()), last_error: null };
    await this.db.updateTable("outbox").set(delivered).where("id", "=", id).execute();
  }

  /** Stores why an attempt failed. Returns true after the last attempt. */
  async markFailed({ id, tries }: Claimed, reason: string): Promise<boolean> {
    const isLast = tries > this.delays.length;
    await this.db
      .updateTable("outbox")
      .set({ last_error: reason, given_up_at: isLast ? new Date(Date.now()) : null })
      .where("id", "=", id)
      .execute();
    return isLast;
  }

  private delayAfter(tries: number): number {
    return this.delays[Math.min(tries, this.delays.length) - 1] ?? minuteMs;
  }
}
