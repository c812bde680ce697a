import { approve } from "#cms/publishing/approval.server.ts";
import type { ChangeSet } from "#cms/publishing/ChangeSet.server.ts";
import type { Publication, PublicationRequest, Published } from "#cms/publishing/Publication.server.ts";
import type { RedirectProposals } from "#cms/publishing/RedirectProposals.server.ts";
import { getRevision, unscheduled } from "#cms/drafts/DraftStore.server.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";
import type { CatalogEntry } from "#cms/list/CatalogEntry.server.ts";
import type { DocumentCatalog } from "#cms/list/DocumentCatalog.server.ts";
import { listLinks } from "#cms/links/listLinks.server.ts";
import { hasRole } from "#cms/people/contract.ts";
import { requireRole, requireScope, toPersonRef } from "#cms/people/Actor.server.ts";
import type { Actor } from "#cms/people/Actor.server.ts";
import { newId } from "#cms/releases/Releases.server.ts";
import type { Release, Releases } from "#cms/releases/Releases.server.ts";
import type { Repository } from "#cms/repository/store/Repository.server.ts";
import type { Mutex } from "#kit/Mutex.ts";

import { BulkEdits, findDraftReason } from "./BulkEdits.server.ts";
import type { EditOptions } from "./BulkEdits.server.ts";
import { BulkUndo } from "./BulkUndo.server.ts";
import type { UndoOptions } from "./BulkUndo.server.ts";
import type { BulkRecords, StoredBulk, StoredChange } from "./BulkRecords.server.ts";
import { publisherActions } from "./contract.ts";
import type { BulkOutcome, BulkRecord, BulkRequest, BulkResult, LeftReason } from "./contract.ts";

type Options = EditOptions &
  UndoOptions & {
    mutex: Pick<Mutex, "run">;
    repository: Repository;
    catalog: DocumentCatalog;
    releases: Releases;
    publication: Publication;
    redirects: RedirectProposals;
    bulk: BulkRecords;
    languages: readonly string[];
    /** Tells webhooks of a release that was created. */
    announceCreation: (release: Release) => void;
  };

export type OnProgress = (done: number, total: number) => void;

/** A picked document: its entry, or why it is left as it is. */
type Subject = { id: string; entry: CatalogEntry | undefined; reason: LeftReason | undefined };

const siteActions: readonly BulkRequest["action"][] = ["publish", "unpublish", "schedule", "delete"];

/** Changes many documents at once; what changes the site is one publication. */
export class BulkService {
  private readonly options: Options;
  private readonly edits: BulkEdits;
  private readonly undoing: BulkUndo;

  constructor(options: Options) {
    this.options = options;
    this.edits = new BulkEdits(options);
    this.undoing = new BulkUndo(options, this.edits);
  }

  /** The last changes, latest first. */
  list = (): BulkRecord[] =>
    this.options.bulk.all.map(({ documents, ...rest }) => ({ ...rest, count: documents.length }));

  /** Throws `WriteError` (400, 403, 404) unless the actor may do this at all. */
  requireValid({ action, release, lang, parent }: BulkRequest, actor: Actor): void {
    const { releases, latest, languages } = this.options;
    if (publisherActions.includes(action)) requireRole(actor, "publisher");
    if (action === "release") releases.get(release ?? "");
    if (action === "move" && parent) latest.get(parent);
    if (action === "translate" && !languages.includes(lang ?? ""))
      throw new WriteError(400, `There is no language ${lang}`, [], named("language-unknown", lang ?? ""));
  }

  /** Does it, or says what would happen. Throws `WriteError` for what no line can say. */
  run(request: BulkRequest, actor: Actor, onProgress: OnProgress): Promise<BulkResult> {
    const perform = () =>
      siteActions.includes(request.action)
        ? this.changeSite(request, actor, onProgress)
        : this.changeDrafts(request, actor, onProgress);
    return request.is_dry_run ? perform() : this.options.mutex.run(perform);
  }

