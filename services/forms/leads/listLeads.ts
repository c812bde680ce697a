import { sql } from "kysely";
import type { Kysely } from "kysely";

import type { Tables } from "../../db/index.ts";

export type LeadFilter = { form?: string; since?: string; search?: string; pending?: boolean };

export type Lead = {
  id: string;
  createdAt: string;
  form: string;
  state: string;
  email: string;
  name: string;
  fields: Record<string, unknown>;
};

export type LeadPage = { leads: Lead[]; next?: string };

const pageSize = 500;

/** A page of submissions, oldest first, after the given id. */
export async function listLeads(db: Kysely<Tables>, filter: LeadFilter, after = ""): Promise<LeadPage> {
  const pattern = `%${(filter.search ?? "").replace(/[\\%_]/g, "\\$&")}%`;
  let query = db.selectFrom("submissions").selectAll().where("id", ">", after).orderBy("id").limit(pageSize);
  if (filter.form) query = query.where("form", "=", filter.form);
  if (filter.since) query = query.where("created_at", ">=", new Date(filter.since));
  if (!filter.pending) query = query.where("state", "=", "accepted");
  if (filter.search)
    query = query.where((where) =>
      where.or([
        where("email", "ilike", pattern),
        where("name", "ilike", pattern),
        where(sql<string>`fields::text`, "ilike", pattern),
      ]),
    );
  const rows = await query.execute();
  const leads = rows.map(({ id, form, state, email, name, fields, created_at }) => ({
    id,
    createdAt: created_at.toISOString(),
    form,
    state,
    email,
    name,
    fields,
  }));
  return { leads, ...(rows.length === pageSize ? { next: rows.at(-1)?.id } : {}) };
}

/** Whether a text names a day or a moment in the ISO form. */
export const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(Date.parse(text));
