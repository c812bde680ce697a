import { number, object, string } from "yup";
import type { InferType } from "yup";

import { personRefSchema } from "#cms/people/contract.ts";
import type { ContentStore } from "#cms/repository/store/ContentStore.server.ts";

import { presenceMs } from "./contract.ts";

const presenceEntrySchema = object({
  document: string().required(),
  person: personRefSchema.required(),
  tab: string().defined(),
  field: string().nullable().defined(),
  since: number().required(),
});

/** A person's presence on a document: tab, field and start. */
type PresenceEntry = InferType<typeof presenceEntrySchema>;

/** Who is working on a document, on all instances; an entry expires half a minute after the last request. */
export class Presence {
  private readonly store: ContentStore;

  constructor(store: ContentStore) {
    this.store = store;
  }

  /** Records a person's presence on a document; returns all others on it. */
  async update(presence: Omit<PresenceEntry, "since">): Promise<Omit<PresenceEntry, "document">[]> {
    const key = toPresenceKey(presence);
    // The clock of this machine, as for sessions and schedules.
    const now = Date.now();
    const seen_at = new Date(now);
    const start = new Date(now - presenceMs);
    await this.store.db.deleteFrom("content_presence").where("seen_at", "<", start).execute();
    const { document } = presence;
    const rows = await this.store.db
      .selectFrom("content_presence")
      .select(["key", "entry"])
      .where("document", "=", document)
      .execute();
    const entries = rows.map((row) => ({ key: row.key, entry: presenceEntrySchema.validateSync(row.entry) }));
    const since = entries.find((one) => one.key === key)?.entry.since ?? now;
    const entry = JSON.stringify({ ...presence, since });
    await this.store.db
      .insertInto("content_presence")
      .values({ key, document, entry, seen_at })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ entry, seen_at }))
      .execute();
    return entries.filter((one) => one.key !== key).map((one) => ({ ...one.entry }));
  }

  /** Records that a person has left a document. */
  async remove(presence: Pick<PresenceEntry, "document" | "person" | "tab">): Promise<void> {
    await this.store.db.deleteFrom("content_presence").where("key", "=", toPresenceKey(presence)).execute();
  }
}

const toPresenceKey = ({ document, person, tab }: Pick<PresenceEntry, "document" | "person" | "tab">) =>
  JSON.stringify([document, person.id, tab]);