  /** The change to undo; throws `WriteError` (403, 404, 409). */
  getUndoable(id: string, actor: Actor): StoredBulk {
    const change = this.options.bulk.find(id);
    if (!change) throw new WriteError(404, "This can no longer be undone", [], named("no-bulk"));
    const isOnSite = change.documents.some((one) => one.published_at !== undefined);
    if (isOnSite || change.action === "schedule") requireRole(actor, "publisher");
    if (change.undone !== null) throw new WriteError(409, "This was already undone", [], named("bulk-undone"));
    return change;
  }

  /** Takes a change back as far as nobody changed anything since; throws `WriteError` (403, 404, 409). */
  undo(id: string, actor: Actor, onProgress: OnProgress): Promise<BulkResult> {
    const { mutex, bulk } = this.options;
    return mutex.run(async () => {
      const change = this.getUndoable(id, actor);
      const isDone = await this.undoing.run(change, actor, onProgress);
      await bulk.set({ ...change, undone: Date.now() });
      const documents = change.documents.map((one) => {
        const [outcome, reason] = isDone.has(one.id) ? (["done", null] as const) : (["left", "changed"] as const);
        const { id, title, lang } = one;
        return { id, title, lang, outcome, reason, message: null, findings: [], links: 0, etag: "" };
      });
      return { id: null, action: change.action, is_dry_run: false, documents, redirects: [] };
    });
  }

  private async changeDrafts(request: BulkRequest, actor: Actor, onProgress: OnProgress): Promise<BulkResult> {
    const subjects = this.pick(request, actor, (entry) => this.edits.findReason(entry, request));
    const documents: BulkOutcome[] = [];
    const changes: StoredChange[] = [];
    for (const [index, { id, entry, reason }] of subjects.entries()) {
      onProgress(index, subjects.length);
      if (!entry || reason) {
        documents.push(toOutcome(id, entry, { outcome: "left", reason: reason ?? "gone" }));
        continue;
      }
      if (request.is_dry_run) {
        documents.push(toOutcome(id, entry, { outcome: "ready" }));
        continue;
      }
      try {
        changes.push(await this.edits.apply(entry, request, actor));
        documents.push(toOutcome(id, entry, { outcome: "done" }));
      } catch (error) {
        // The checks of a single change come before its writes, so nothing of it is stored.
        if (!(error instanceof WriteError)) throw error;
        const why = error.status === 403 ? "forbidden" : "refused";
        documents.push(toOutcome(id, entry, { outcome: "left", reason: why, message: error.message }));
      }
    }
    return { ...(await this.finish(request, changes, actor)), documents, redirects: [] };
  }

  /** One publication for all: when it has errors, nothing is done. */
  private async changeSite(request: BulkRequest, actor: Actor, onProgress: OnProgress): Promise<BulkResult> {
    const { publication, redirects, catalog } = this.options;
    const { action, is_dry_run: isDry } = request;
    const subjects = this.pick(request, actor, (entry) => findSiteReason(entry, request, actor));
    const entries = subjects.flatMap(({ entry, reason }) => (entry && !reason ? [entry] : []));
    const set = this.toChangeSet(entries, action);
    onProgress(0, entries.length);
    const findings = Map.groupBy(publication.judge(set, request.at), ({ document }) => document);
    const isStopped = [...findings.values()].flat().some(({ level }) => level === "error");
    const isWritten = !isDry && !isStopped && entries.length > 0;
    const changes = isWritten ? await this.write(set, entries, { request, actor, onProgress }) : [];
    const gone = new Set(set.removed.map(({ id }) => id));
    const countLinks = (id: string) => {
      if (!isDry || !gone.has(id)) return 0;
      return new Set(
        listLinks(catalog, id)
          .from.filter((one) => !gone.has(one.id))
          .map((one) => one.id),
      ).size;
    };
    const documents = subjects.map(({ id, entry, reason }) => {
      if (!entry || reason) return toOutcome(id, entry, { outcome: "left", reason: reason ?? "gone" });
      const own = findings.get(id) ?? [];
      const isWrong = own.some(({ level }) => level === "error");
      const outcome = isWritten ? "done" : "ready";
      return toOutcome(id, entry, { outcome: isWrong ? "stopped" : outcome, findings: own, links: countLinks(id) });
    });
    const proposals = isDry ? redirects.list(set) : [];
    return { ...(await this.finish(request, changes, actor)), documents, redirects: proposals };
  }

