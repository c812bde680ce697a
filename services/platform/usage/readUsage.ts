import type { Kysely } from "kysely";

import type { Allowance, UsageRow } from "../../../features/shared/contracts/accountKeys.ts";
import type { Tables } from "../../db/index.ts";
import type { AccountMeter } from "./AccountMeter.ts";
import { toDay } from "./getAllowance.ts";

/** Calls of an account by day, network and method, since a day. */
export async function readUsage(db: Kysely<Tables>, accountId: string, from: Date): Promise<UsageRow[]> {
  const rows = await db
    .selectFrom("key_usage")
    .select(({ fn }) => [
      ...(["day", "chain", "network", "method"] as const),
      fn.sum<number>("requests").as("requests"),
      fn.sum<number>("units").as("units"),
    ])
    .where("account_id", "=", accountId)
    .where("day", ">=", toDay(from))
    .groupBy(["day", "chain", "network", "method"])
    .orderBy("day", "desc")
    .orderBy("requests", "desc")
    .execute();
  return rows.map((row) => ({ ...row, requests: Number(row.requests), units: Number(row.units) }));
}

/** How much of the plan is left, as the account page shows it. */
export function toAllowance({ allowance, used }: AccountMeter): Allowance {
  const { unit, total, startsAt, endsAt, requestsPerSecond } = allowance;
  return {
    unit,
    used,
    total: Number.isFinite(total) ? total : null,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    requestsPerSecond: requestsPerSecond ?? null,
  };
}
