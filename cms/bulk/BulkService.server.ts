import type { SetFinding } from "#cms/checks/ContentChecks.server.ts";
import type { RedirectProposals } from "#cms/publishing/RedirectProposals.server.ts";
import { getRevision } from "#cms/drafts/DraftStore.server.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";
import type { CatalogEntry } from "#cms/list/CatalogEntry.server.ts";
import { listLinks } from "#cms/links/listLinks.server.ts";
import { hasRole } from "#cms/people/contract.ts";
import { isInScope, requireRole, toPersonRef } from "#cms/people/Actor.server.ts";
import type { Actor } from "#cms/people/Actor.server.ts";
import { newId } from "#cms/releases/Releases.server.ts";
import type { Mutex } from "#kit/Mutex.ts";

import { BulkEdits, findDraftReason } from "./BulkEdits.server.ts";
import type { EditOptions } from "./BulkEdits.server.ts";
import { BulkPublication } from "./BulkPublication.server.ts";
import type { BulkPublicationOptions, OnProgress } from "./BulkPublication.server.ts";
import { BulkUndo } from "./BulkUndo.server.ts";
import type { UndoOptions } from "./BulkUndo.server.ts";
import type { BulkRecords, StoredBulk, StoredChange } from "./BulkRecords.server.ts";
import { publisherActions } from "./contract.ts";
import type { BulkOutcome, BulkRecord, BulkRequest, BulkResult, LeftReason } from "./contract.ts";

type Options = EditOptions &
  UndoOptions &
  BulkPublicationOptions & {
    mutex: Pick<Mutex, "run">;
    redirects: RedirectProposals;
    bulk: BulkRecords;
    languages: readonly string[];
  };

/** A picked document: its entry, or why it is left as it is. */
type Subject = { id: string; entry: CatalogEntry | undefined; reason: LeftReason | undefined };

const siteActions: readonly BulkRequest["action"][] = ["publish", "unpublish", "schedule", "delete"];

/** Changes many documents at once; what changes the site is one publication. */
export class BulkService {
  private readonly options: Options;
  private readonly edits: BulkEdits;
  private readonly undoing: BulkUndo;
  private readonly site: BulkPublication;

  constructor(options: Options) {
    this.options = options;
    this.edits = new BulkEdits(options);
    this.undoing = new BulkUndo(options, this.edits);
    this.site = new BulkPublication(options);
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
  async run(request: BulkRequest, actor: Actor, onProgress: OnProgress): Promise<BulkResult> {
    const isOnSite = siteActions.includes(request.action);
    await onProgress(0, request.documents.length);
    // Before the write, which must not stand still while many documents are checked.
    const findings = isOnSite ? this.judge(request, actor) : [];
    const perform = () =>
      isOnSite
        ? this.changeSite(request, { findings, actor, onProgress })
        : this.changeDrafts(request, actor, onProgress);
    return request.is_dry_run ? perform() : this.options.mutex.run(perform);
  }

  /** The change to undo; throws `WriteError` (403, 404, 409). */
  getUndoable(id: string, actor: Actor): StoredBulk {
    const change = this.options.bulk.find(id);
    if (!change) throw new WriteError(404, "This can no longer be undone", [], named("no-bulk"));
    const isOnSite = change.documents.some((one) => one.published_at !== undefined);
    if (isOnSite || change.action === "schedule") requireRole(actor, "publisher");
    // Of what another person changed, nothing tells the type of a document that is gone.
    if (change.by.id !== actor.id && isLimited(actor))
      throw new WriteError(403, "You undo only your own changes", [], named("out-of-scope"));
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
        return { ...toHead(id, title, lang), ...plain, outcome, reason, etag: "" };
      });
      return { id: null, action: change.action, is_dry_run: false, documents, redirects: [] };
    });
  }

  private async changeDrafts(request: BulkRequest, actor: Actor, onProgress: OnProgress): Promise<BulkResult> {
    const subjects = this.pick(request, actor, (entry) => this.edits.findReason(entry, request));
    const documents: BulkOutcome[] = [];
    const changes: StoredChange[] = [];
    for (const [index, { id, entry, reason }] of subjects.entries()) {
      await onProgress(index, subjects.length);
      if (!entry || reason) {
        documents.push(toOutcome(id, entry, { outcome: "left", reason: reason ?? "gone" }));
        continue;
      }
      if (request.is_dry_run) {
        const { catalog } = this.options;
        const move = { path: entry.path, next_path: catalog.getPath(this.edits.toMoved(entry.draft, request)) };
        documents.push(toOutcome(id, entry, { outcome: "ready", ...(request.action === "move" ? move : {}) }));
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

  /** What is to be said against the documents of a request, as one publication. */
  private judge(request: BulkRequest, actor: Actor): SetFinding[] {
    const subjects = this.pick(request, actor, (entry) => findSiteReason(entry, request, actor));
    const set = this.site.toChangeSet(listEntries(subjects), request.action);
    return this.options.publication.judge(set, request.at);
  }

  /** One publication for all: when it has errors, nothing is done. */
  private async changeSite(
    request: BulkRequest,
    { findings: all, actor, onProgress }: { findings: SetFinding[]; actor: Actor; onProgress: OnProgress },
  ): Promise<BulkResult> {
    const { redirects, catalog } = this.options;
    const { action, is_dry_run: isDry } = request;
    const subjects = this.pick(request, actor, (entry) => findSiteReason(entry, request, actor));
    const entries = listEntries(subjects);
    const set = this.site.toChangeSet(entries, action);
    const findings = Map.groupBy(all, ({ document }) => document);
    const isStopped = all.some(({ level }) => level === "error");
    const isWritten = !isDry && !isStopped && entries.length > 0;
    const changes = isWritten ? await this.site.write(set, entries, { request, actor, onProgress }) : [];
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
      const path = isDry && gone.has(id) ? entry.path : null;
      const rest = { findings: own, links: countLinks(id), path };
      return toOutcome(id, entry, { outcome: isWrong ? "stopped" : outcome, ...rest });
    });
    const proposals = isDry ? redirects.list(set) : [];
    return { ...(await this.finish(request, changes, actor)), documents, redirects: proposals };
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

const listEntries = (subjects: readonly Subject[]): CatalogEntry[] =>
  subjects.flatMap(({ entry, reason }) => (entry && !reason ? [entry] : []));

const isLimited = ({ scope }: Actor): boolean => scope !== undefined && scope.languages.length + scope.types.length > 0;

const toHead = (id: string, title: string, lang: string) => ({ id, title, lang });
const plain = { message: null, findings: [], links: 0, path: null, next_path: null };

function findSiteReason(entry: CatalogEntry, { action }: BulkRequest, actor: Actor): LeftReason | undefined {
  if (action === "publish" || action === "schedule") return findDraftReason(entry);
  if (action === "delete")
    return entry.published === null || hasRole(actor.role, "publisher") ? undefined : "forbidden";
  return entry.published === null ? "not-on-site" : undefined;
}

const isOpenTo = ({ scope }: Actor, { draft }: CatalogEntry): boolean =>
  scope === undefined || isInScope(scope, draft.document);

function toOutcome(
  id: string,
  entry: CatalogEntry | undefined,
  { outcome, reason = null, ...rest }: Pick<BulkOutcome, "outcome"> & Partial<BulkOutcome>,
): BulkOutcome {
  const { draft } = entry ?? {};
  const head = toHead(id, draft?.title ?? id, draft?.document.lang ?? "");
  const etag = draft ? getRevision(draft) : "";
  return { ...head, ...plain, outcome, reason, ...rest, etag };
}
