import type { Kysely } from "kysely";
import { array, number, object, string } from "yup";

import type { Tables } from "../../db/index.ts";

/** The result of a requested link. */
export type LinkCheck = {
  url: string;
  checkedAt: Date;
  /** The final status; `null` without a response. */
  status: number | null;
};

/** Maximum links per request. */
export const maxChecks = 400;

const check = object({
  url: string()
    .max(2_000)
    .matches(/^https?:\/\//)
    .required(),
  /** Milliseconds since 1970. */
  checkedAt: number().integer().positive().required(),
  status: number().integer().min(100).max(599).defined().nullable(),
});

/** A round of checks sent by the command. */
export const checksBody = object({ checks: array(check.required()).min(1).max(maxChecks).required() });

// Links that no page has any more are deleted.
const retentionMs = 400 * 24 * 3600 * 1000;

/** Stores a round of checks; an older check never replaces a later one. */
export async function storeLinkChecks(db: Kysely<Tables>, checks: LinkCheck[], now: Date): Promise<void> {
  await db
    .insertInto("link_checks")
    .values(checks.map(({ url, checkedAt, status }) => ({ url, checked_at: checkedAt, status })))
    .onConflict((conflict) =>
      conflict
        .column("url")
        .doUpdateSet((row) => ({ checked_at: row.ref("excluded.checked_at"), status: row.ref("excluded.status") }))
        .whereRef("link_checks.checked_at", "<", "excluded.checked_at"),
    )
    .execute();
  await db
    .deleteFrom("link_checks")
    .where("checked_at", "<", new Date(now.getTime() - retentionMs))
    .execute();
}

/** The last check of every link, by URL. */
export async function readLinkChecks(db: Kysely<Tables>) {
  const rows = await db.selectFrom("link_checks").selectAll().execute();
  return Object.fromEntries(
    rows.map((row) => [row.url, { checkedAt: row.checked_at.toISOString(), status: row.status }]),
  );
}
