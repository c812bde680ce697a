import { sql } from "kysely";
import type { Kysely, Selectable } from "kysely";

import type { Tables } from "../../db/index.ts";

export type LeadFilter = {
  form?: string | undefined;
  since?: string | undefined;
  search?: string | undefined;
  /** Also those that wait for their visitor's confirmation. */
  pending?: boolean | undefined;
  isDone?: boolean | undefined;
  /** Id of a person; null for submissions of nobody. */
  assignee?: string | null | undefined;
};

export type Lead = {
  id: string;
  createdAt: string;
  form: string;
  state: string;
  email: string;
  name: string;
  fields: Record<string, unknown>;
  /** When the team was done with it. */
  doneAt: string | null;
  assignee: string | null;
};

export type LeadPage = { leads: Lead[]; next?: string };

const pageSize = 500;

/** A page of submissions, oldest first, after an id. */
export async function listLeads(db: Kysely<Tables>, filter: LeadFilter, after = ""): Promise<LeadPage> {
  const rows = await select(db, filter).where("id", ">", after).orderBy("id").limit(pageSize).execute();
  return { leads: rows.map(toLead), ...(rows.length === pageSize ? { next: rows.at(-1)?.id } : {}) };
}

/** At most `limit` submissions, newest first, before an id. */
export async function listNewest(db: Kysely<Tables>, filter: LeadFilter, limit: number, before = ""): Promise<Lead[]> {
  const query = before ? select(db, filter).where("id", "<", before) : select(db, filter);
  return (await query.orderBy("id", "desc").limit(limit).execute()).map(toLead);
}

function select(db: Kysely<Tables>, { form, since, search, pending, isDone, assignee }: LeadFilter) {
  const pattern = `%${(search ?? "").replace(/[\\%_]/g, "\\$&")}%`;
  let query = db.selectFrom("submissions").selectAll();
  if (form) query = query.where("form", "=", form);
  if (since) query = query.where("created_at", ">=", new Date(since));
  if (!pending) query = query.where("state", "=", "accepted");
  if (isDone !== undefined) query = query.where("done_at", isDone ? "is not" : "is", null);
  if (assignee !== undefined) query = query.where("assignee", assignee === null ? "is" : "=", assignee);
  if (search)
    query = query.where((where) =>
      where.or([
        // Its end is the reference in the sender’s receipt.
        where("id", "ilike", pattern),
        where("email", "ilike", pattern),
        where("name", "ilike", pattern),
        where(sql<string>`fields::text`, "ilike", pattern),
      ]),
    );
  return query;
}

type Row = Selectable<Tables["submissions"]>;

/** A row of the table as what readers get. */
export const toLead = ({ id, form, state, email, name, fields, created_at, done_at, assignee }: Row): Lead => ({
  ...{ id, form, state, email, name, fields, assignee },
  createdAt: created_at.toISOString(),
  doneAt: done_at?.toISOString() ?? null,
});

/** Whether a text names a day or a moment in the ISO form. */
export const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(Date.parse(text));
