import type { Kysely, Selectable } from "kysely";

import type { Tables } from "../db/index.ts";
import type { ChainsTable, ComputeMethodsTable } from "../db/tables/platform.ts";
import { toPlan } from "./priceFiles.ts";
import type { Plan } from "../../features/shared/contracts/platformApi.ts";

export type ChainRow = Selectable<ChainsTable>;
type MethodRow = Selectable<ComputeMethodsTable>;

/** The price list as stored in the database. */
export type Prices = {
  chains: ChainRow[];
  methodsByFamily: Map<string, MethodRow[]>;
  currency: string;
  plans: Plan[];
};

/** The complete price list; a few hundred rows. */
export async function loadPrices(db: Kysely<Tables>): Promise<Prices> {
  const [chains, methods, plans] = await Promise.all([
    db.selectFrom("chains").selectAll().orderBy("position").execute(),
    db.selectFrom("compute_methods").selectAll().orderBy("family").orderBy("position").execute(),
    db.selectFrom("plans").selectAll().orderBy("position").execute(),
  ]);
  return {
    chains,
    methodsByFamily: Map.groupBy(methods, ({ family }) => family),
    currency: plans[0]?.currency ?? "USD",
    plans: plans.map(({ row }) => toPlan(row)),
  };
}
