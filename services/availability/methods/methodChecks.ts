import type { Kysely } from "kysely";
import { array, boolean, number, object, string } from "yup";
import type { InferType } from "yup";

import type { MethodChecks } from "../../../features/shared/contracts/availabilityApi.ts";
import { currentKey } from "../../../features/shared/contracts/chains.ts";
import type { Tables } from "../../db/index.ts";
import type { Chain } from "../../kit/catalog/readChains.ts";
import { mainNetwork } from "../ProbeResult.ts";

const network = { protocol: string().required(), network: string().required() };
/** Milliseconds since 1970. */
const checkedAt = number().integer().positive().required();

/** What a probe found out about one network. */
export const methodChecksBody = object({
  ...network,
  checkedAt,
  methods: array(object({ method: string().max(200).required(), answered: boolean().required() }).required())
    .max(500)
    .required(),
  reach: array(
    object({
      kind: string<"archive" | "logs">().oneOf(["archive", "logs"]).required(),
      blocks: number().integer().min(0).max(Number.MAX_SAFE_INTEGER).required(),
      isWhole: boolean().required(),
    }).required(),
  )
    .max(2)
    .required(),
});
export type NetworkChecks = InferType<typeof methodChecksBody>;

/** Stores what a probe found; an older result never replaces a later one. */
export async function storeMethodChecks(db: Kysely<Tables>, checks: NetworkChecks): Promise<void> {
  const head = {
    protocol: currentKey(checks.protocol),
    network: checks.network,
    checked_at: new Date(checks.checkedAt),
  };
  const methods = checks.methods.map((one) => ({ ...head, ...one }));
  const reach = checks.reach.map(({ isWhole, ...one }) => ({ ...head, ...one, is_whole: isWhole }));
  await db.transaction().execute(async (transaction) => {
    if (methods.length > 0)
      await transaction
        .insertInto("method_checks")
        .values(methods)
        .onConflict((conflict) =>
          conflict
            .columns(["protocol", "network", "method"])
            .doUpdateSet((row) => ({
              checked_at: row.ref("excluded.checked_at"),
              answered: row.ref("excluded.answered"),
            }))
            .whereRef("method_checks.checked_at", "<", "excluded.checked_at"),
        )
        .execute();
    if (reach.length > 0)
      await transaction
        .insertInto("reach_checks")
        .values(reach)
        .onConflict((conflict) =>
          conflict
            .columns(["protocol", "network", "kind"])
            .doUpdateSet((row) => ({
              checked_at: row.ref("excluded.checked_at"),
              blocks: row.ref("excluded.blocks"),
              is_whole: row.ref("excluded.is_whole"),
            }))
            .whereRef("reach_checks.checked_at", "<", "excluded.checked_at"),
        )
        .execute();
  });
}

/** What was found on the main network of each chain. */
export async function readMethodChecks(db: Kysely<Tables>, chains: readonly Chain[]): Promise<MethodChecks> {
  const [methods, reach] = await Promise.all([
    db.selectFrom("method_checks").selectAll().execute(),
    db.selectFrom("reach_checks").selectAll().execute(),
  ]);
  const protocols: MethodChecks["protocols"] = {};
  for (const chain of chains) {
    const name = mainNetwork(chain);
    const isOwn = (row: { protocol: string; network: string }) => row.protocol === chain.key && row.network === name;
    const own = methods.filter(isOwn);
    const found = reach.filter(isOwn);
    if (own.length + found.length === 0) continue;
    const read = (kind: string) => {
      const row = found.find((one) => one.kind === kind);
      return row ? { at: row.checked_at.toISOString(), blocks: row.blocks, isWhole: row.is_whole } : null;
    };
    protocols[chain.key] = {
      network: name,
      methods: Object.fromEntries(
        own.map(({ method, checked_at: at, answered }) => [method, { at: at.toISOString(), answered }]),
      ),
      archive: read("archive"),
      logs: read("logs"),
    };
  }
  return { protocols };
}
