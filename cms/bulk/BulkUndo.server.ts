import type { DocumentService } from "#cms/drafts/DocumentService.server.ts";
import { hashContent } from "#cms/drafts/hashContent.server.ts";
import { unscheduled } from "#cms/drafts/DraftStore.server.ts";
import type { Draft, DraftStore } from "#cms/drafts/DraftStore.server.ts";
import { WriteError } from "#cms/http/WriteError.server.ts";
import { toPersonRef } from "#cms/people/Actor.server.ts";
import type { Actor } from "#cms/people/Actor.server.ts";
import type { Publication } from "#cms/publishing/Publication.server.ts";
import type { Releases } from "#cms/releases/Releases.server.ts";
import type { Repository } from "#cms/repository/store/Repository.server.ts";
import type { History } from "#cms/versions/History.server.ts";
import { getTitle } from "#cms/versions/LatestVersions.server.ts";
import type { LatestVersions } from "#cms/versions/LatestVersions.server.ts";
import type { VersionLog } from "#cms/versions/VersionLog.server.ts";

import type { BulkEdits } from "./BulkEdits.server.ts";
import type { OnProgress } from "./BulkPublication.server.ts";
import type { StoredBulk, StoredChange } from "./BulkRecords.server.ts";

export type UndoOptions = {
  drafts: DraftStore;
  latest: LatestVersions;
  repository: Repository;
  releases: Releases;
  publication: Publication;
  history: History;
  log: VersionLog;
  documentService: DocumentService;
};

/** Takes a change of many documents back. Callers hold the mutex. */
export class BulkUndo {
  private readonly options: UndoOptions;
  private readonly edits: BulkEdits;

  constructor(options: UndoOptions, edits: BulkEdits) {
    this.options = options;
    this.edits = edits;
  }

  /** The ids of the documents that are as before; others were changed since and stay. */
  async run({ action, documents }: StoredBulk, actor: Actor, onProgress: OnProgress): Promise<Set<string>> {
    const isOnSite = ({ published_at: at }: StoredChange) => at !== undefined;
    const done = await this.restoreSite(documents.filter(isOnSite), action, actor, onProgress);
    // A deleted page had a draft beside it.
    const others = documents.filter(
      (one) => !isOnSite(one) || (action === "delete" && !one.is_new && done.has(one.id)),
    );
    for (const [index, change] of others.entries()) {
      await onProgress(index, others.length);
      if (await this.tryOne(() => this.undoDraft(change, action, actor))) done.add(change.id);
    }
    if (action === "schedule") await this.endRelease(documents[0]?.folder);
    return done;
  }

  private async undoDraft(change: StoredChange, action: StoredBulk["action"], actor: Actor): Promise<boolean> {
    const { latest, history, documentService } = this.options;
    if (action !== "delete") return this.edits.undo(change, action === "schedule" ? "release" : action, actor);
    if (change.published_at === undefined && latest.find(change.id)) return false;
    const [last] = await history.listDrafts(change.id);
    const version = last && (await history.find(change.id, last.version));
    if (!version) return false;
    await documentService.restore(version, { actor });
    return true;
  }

  /** One publication that brings back what was on the site before. */
  private async restoreSite(
    changes: readonly StoredChange[],
    action: StoredBulk["action"],
    actor: Actor,
    onProgress: OnProgress,
  ): Promise<Set<string>> {
    const { repository, publication, drafts, latest } = this.options;
    const by = toPersonRef(actor);
    const unchanged = changes.filter((change) => this.isUnchanged(change));
    const formers: Draft[] = [];
    const kept: Draft[] = [];
    const removed = [];
    for (const { id, published_at: at, was_published: was } of unchanged) {
      const published = latest.findPublished(id);
      // What was published by this change is the draft again; a redirect that was made for it just goes.
      const isRedirect = published?.document.type === "redirect" && !was;
      if (published && action === "publish" && !isRedirect) kept.push({ ...published, saved: Date.now(), by });
      const former = was ? await this.options.history.find(id, String(at)) : undefined;
      if (former) formers.push({ title: getTitle(former), saved: Date.now(), by, document: former });
      const current = repository.document(id);
      if (!was && current) removed.push(current);
    }
    if (unchanged.length === 0) return new Set();
    const request = { by, redirects: { accepted: [] }, isChecked: true };
    const report = (count: number) => onProgress(count, unchanged.length);
    await publication.run({ drafts: formers, removed }, { ...request, onProgress: report });
    for (const draft of kept) {
      if (!drafts.find(unscheduled, draft.document.id)) await drafts.save(unscheduled, draft);
    }
    if (action === "unpublish") await this.dropCopies(unchanged, formers);
    return new Set(unchanged.map(({ id }) => id));
  }

  /** Drafts that unpublishing made of what was on the site, unless somebody wrote in them. */
  private async dropCopies(changes: readonly StoredChange[], formers: readonly Draft[]): Promise<void> {
    const { drafts } = this.options;
    const isNew = new Set(changes.filter((one) => one.is_new).map(({ id }) => id));
    for (const { document } of formers) {
      const draft = isNew.has(document.id) ? drafts.find(unscheduled, document.id) : undefined;
      if (draft && hashContent(draft.document) === hashContent(document)) await drafts.remove(unscheduled, document.id);
    }
  }

  /** Whether nothing was published or unpublished of a document since. */
  private isUnchanged({ id, published_at: at }: StoredChange): boolean {
    const { log, repository } = this.options;
    const publication = log.findPublication(id);
    return publication ? publication.at === at : !repository.document(id);
  }

  private async endRelease(id: string | undefined): Promise<void> {
    const { releases, drafts } = this.options;
    if (id !== undefined && releases.find(id) && drafts.list(id).length === 0) await releases.remove(id);
  }

  /** Whether it was done; a document that the rules keep as it is stays. */
  private async tryOne(task: () => Promise<boolean>): Promise<boolean> {
    try {
      return await task();
    } catch (error) {
      if (!(error instanceof WriteError)) throw error;
      return false;
    }
  }
}
