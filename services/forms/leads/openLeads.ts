import { array, object, string } from "yup";
import type { ObjectSchema } from "yup";

import { readJson } from "../../../features/shared/contracts/readBounded.ts";
import { createDatabase, DatabaseInUse } from "../../db/index.ts";
import type { ServicesEnv } from "../../env.ts";
import { loadSecrets } from "../../kit/secrets.ts";
import { listLeads } from "../../kit/submissions/listLeads.ts";
import type { LeadFilter, LeadPage } from "../../kit/submissions/listLeads.ts";

/** A source of submissions. */
type LeadSource = {
  page(filter: LeadFilter, after?: string): Promise<LeadPage>;
  close(): Promise<void>;
};

/** The database, or the running service when that locks the database. */
export async function openLeads(env: ServicesEnv): Promise<LeadSource> {
  try {
    const { db, close } = await createDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
    return { page: (filter, after) => listLeads(db, filter, after), close };
  } catch (error) {
    if (!(error instanceof DatabaseInUse)) throw error;
    return createServiceSource(
      `http://127.0.0.1:${env.SERVICES_PORT}/forms/leads`,
      loadSecrets(env.DATA_DIR).secrets.writeToken,
    );
  }
}

// A page of submissions, each of at most 32 KiB.
const maxBytes = 32 * 1024 * 1024;

const pageShape = object({
  leads: array(
    object({
      id: string().required(),
      createdAt: string().required(),
      form: string().required(),
      state: string().required(),
      email: string().defined(),
      name: string().defined(),
      fields: object().required(),
      doneAt: string().nullable().default(null),
      assignee: string().nullable().default(null),
    }),
  ).required(),
  next: string(),
}) satisfies ObjectSchema<object>;

const createServiceSource = (url: string, token: string): LeadSource => ({
  async page({ form, since, search, pending }, after) {
    const entries = Object.entries({ form, since, search, pending: pending ? "true" : undefined, after });
    const query = new URLSearchParams(entries.flatMap(([key, value]) => (value ? [[key, value]] : [])));
    const response = await fetch(`${url}?${query}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(30_000),
    });
    if (!response.ok) throw new Error(`The running service answered ${response.status} at ${url}.`);
    return pageShape.validate(await readJson(response, maxBytes));
  },
  close: async () => undefined,
});
