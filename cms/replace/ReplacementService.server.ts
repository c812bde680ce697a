import type { JsonObject } from "#cms/repository/domain/model/document.ts";
import { mapTexts } from "#cms/repository/domain/texts/mapTexts.ts";
import { replaceRanges } from "#cms/repository/domain/texts/replaceRanges.ts";
import { WordFinder } from "#cms/repository/domain/texts/WordFinder.ts";
import type { ModelStore } from "#cms/repository/store/ModelStore.server.ts";
import type { EventLog } from "#cms/audit/EventLog.server.ts";
import type { DocumentCatalog } from "#cms/list/DocumentCatalog.server.ts";
import { hashContent } from "#cms/drafts/hashContent.server.ts";
import type { DocumentService } from "#cms/drafts/DocumentService.server.ts";
import { getRevision, unscheduled } from "#cms/drafts/DraftStore.server.ts";
import type { Draft, DraftStore } from "#cms/drafts/DraftStore.server.ts";
import type { LatestVersions } from "#cms/versions/LatestVersions.server.ts";
import { toPersonRef } from "#cms/people/Actor.server.ts";
import type { Actor } from "#cms/people/Actor.server.ts";
import { newId } from "#cms/releases/Releases.server.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";
import type { DraftService } from "#cms/drafts/DraftService.server.ts";
import { getSaveFolder } from "#cms/list/CatalogEntry.server.ts";
import type { CatalogEntry } from "#cms/list/CatalogEntry.server.ts";
import type { DraftPermissions } from "#cms/drafts/DraftPermissions.server.ts";

import type { NewReplacement, Replacement } from "./contract.ts";
import { isRead } from "./findPlaces.server.ts";
import { keepCapital } from "./keepCapital.ts";
import type { ReplacementStore, StoredReplacement } from "./ReplacementStore.server.ts";

type Options = {
  models: ModelStore;
  drafts: DraftStore;
  latest: LatestVersions;
  catalog: DocumentCatalog;
  events: EventLog;
  documentService: DocumentService;
  draftService: DraftService;
  permissions: DraftPermissions;
  replacements: ReplacementStore;
};

type Stored = StoredReplacement["documents"][number];

/** Replaces words in all documents as drafts, and reverts replacements. */
export class ReplacementService {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /** Replaces the chosen matches; skips documents that changed since the search. */
  async replace(request: NewReplacement, actor: Actor): Promise<Replacement> {
    const { replacements, catalog, latest } = this.options;
    // Read once: each save rebuilds the list.
    const { entries } = catalog;
    const documents: Stored[] = [];
    const left: Replacement["left"] = [];
    let places = 0;
    for (const { id, etag, places: picked } of request.documents) {
      const entry = entries.get(id);
      const isSame = entry && etag === `"${getRevision(entry.draft)}"`;
      const stored = isSame ? await this.replaceIn(entry, { ...request, picked: new Set(picked) }, actor) : undefined;
      if (stored) {
        documents.push(stored);
        places += picked.length;
      } else left.push({ id, title: latest.find(id)?.title ?? id });
    }
    const { text, replacement } = request;
    const changed = documents.map(({ id, title }) => ({ id, title }));
    const head = {
      id: newId(),
      at: Date.now(),
      by: toPersonRef(actor),
      text,
      replacement,
      changed,
      left,
      places,
    };
    const stored = { ...head, undone: null, documents };
    if (documents.length > 0) await replacements.set(stored);
    return toReplacement(stored);
  }

  /** Reverts a replacement as drafts; skips documents that changed since. */
  async undo(id: string, actor: Actor): Promise<Replacement> {
    const { replacements } = this.options;
    const existing = replacements.all.find((one) => one.id === id);
    if (!existing) throw new WriteError(404, "This replacement can no longer be undone", [], named("no-replacement"));
    if (existing.undone !== null)
      throw new WriteError(409, "This replacement was already undone", [], named("replacement-undone"));
    const left: Replacement["left"] = [];
    const changed: Replacement["changed"] = [];
    for (const stored of existing.documents) {
      const isUndone = await this.undoIn(stored, actor);
      (isUndone ? changed : left).push({ id: stored.id, title: stored.title });
    }
    const undone = { ...existing, changed, left, undone: Date.now() };
    await replacements.set(undone);
    return toReplacement(undone);
  }

  /** The last replacements, latest first. */
  list = (): Replacement[] => this.options.replacements.all.map(toReplacement);

  private async replaceIn(
    entry: CatalogEntry,
    request: NewReplacement & { picked: Set<number> },
    actor: Actor,
  ): Promise<Stored | undefined> {
    const { models, drafts } = this.options;
    const { document } = entry.draft;
    const { id } = document;
    const folder = getSaveFolder(entry);
    const isNew = drafts.find(folder, id) === undefined;
    const finder = new WordFinder(request, document.lang);
    const texts: Stored["texts"] = [];
    let count = 0;
    const data = mapTexts(document, models.models, ({ text, spans, index, field }) => {
      if (!isRead(field)) return undefined;
      const ranges = finder.find(text).filter(() => request.picked.has(count++));
      if (ranges.length === 0) return undefined;
      texts.push({ index, text, spans });
      return replaceRanges({ text, spans }, ranges, (found) => keepCapital(found, request));
    });
    const words = `${request.text} → ${request.replacement || "∅"}`;
    const saved = await this.save(entry.draft, { folder, data, words }, actor);
    if (!saved) return undefined;
    const release = folder === unscheduled ? null : folder;
    return {
      id,
      title: saved.title,
      release,
      content: hashContent(saved.document),
      texts,
      is_new: isNew,
    };
  }

  private async undoIn({ id, release, content, texts, is_new: isNew }: Stored, actor: Actor): Promise<boolean> {
    const { latest, drafts, models, draftService } = this.options;
    const folder = release ?? unscheduled;
    const draft = latest.find(id, folder);
    if (!draft || hashContent(draft.document) !== content) return false;
    if (isNew && drafts.find(folder, id)) {
      return isDone(draftService.discard(id, { actor, revision: getRevision(draft), folder }));
    }
    const former = new Map(texts.map(({ index, ...text }) => [index, text]));
    const data = mapTexts(draft.document, models.models, ({ index }) => former.get(index));
    return (await this.save(draft, { folder, data, words: "" }, actor)) !== undefined;
  }

  private async save(
    draft: Draft,
    { folder, data, words }: { folder: string; data: JsonObject; words: string },
    actor: Actor,
  ): Promise<Draft | undefined> {
    const { documentService, permissions, events } = this.options;
    if (!permissions.maySave(actor, folder)) return undefined;
    const { id } = draft.document;
    const target = folder === unscheduled ? "unscheduled" : { release: folder };
    const saving = { actor, revision: getRevision(draft) };
    let saved: Draft | undefined;
    await isDone(
      documentService.update(target, id, { data }, saving).then((next) => {
        saved = next;
      }),
    );
    if (saved) events.add(actor, "saved", { id, title: saved.title }, { detail: words || null });
    return saved;
  }
}

/** Whether a save succeeded; a document with a conflict or failed check is skipped. */
async function isDone(task: Promise<void>): Promise<boolean> {
  try {
    await task;
    return true;
  } catch (error) {
    if (!(error instanceof WriteError)) throw error;
    return false;
  }
}

const toReplacement = ({ id, at, by, text, replacement, ...rest }: StoredReplacement): Replacement => {
  const { changed, left, places, undone } = rest;
  return { id, at, by, text, replacement, changed, left, places, undone };
};