  private async write(
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
    const removed = await this.note(set, () => this.unpublish(set, { ...publishing, isDeletion: action === "delete" }));
    const gone = new Set(set.removed.map(({ id }) => id));
    const never = action === "delete" ? entries.filter(({ draft }) => !gone.has(draft.document.id)) : [];
    for (const { draft } of never) await draftService.delete(draft.document.id, { actor });
    return [...removed, ...never.map(({ draft }) => toHead(draft.document.id, draft.title, draft.document.lang))];
  }

  private unpublish(set: ChangeSet, request: PublicationRequest): Promise<Published> {
    return this.options.publication.runRemoval(set, request);
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
      onProgress(index, entries.length);
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

  private toChangeSet(entries: readonly CatalogEntry[], action: BulkRequest["action"]): ChangeSet {
    const { drafts, repository } = this.options;
    const ids = entries.map(({ draft }) => draft.document.id);
    return action === "publish" || action === "schedule"
      ? { drafts: ids.flatMap((id) => drafts.find(unscheduled, id) ?? []), removed: [] }
      : { drafts: [], removed: ids.flatMap((id) => repository.document(id) ?? []) };
  }

  private pick(
    { documents }: BulkRequest,
    actor: Actor,
    findReason: (entry: CatalogEntry) => LeftReason | undefined,
  ): Subject[] {
    const { entries } = this.options.catalog;
    const etags = new Map(documents.map(({ id, etag }) => [id, etag]));
    return [...etags].map(([id, etag]) => {
      const entry = entries.get(id);
      if (!entry) return { id, entry, reason: "gone" };
      if (etag !== undefined && etag !== getRevision(entry.draft)) return { id, entry, reason: "changed" };
      return { id, entry, reason: isOpenTo(actor, entry) ? findReason(entry) : "forbidden" };
    });
  }

  private async finish({ action, is_dry_run: isDry }: BulkRequest, changes: StoredChange[], actor: Actor) {
    const head = { action, is_dry_run: isDry };
    if (isDry || changes.length === 0) return { ...head, id: null };
    const id = newId();
    await this.options.bulk.set({
      id,
      at: Date.now(),
      by: toPersonRef(actor),
      action,
      undone: null,
      documents: changes,
    });
    return { ...head, id };
  }
}

const toHead = (id: string, title: string, lang: string) => ({ id, title, lang });

function findSiteReason(entry: CatalogEntry, { action }: BulkRequest, actor: Actor): LeftReason | undefined {
  if (action === "publish" || action === "schedule") return findDraftReason(entry);
  if (action === "delete")
    return entry.published === null || hasRole(actor.role, "publisher") ? undefined : "forbidden";
  return entry.published === null ? "not-on-site" : undefined;
}

function isOpenTo(actor: Actor, { draft }: CatalogEntry): boolean {
  try {
    requireScope(actor, draft.document);
    return true;
  } catch (error) {
    if (error instanceof WriteError) return false;
    throw error;
  }
}

function toOutcome(
  id: string,
  entry: CatalogEntry | undefined,
  { outcome, reason = null, ...rest }: Pick<BulkOutcome, "outcome"> & Partial<BulkOutcome>,
): BulkOutcome {
  const { draft } = entry ?? {};
  const head = toHead(id, draft?.title ?? id, draft?.document.lang ?? "");
  const etag = draft ? getRevision(draft) : "";
  return { ...head, outcome, reason, message: null, findings: [], links: 0, ...rest, etag };
}
