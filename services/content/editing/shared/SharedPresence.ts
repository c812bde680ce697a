import { sql } from "kysely";
import type { Kysely } from "kysely";

import { presenceMs } from "../../../../features/shared/contracts/studio/presence.ts";
import type { Tables } from "../../../db/tables/index.ts";
import { presenceEntrySchema, toPresenceKey } from "../Presence.ts";
import type { PresenceEntry, PresenceStore } from "../Presence.ts";

/** Presence by document, on all instances. */
export class SharedPresence implements PresenceStore {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  async update(given: Omit<PresenceEntry, "since">): Promise<Omit<PresenceEntry, "document">[]> {
    const key = toPresenceKey(given);
    const start = sql<Date>`now() - make_interval(secs => ${presenceMs / 1_000})`;
    await this.#db.deleteFrom("content_presence").where("seen_at", "<", start).execute();
    const { document } = given;
    const rows = await this.#db
      .selectFrom("content_presence")
      .select(["key", "entry"])
      .where("document", "=", document)
      .execute();
    const entries = rows.map((row) => ({ key: row.key, entry: presenceEntrySchema.validateSync(row.entry) }));
    const since = entries.find((one) => one.key === key)?.entry.since ?? Date.now();
    const entry = JSON.stringify({ ...given, since });
    await this.#db
      .insertInto("content_presence")
      .values({ key, document, entry })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ entry, seen_at: sql<Date>`now()` }))
      .execute();
    return entries.filter((one) => one.key !== key).map((one) => ({ ...one.entry }));
  }

  async remove(given: Pick<PresenceEntry, "document" | "person" | "tab">): Promise<void> {
    await this.#db.deleteFrom("content_presence").where("key", "=", toPresenceKey(given)).execute();
  }
}
