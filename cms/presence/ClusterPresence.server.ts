import type { Kysely } from "kysely";

import type { Tables } from "#db/tables/index.ts";

import { presenceMs } from "./contract.ts";
import { presenceEntrySchema, toPresenceKey } from "./Presence.server.ts";
import type { PresenceEntry, PresenceRegistry } from "./Presence.server.ts";

/** Presence by document, on all instances. */
export class ClusterPresence implements PresenceRegistry {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  async update(given: Omit<PresenceEntry, "since">): Promise<Omit<PresenceEntry, "document">[]> {
    const key = toPresenceKey(given);
    // The clock of this machine, as for sessions and schedules.
    const now = Date.now();
    const seen_at = new Date(now);
    const start = new Date(now - presenceMs);
    await this.#db.deleteFrom("content_presence").where("seen_at", "<", start).execute();
    const { document } = given;
    const rows = await this.#db
      .selectFrom("content_presence")
      .select(["key", "entry"])
      .where("document", "=", document)
      .execute();
    const entries = rows.map((row) => ({ key: row.key, entry: presenceEntrySchema.validateSync(row.entry) }));
    const since = entries.find((one) => one.key === key)?.entry.since ?? now;
    const entry = JSON.stringify({ ...given, since });
    await this.#db
      .insertInto("content_presence")
      .values({ key, document, entry, seen_at })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ entry, seen_at }))
      .execute();
    return entries.filter((one) => one.key !== key).map((one) => ({ ...one.entry }));
  }

  async remove(given: Pick<PresenceEntry, "document" | "person" | "tab">): Promise<void> {
    await this.#db.deleteFrom("content_presence").where("key", "=", toPresenceKey(given)).execute();
  }
}
