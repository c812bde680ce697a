import { number, object, string } from "yup";
import type { InferType } from "yup";

import { personRefSchema } from "#cms/people/contract.ts";
import { toStored } from "#cms/repository/domain/model/document.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { ContentStore } from "#cms/repository/store/ContentStore.server.ts";

import { versionKinds } from "./contract.ts";

const entrySchema = object({
  at: number().required(),
  kind: string().oneOf(versionKinds).required(),
  by: personRefSchema.nullable().default(null),
});

/** When and by whom a version of a document was saved or published; null if unknown. */
export type LogEntry = InferType<typeof entrySchema>;

/** The key of a version among unreadable rows. */
const toVersionKey = (id: string, { kind, at }: { kind: string; at: number }): string => `${id} ${kind} ${at}`;

/** Who published and saved each version of a document. */
export class VersionLog {
  private readonly store: ContentStore;
  private readonly published = new Map<string, LogEntry>();

  constructor(store: ContentStore) {
    this.store = store;
    store.follow("cms_versions", this);
  }

  /** Reads the latest publication of some documents, or of each. */
  async reload(ids: readonly string[] | undefined): Promise<void> {
    let query = this.store.db
      .selectFrom("cms_versions")
      .distinctOn("id")
      .select(["id", "at", "kind", "by"])
      .where("kind", "!=", "draft");
    if (ids) query = query.where("id", "in", [...ids]);
    const rows = await query.orderBy("id").orderBy("at", "desc").execute();
    for (const id of ids ?? this.published.keys()) this.published.delete(id);
    for (const { id, ...value } of rows) for (const entry of this.pick(id, [value])) this.remember(id, entry);
  }

  /** The latest publication of a document, if known. */
  findPublication = (id: string): LogEntry | undefined => this.published.get(id);

  /** All entries of a document, oldest first. */
  async list(id: string): Promise<LogEntry[]> {
    const rows = await this.store.db
      .selectFrom("cms_versions")
      .select(["at", "kind", "by"])
      .where("id", "=", id)
      .orderBy("at")
      .execute();
    return this.pick(id, rows);
  }

  private pick(id: string, rows: { at: number; kind: string; by: object | null }[]): LogEntry[] {
    const keyed = rows.map((value) => ({ key: toVersionKey(id, value), value }));
    return this.store.unreadable.pick("cms_versions", keyed, entrySchema);
  }

  /** Adds an entry with the version that was replaced or overwritten, if any. */
  async add(id: string, entry: LogEntry, document?: StoredDocument): Promise<void> {
    const { at, kind } = entry;
    const by = entry.by && JSON.stringify(entry.by);
    await this.store.write(async () => {
      await this.store.db
        .insertInto("cms_versions")
        .values({ id, at, kind, by, document: document ? JSON.stringify(toStored(document)) : null })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      this.remember(id, entry);
      this.store.touch("cms_versions", id);
    });
  }

  /** Leaves a document out whose entries were deleted. */
  forget(id: string): void {
    this.published.delete(id);
    this.store.touch("cms_versions", id);
  }

  private remember(id: string, entry: LogEntry): void {
    if (entry.kind === "publication") this.published.set(id, entry);
    if (entry.kind === "removal" || entry.kind === "deletion") this.published.delete(id);
  }
}
