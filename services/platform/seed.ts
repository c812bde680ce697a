import { sql } from "kysely";
import type { Kysely } from "kysely";

import { readChains } from "../kit/catalog/readChains.ts";
import { methodFamilies } from "../kit/catalog/methodFamilies.ts";
import type { Tables } from "../db/index.ts";
import { readMethods, readPlans } from "./priceFiles.ts";

// Any number that no other lock of this database uses.
const seedLock = 20_001;

/** Syncs chains, methods and plans with the files of a folder; removed entries are deleted. */
export async function seed(db: Kysely<Tables>, folder: string): Promise<void> {
  const chains = chainRows(folder);
  const methods = methodRows(folder);
  const plans = planRows(folder);
  await db.transaction().execute(async (transaction) => {
    // Several instances may start concurrently on one database.
    await sql`select pg_advisory_xact_lock(${seedLock})`.execute(transaction);
    await transaction.deleteFrom("chains").execute();
    await transaction.insertInto("chains").values(chains).execute();
    await transaction.deleteFrom("compute_methods").execute();
    await transaction.insertInto("compute_methods").values(methods).execute();
    await transaction.deleteFrom("plans").execute();
    await transaction.insertInto("plans").values(plans).execute();
  });
}

const chainRows = (folder: string) =>
  readChains(folder).map((chain, position) => ({
    key: chain.key,
    position,
    name: chain.name,
    status: chain.status,
    multiplier: chain.multiplier,
    families: JSON.stringify(methodFamilies(chain)),
    networks: JSON.stringify(chain.networks),
    service_levels: JSON.stringify(chain.serviceLevels),
    is_partner: chain.isPartner ?? null,
    youtube: chain.youtube ?? null,
  }));

const methodRows = (folder: string) =>
  Object.entries(readMethods(folder)).flatMap(([family, methods]) =>
    methods.map(({ method, category, multiplier }, position) => ({ family, method, position, category, multiplier })),
  );

function planRows(folder: string) {
  const { currency, plans } = readPlans(folder);
  return plans.map((plan, position) => ({ id: plan.id, position, currency, row: JSON.stringify(plan) }));
}
