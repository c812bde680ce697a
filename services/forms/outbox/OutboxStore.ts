import { randomUUID } from "node:crypto";

import type { Kysely } from "kysely";

import type { Database, Tables } from "../../db/index.ts";
import { mailSchema } from "./compose.ts";
import type { Job, Mail } from "./compose.ts";

const minuteMs = 60 * 1_000;

/** Milliseconds between attempts: eight attempts within a day. */
export const defaultDelays = [1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * minuteMs);

export type Claimed = Job & { tries: number };

const batch = 5;
const keptMs = 30 * 24 * 60 * minuteMs;

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
        .leftJoin("submissions", "submissions.id", "outbox.submission_id")
        .select(["outbox.id", "outbox.kind", "outbox.tries", "outbox.submission_id", "outbox.created_at as queued_at"])
        .select("outbox.mail")
        .select(["form", "email", "name", "fields", "confirm_before", "recipients", "submissions.created_at"])
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
      return due.map((job) => ({ ...toJob(job), tries: job.tries + 1 }));
    });
  }

  /** Queues e-mails that belong to no submission. */
  async add(mails: readonly Mail[]): Promise<void> {
    const rows = mails.map((mail) => ({
      id: randomUUID(),
      submission_id: null,
      kind: "studio" as const,
      mail: JSON.stringify(mail),
      delivered_at: null,
      given_up_at: null,
      last_error: null,
    }));
    if (rows.length > 0) await this.db.insertInto("outbox").values(rows).execute();
  }

  /** Deletes e-mails that belong to no submission, once they are sent or were given up a month ago. */
  async tidy(): Promise<void> {
    const before = new Date(Date.now() - keptMs);
    await this.db
      .deleteFrom("outbox")
      .where("submission_id", "is", null)
      .where(({ eb, or }) => or([eb("delivered_at", "is not", null), eb("given_up_at", "<", before)]))
      .execute();
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

type Row = {
  id: string;
  kind: Job["kind"];
  submission_id: string | null;
  queued_at: Date;
  mail: object | null;
} & {
  [Name in "form" | "email" | "name" | "fields" | "confirm_before" | "recipients" | "created_at"]: Job[Name] | null;
};

/** A row as a job; one without a submission holds its e-mail itself. */
const toJob = ({ queued_at, mail, ...row }: Row): Job => ({
  id: row.id,
  kind: row.kind,
  submission_id: row.submission_id ?? "",
  form: row.form ?? "",
  email: row.email ?? "",
  name: row.name ?? "",
  fields: row.fields ?? {},
  confirm_before: row.confirm_before,
  recipients: row.recipients,
  created_at: row.created_at ?? queued_at,
  mail: mail === null ? null : mailSchema.validateSync(mail),
});
