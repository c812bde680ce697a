import type { ExpressionBuilder, Kysely } from "kysely";

import type { Tables } from "../../db/index.ts";
import type { FaucetNetwork } from "../readFaucetNetworks.ts";

export type ReachedLimit = { code: "address_cooldown" | "visitor_limit" | "network_limit"; nextEligibleAt: Date };

/** The visitor: pseudonyms of their /24 or /64, and of the /48 for IPv6. */
export type Asker = { visitor: string; site?: string | undefined; address?: string };

const dayMs = 86_400_000;

/** Why this visitor cannot be paid now, and until when; `undefined` when they can. */
export async function findReachedLimit(
  db: Kysely<Tables>,
  { id, limits }: FaucetNetwork,
  { visitor, site, address }: Asker,
): Promise<ReachedLimit | undefined> {
  const rule = async (
    code: ReachedLimit["code"],
    windowMs: number,
    allowed: number,
    who: Who,
  ): Promise<ReachedLimit[]> => {
    const now = Date.now();
    const last = await findNthLatest(db, id, new Date(now - windowMs), allowed, who);
    // A claim from the future was made before the clock was set back: it counts as now.
    return last ? [{ code, nextEligibleAt: new Date(Math.min(last.getTime(), now) + windowMs) }] : [];
  };
  const reachedLimits = await Promise.all([
    address === undefined ? [] : rule("address_cooldown", limits.cooldownSeconds * 1_000, 1, { address }),
    rule("visitor_limit", dayMs, limits.visitorPerDay, { visitor }),
    site === undefined ? [] : rule("visitor_limit", dayMs, limits.sitePerDay, { site }),
    rule("network_limit", dayMs, limits.networkPerDay, {}),
  ]);
  return reachedLimits.flat().sort((one, two) => two.nextEligibleAt.getTime() - one.nextEligibleAt.getTime())[0];
}

type Who = { address?: string; visitor?: string; site?: string };

async function findNthLatest(db: Kysely<Tables>, network: string, since: Date, nth: number, who: Who) {
  const isTheirs = ({ and, eb }: ExpressionBuilder<Tables, "faucet_claims">) =>
    and([
      ...(who.address === undefined ? [] : [eb("address", "=", who.address)]),
      ...(who.visitor === undefined ? [] : [eb("visitor", "=", who.visitor)]),
      ...(who.site === undefined ? [] : [eb("site", "=", who.site)]),
    ]);
  const row = await db
    .selectFrom("faucet_claims")
    .select("created_at")
    .where("network", "=", network)
    .where("state", "<>", "failed")
    .where("created_at", ">", since)
    .where(isTheirs)
    .orderBy("created_at", "desc")
    .offset(nth - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

/** Claims from this visitor's network in the last day; determines the next claim's difficulty. */
export async function countToday(db: Kysely<Tables>, visitor: string): Promise<number> {
  const { count } = await db
    .selectFrom("faucet_claims")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("visitor", "=", visitor)
    .where("created_at", ">", new Date(Date.now() - dayMs))
    .executeTakeFirstOrThrow();
  return count;
}
