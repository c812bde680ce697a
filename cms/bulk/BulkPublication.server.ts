import type { EventLog } from "#cms/audit/EventLog.server.ts";
import type { DraftService } from "#cms/drafts/DraftService.server.ts";
import { unscheduled } from "#cms/drafts/DraftStore.server.ts";
import type { DraftStore } from "#cms/drafts/DraftStore.server.ts";
import type { CatalogEntry } from "#cms/list/CatalogEntry.server.ts";
import type { DocumentCatalog } from "#cms/list/DocumentCatalog.server.ts";
import { toPersonRef } from "#cms/people/Actor.server.ts";
import type { Actor } from "#cms/people/Actor.server.ts";
import { approve } from "#cms/publishing/approval.server.ts";
import type { ChangeSet } from "#cms/publishing/ChangeSet.server.ts";
import type { Publication, Published } from "#cms/publishing/Publication.server.ts";
import type { Release, Releases } from "#cms/releases/Releases.server.ts";
import type { Repository } from "#cms/repository/store/Repository.server.ts";

import type { StoredChange } from "./BulkRecords.server.ts";
import type { BulkRequest } from "./contract.ts";

export type OnProgress = (done: number, total: number) => Promise<void>;

export type BulkPublicationOptions = {
  repository: Repository;
  catalog: DocumentCatalog;
  drafts: DraftStore;
  releases: Releases;
  publication: Publication;
  draftService: DraftService;
  events: Pick<EventLog, "add">;
  /** Tells webhooks of a release that was created. */
  announceCreation: (release: Release) => void;
};

/** Publishes, unpublishes, schedules and deletes many documents as one publication. Callers hold the mutex. */
export class BulkPublication {
  private readonly options: BulkPublicationOptions;

  constructor(options: BulkPublicationOptions) {
    this.options = options;
  }

  /** Writes the change; returns what undoing it needs. Throws `WriteError` as the same change of one document does. */
  async write(
    set: ChangeSet,
    entries: readonly CatalogEntry[],
    { request, actor, onProgress }: { request: BulkRequest; actor: Actor; onProgress: OnProgress },
  ): Promise<StoredChange[]> {
    const { publication, draftService } = this.options;
    const { action, declined } = request;
    const total = entries.length;
    const by = toPersonRef(actor);
    const publishing = { by, redirects: { declined }, onProgress: (done: number) => onProgress(done, total) };
    if (action === "schedule") return this.schedule(set, entries, { request, actor, onProgress });
    if (action === "publish") return this.note(set, () => publication.run(set, { ...publishing, folder: unscheduled }));
    const removed = await this.note(set, () =>
      publication.runRemoval(set, { ...publishing, isDeletion: action === "delete" }),
    );
    const gone = new Set(set.removed.map(({ id }) => id));
    if (action !== "delete") return removed;
    for (const id of gone) await draftService.deleteDrafts(id, actor, true);
    const never = entries.filter(({ draft }) => !gone.has(draft.document.id));
    for (const { draft } of never) await draftService.delete(draft.document.id, { actor });
    return [...removed, ...never.map(({ draft }) => toHead(draft.document.id, draft.title, draft.document.lang))];
  }

  /** Publishes; returns what undoing it needs, for each document that was written. */
  private async note(set: ChangeSet, publish: () => Promise<Published>): Promise<StoredChange[]> {
    const { repository, catalog, drafts } = this.options;
    if (set.drafts.length + set.removed.length === 0) return [];
    const before = new Set(repository.master.documents.map(({ id }) => id));
    const drafted = new Set(set.removed.flatMap(({ id }) => (drafts.find(unscheduled, id) ? [id] : [])));
    const { at, ids } = await publish();
    return ids.map((id) => {
      const { title = id, document } = catalog.entries.get(id)?.draft ?? {};
      const head = toHead(id, title, document?.lang ?? "");
      return { ...head, published_at: at, was_published: before.has(id), is_new: !drafted.has(id) };
    });
  }

  /** Makes a release of the drafts, which is published at its time. */
  private async schedule(
    set: ChangeSet,
    entries: readonly CatalogEntry[],
    { request, actor, onProgress }: { request: BulkRequest; actor: Actor; onProgress: OnProgress },
  ): Promise<StoredChange[]> {
    const { releases, draftService, drafts, publication, events, announceCreation } = this.options;
    const { at = 0, declined } = request;
    const release = await releases.create(request.label?.trim() || new Date(at).toISOString());
    for (const [index, { draft }] of entries.entries()) {
      await onProgress(index, entries.length);
      await draftService.move(draft.document.id, release.id, { actor });
    }
    const moved = drafts.list(release.id);
    publication.requireValidAt({ ...set, drafts: moved }, { at, without: release.id, declined });
    announceCreation(await releases.change(release.id, { scheduledAt: at, declined, approval: approve(moved, actor) }));
    events.add(actor, "release-created", undefined, { detail: release.label });
    return entries.map(({ draft: { document, title } }) => ({
      ...toHead(document.id, title, document.lang),
      folder: release.id,
    }));
  }

  /** The change set of an action on documents. */
  toChangeSet(entries: readonly CatalogEntry[], action: BulkRequest["action"]): ChangeSet {
    const { drafts, repository } = this.options;
    const ids = entries.map(({ draft }) => draft.document.id);
    return action === "publish" || action === "schedule"
      ? { drafts: ids.flatMap((id) => drafts.find(unscheduled, id) ?? []), removed: [] }
      : { drafts: [], removed: ids.flatMap((id) => repository.document(id) ?? []) };
  }
}

const toHead = (id: string, title: string, lang: string) => ({ id, title, lang });
