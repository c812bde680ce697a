import { createHash, randomUUIDv7 } from "node:crypto";

import type { Kysely, Transaction } from "kysely";

import { incidentMailForm } from "../../../features/shared/contracts/formsApi.ts";
import type { Database, Tables } from "../../db/index.ts";
import { captchaError } from "../../kit/captcha/Captcha.ts";
import type { Passed } from "../../kit/captcha/Captcha.ts";
import { HttpError } from "../../kit/HttpError.ts";
import { removeOlder } from "../../kit/submissions/removeSubmissions.ts";
import type { Submission } from "../model/submission.ts";

const confirmWithinMs = 48 * 60 * 60 * 1_000;

/** Counts a submission for its e-mail address; throws above the limit. */
type Count = () => Promise<void>;

type Row = { idempotencyKey?: string | undefined; confirmBefore?: Date };

// At the start and every hour: 10,000 submissions.
const maxBatches = 20;
const dayMs = 24 * 60 * 60 * 1_000;

/** Submissions and their e-mails, stored in one transaction. */
export class SubmissionStore {
  private readonly db: Kysely<Tables>;
  private readonly keptDays: number | undefined;

  /** `keptDays`: after how many days submissions are deleted; never without it. */
  constructor({ db }: Pick<Database, "db">, keptDays?: number) {
    this.db = db;
    this.keptDays = keptDays;
  }

  /** The id of the same submission stored earlier under this key. */
  async findRepeated(idempotencyKey: string | undefined): Promise<string | undefined> {
    return idempotencyKey ? findByKey(this.db, idempotencyKey) : undefined;
  }

  /**
   * Stores a submission once for its idempotency key, and its token as used; returns its id. It counts only after the
   * token was found unused: a replayed token counts against no limit.
   */
  accept(submission: Submission, token: Passed, count: Count, idempotencyKey?: string): Promise<string> {
    return this.db.transaction().execute(async (transaction) => {
      const id = await insert(transaction, submission, { idempotencyKey });
      // Two identical requests arrived at once, and the other was stored first.
      if (!id) return repeated(transaction, idempotencyKey);
      await use(transaction, token, captchaError("used"));
      await count();
      await enqueue(transaction, id, "team");
      return id;
    });
  }

  /** Stores a submission that waits for confirmation; returns its id. */
  acceptPending(submission: Submission, ticket: Passed, count: Count, idempotencyKey?: string): Promise<string> {
    return this.db.transaction().execute(async (transaction) => {
      const confirmBefore = new Date(Date.now() + confirmWithinMs);
      const id = await insert(transaction, submission, { confirmBefore, idempotencyKey });
      if (!id) return repeated(transaction, idempotencyKey);
      await use(transaction, ticket, new HttpError(403, "ticket_used", "The form was sent already."));
      await count();
      await enqueue(transaction, id, "confirmation");
      return id;
    });
  }

  /** Confirms a pending submission, once however often it is called; returns its form. */
  confirm(id: string): Promise<string> {
    return this.db.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom("submissions")
        .select(["form", "state", "email"])
        .where("id", "=", id)
        .forUpdate()
        .executeTakeFirst();
      if (!row) throw new HttpError(403, "token_expired", "The link has expired.");
      if (row.state === "accepted") return row.form;
      await transaction.updateTable("submissions").set({ state: "accepted" }).where("id", "=", id).execute();
      if (row.form === incidentMailForm) await removeOthers(transaction, id, row.email);
      else await enqueue(transaction, id, "team");
      return row.form;
    });
  }

  /** Ends a subscription of incidents; one that has ended already is no error. */
  async leave(id: string): Promise<void> {
    await this.db.deleteFrom("submissions").where("id", "=", id).where("form", "=", incidentMailForm).execute();
  }

  /** Deletes expired rows: used tokens, unconfirmed submissions, and those older than they are kept. */
  async tidy(): Promise<void> {
    const now = new Date(Date.now());
    await this.db.deleteFrom("used_captchas").where("expires_at", "<", now).execute();
    await this.db.deleteFrom("submissions").where("state", "=", "pending").where("confirm_before", "<", now).execute();
    if (this.keptDays) await removeOlder(this.db, new Date(now.getTime() - this.keptDays * dayMs), maxBatches);
  }
}

/** A key is bound to a form and its content: changed content is a new submission. */
export const scopeKey = (key: string, submission: Submission): string =>
  createHash("sha256")
    .update(JSON.stringify([key, submission]))
    .digest("base64url");

async function insert(transaction: Transaction<Tables>, submission: Submission, row: Row) {
  const { form, email, name, fields, recipients = [] } = submission;
  const stored = await transaction
    .insertInto("submissions")
    .values({
      id: randomUUIDv7(),
      form,
      email,
      name,
      fields: JSON.stringify(fields),
      state: row.confirmBefore ? "pending" : "accepted",
      idempotency_key: row.idempotencyKey ?? null,
      confirm_before: row.confirmBefore ?? null,
      recipients: recipients.length > 0 ? recipients.join(", ") : null,
      created_at: new Date(Date.now()),
    })
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return stored?.id;
}

async function repeated(db: Kysely<Tables>, idempotencyKey = ""): Promise<string> {
  const id = await findByKey(db, idempotencyKey);
  if (!id) throw new Error("A submission was neither stored nor found.");
  return id;
}

async function findByKey(db: Kysely<Tables>, key: string): Promise<string | undefined> {
  const row = await db.selectFrom("submissions").select("id").where("idempotency_key", "=", key).executeTakeFirst();
  return row?.id;
}

async function use(transaction: Transaction<Tables>, { id, expiresAt }: Passed, used: HttpError): Promise<void> {
  const stored = await transaction
    .insertInto("used_captchas")
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!stored) throw used;
}

/** A subscription replaces earlier ones of the same address. */
async function removeOthers(transaction: Transaction<Tables>, id: string, email: string): Promise<void> {
  await transaction
    .deleteFrom("submissions")
    .where("form", "=", incidentMailForm)
    .where(({ fn, ref }) => fn("lower", [ref("email")]), "=", email.toLowerCase())
    .where("id", "<>", id)
    .execute();
}

async function enqueue(transaction: Transaction<Tables>, submission: string, kind: "team" | "confirmation") {
  const now = new Date(Date.now());
  await transaction
    .insertInto("outbox")
    .values({ id: `${submission}.${kind}`, submission_id: submission, kind, next_try_at: now, created_at: now })
    .execute();
}
