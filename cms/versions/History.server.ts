import type { ContentStore } from "#cms/repository/store/ContentStore.server.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { toDocument } from "#cms/repository/domain/model/readDocument.ts";
import type { Draft } from "#cms/drafts/DraftStore.server.ts";

import { draftPauseMs, draftVersionMs, maxDraftVersions } from "./contract.ts";
import type { LogEntry, VersionLog } from "./VersionLog.server.ts";

/** A version of a document: its name, origin and time, when it was replaced, and the label of a release that has it. */
export type Version = Omit<LogEntry, "at"> & {
  version: string;
  at: number | null;
  replaced: string | null;
  release?: string;
};

type Origin = "drafts" | "published";

/**
 * Previously published versions, named by the time of their replacement; and overwritten drafts, `d{time of saving}`.
 * `x{time}` is a version that was unpublished or deleted then.
 */
export class History {
  private readonly store: ContentStore;
  private readonly log: VersionLog;

  constructor(store: ContentStore, log: VersionLog) {
    this.store = store;
    this.log = log;
  }

  /** Previously published versions, latest first. */
  async list(id: string): Promise<Version[]> {
    const moments = await this.listMoments(id, "published");
    const entries = moments.length > 0 ? await this.log.list(id) : [];
    return moments.map((moment) => {
      const entry = entries.findLast(({ kind, at }) => kind === "publication" && at < moment);
      const replaced = new Date(moment).toISOString();
      return { version: String(moment), at: entry?.at ?? null, by: entry?.by ?? null, kind: "publication", replaced };
    });
  }

  /** Overwritten drafts, latest first. */
  async listDrafts(id: string): Promise<Version[]> {
    const moments = await this.listMoments(id, "drafts");
    const entries = moments.length > 0 ? await this.log.list(id) : [];
    return moments.map((moment, index) => {
      const by = entries.find(({ kind, at }) => kind === "draft" && at === moment)?.by ?? null;
      const next = moments[index - 1];
      const replaced = next === undefined ? null : new Date(next).toISOString();
      return { version: `d${moment}`, at: moment, by, kind: "draft", replaced };
    });
  }

  /** When a document was unpublished or deleted, latest first; a deletion that took the page off the site is one. */
  async listRemovals(id: string): Promise<Version[]> {
    const removals = (await this.log.list(id)).filter(({ kind }) => kind === "removal" || kind === "deletion");
    return removals
      .filter(({ at }, index) => removals[index + 1]?.at !== at + 1)
      .reverse()
      .map((entry) => ({ ...entry, version: `x${entry.at}`, replaced: null }));
  }

  /** Ids of all documents with earlier versions. */
  async listDocuments(): Promise<string[]> {
    const rows = await this.store.db
      .selectFrom("cms_versions")
      .select("id")
      .distinct()
      .where("document", "is not", null)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** One version. */
  async find(id: string, version: string): Promise<StoredDocument | undefined> {
    const [, kind, moment] = /^([dx]?)(\d+)$/.exec(version) ?? [];
    if (moment === undefined) return undefined;
    if (kind === "d") return this.read(id, "drafts", Number(moment));
    const published = await this.read(id, "published", Number(moment));
    if (published || kind !== "x") return published;
    // A deleted draft.
    const [last] = (await this.listMoments(id, "drafts")).filter((saved) => saved <= Number(moment));
    return last === undefined ? undefined : this.read(id, "drafts", last);
  }

  /** Stores a draft that is about to be overwritten; deletes the oldest ones above the limit. */
  async addDraft({ document, saved, by }: Draft): Promise<void> {
    const { id } = document;
    await this.store.write(async () => {
      await this.log.add(id, { at: saved, kind: "draft", by: by ?? null }, document);
      const last = (await this.listMoments(id, "drafts")).at(maxDraftVersions);
      if (last === undefined) return;
      await this.store.db
        .deleteFrom("cms_versions")
        .where("id", "=", id)
        .where("kind", "=", "draft")
        .where("at", "<=", last)
        .execute();
    });
  }

  /** Deletes every version of a document, and its comments. */
  async purge(id: string): Promise<void> {
    await this.store.write(async () => {
      await this.store.db.deleteFrom("cms_versions").where("id", "=", id).execute();
      await this.store.db.deleteFrom("cms_comments").where("document", "=", id).execute();
      this.log.forget(id);
    });
  }

  private async read(id: string, origin: Origin, moment: number): Promise<StoredDocument | undefined> {
    if (!Number.isSafeInteger(moment)) return undefined;
    const row = await this.select(id, origin).select("document").where("at", "=", moment).executeTakeFirst();
    const key = `${id} ${origin} ${moment}`;
    return row && this.store.unreadable.read("cms_versions", key, () => toDocument(row.document));
  }

  private async listMoments(id: string, origin: Origin): Promise<number[]> {
    const rows = await this.select(id, origin).select("at").orderBy("at", "desc").execute();
    return rows.map(({ at }) => at);
  }

  private select = (id: string, origin: Origin) =>
    this.store.db
      .selectFrom("cms_versions")
      .where("id", "=", id)
      .where("kind", origin === "drafts" ? "=" : "!=", "draft")
      .where("document", "is not", null);
}

/**
 * When the version that a save continues was started; `undefined` for a new version, so that the previous one is
 * stored.
 */
export function getVersionStart({ by, saved, since }: Draft, next: Pick<Draft, "by" | "saved">): number | undefined {
  const isSame = by !== undefined && by.id === next.by?.id && by.agent === next.by.agent && since !== undefined;
  const hasPaused = next.saved - saved >= draftPauseMs;
  return isSame && !hasPaused && next.saved - since < draftVersionMs ? since : undefined;
}
