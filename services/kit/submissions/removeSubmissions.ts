import { sql } from "kysely";
import type { Kysely } from "kysely";

import { incidentMailForm } from "../../../features/shared/contracts/formsApi.ts";
import type { Tables } from "../../db/index.ts";

// They last until their visitors leave.
const subscriptions = ["newsletter", incidentMailForm];
const batch = 500;

/** Deletes submissions from before a time with their e-mails, 500 at a time; returns how many. Subscriptions stay. */
export async function removeOlder(db: Kysely<Tables>, before: Date, maxBatches = Infinity): Promise<number> {
  const old = db
    .selectFrom("submissions")
    .select("id")
    .where("created_at", "<", before)
    .where("form", "not in", subscriptions)
    .limit(batch);
  let total = 0;
  for (let count = 0; count < maxBatches; count += 1) {
    const { numDeletedRows } = await db.deleteFrom("submissions").where("id", "in", old).executeTakeFirst();
    total += Number(numDeletedRows);
    if (numDeletedRows < batch) break;
  }
  return total;
}

/** Deletes everything that was sent with an e-mail address in any field, subscriptions too; returns how many. */
export async function removeOfPerson(db: Kysely<Tables>, email: string): Promise<number> {
  const address = email.toLowerCase();
  const { numDeletedRows } = await db
    .deleteFrom("submissions")
    .where(({ eb, or, fn, ref }) =>
      or([
        eb(fn("lower", [ref("email")]), "=", address),
        sql<boolean>`exists (select from jsonb_each_text(fields) where lower(value) = ${address})`,
      ]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
