import { setImmediate } from "node:timers/promises";

import { completeLangs, languages } from "#cms/repository/domain/languages.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";
import type { TextIndex } from "#cms/repository/domain/query/TextIndex.ts";
import { hasWordStart } from "#contracts/wordStart.ts";
import type { ModelStore } from "#cms/repository/store/ModelStore.server.ts";
import type { Repository } from "#cms/repository/store/Repository.server.ts";
import { unscheduled } from "#cms/drafts/DraftStore.server.ts";
import type { Draft, DraftStore } from "#cms/drafts/DraftStore.server.ts";
import { somebody } from "#cms/people/Actor.server.ts";
import type { LatestVersions } from "#cms/versions/LatestVersions.server.ts";
import type { ScheduleStore } from "#cms/schedules/ScheduleStore.server.ts";
import type { Releases } from "#cms/releases/Releases.server.ts";
import { findSource, listBehind } from "#cms/translations/listBehind.server.ts";
import type { TranslationRecords } from "#cms/translations/TranslationRecords.server.ts";

import type { DocumentState, DocumentSummary } from "./contract.ts";
import { findNewer, getHead, isSameEntry, makeEntry, toPath, toPaths, toSaving } from "./CatalogEntry.server.ts";
import type { CatalogEntry } from "./CatalogEntry.server.ts";
import { CatalogIndex } from "./CatalogIndex.server.ts";
import { describeOwn } from "./describeOwn.server.ts";

type Options = {
  repository: Repository;
  drafts: DraftStore;
  latest: LatestVersions;
  releases: Releases;
  models: ModelStore;
  schedules: ScheduleStore;
  translations: TranslationRecords;
  /** The texts of the latest versions. */
  texts: TextIndex;
};

// Other requests are served after each slice.
const sliceMs = 8;
const languageOrder = languages.map(({ id }) => id);
// With more changes at once, the index is created anew.
const maxSingle = 1_000;
const noPlaces: string[] = [];
// Links between paths, which are the same in every language.
const notTranslated = ["redirect"];

/** An entry before and after a change; either may be missing. */
export type CatalogChange = { before: CatalogEntry | undefined; after: CatalogEntry | undefined };

/** Every document, published or not, in memory; a save or publication reads again what depends on it. */
export class DocumentCatalog {
  private readonly options: Options;
  private readonly entriesById = new Map<string, CatalogEntry>();
  private catalogIndex = new CatalogIndex(this.entriesById);
  private models: Models | undefined;
  /** Ids of documents that changed since the entries were read. */
  private changed = new Set<string>();
  /** Whether the first reading of everything has not come to its end. */
  private isFilling = false;
  private changeCount = 0;
  /** Published versions that are not the latest ones, in the index of texts too. */
  private readonly indexedVersions = new Map<string, StoredDocument>();
  private readonly listeners: ((changes: readonly CatalogChange[]) => void)[] = [];

  constructor(options: Options) {
    this.options = options;
    const note = (ids: readonly string[]) => ids.forEach((id) => this.changed.add(id));
    options.repository.onChange(note);
    options.drafts.onChange(note);
  }

  /** Calls a function with the entries that changed, when they are read again. */
  onChange(listener: (changes: readonly CatalogChange[]) => void): void {
    this.listeners.push(listener);
  }

  /** Every document by id. */
  get entries(): ReadonlyMap<string, CatalogEntry> {
    this.refresh();
    return this.entriesById;
  }

  /** The same by their keys, and in every order. */
  get index(): CatalogIndex {
    this.refresh();
    return this.catalogIndex;
  }

  /** A counter that grows with every change of an entry. */
  get changes(): number {
    this.refresh();
    return this.changeCount;
  }

  /** The document at a public path. */
  findByPath = (path: string): CatalogEntry | undefined => this.index.findByPath(path);

  /** A test whether an entry has a word that begins with a folded one, in its names or in its text. */
  findWord(word: string): (entry: CatalogEntry) => boolean {
    const isInText = this.options.texts.find(word);
    return (entry) => hasWordStart(getHead(entry), word) || isInText(entry.draft.document);
  }

  /** Reads everything in slices, at the start and after a change of the models; what needs it at once reads the rest. */
  async fill(): Promise<void> {
    const isDone = () => this.models === this.options.models.models && !this.isFilling;
    for (; !isDone(); await setImmediate()) this.refresh(performance.now() + sliceMs);
  }

  /** Waits until words are found in the texts of all documents. */
  async completeTexts(): Promise<void> {
    await this.fill();
    this.refresh();
    await this.options.texts.complete();
  }

  /** The drafts of a folder. */
  listDraftFolder(place: string): CatalogEntry[] {
    const { drafts } = this.options;
    const find = (id: string) => (drafts.find(place, id) ?? this.entries.get(id)?.draft)?.document;
    return drafts.list(place).flatMap((draft) => this.withDraft(draft, find) ?? []);
  }

  /** The entry of a document with another version of it. */
  withDraft(draft: Draft, find = this.findLatest): CatalogEntry | undefined {
    const entry = this.entries.get(draft.document.id);
    if (!entry) return undefined;
    const nextPath = toPath(draft.document, find);
    const { places, published } = entry;
    return { draft, places, published, nextPath, path: published === null ? nextPath : entry.path };
  }

  /** Every draft, of any folder, whose path would be this one. */
  listDraftsAt(path: string): { draft: Draft; folder: string }[] {
    const { drafts } = this.options;
    return drafts.ids().flatMap((id) =>
      drafts.findPlaces(id).flatMap((folder) => {
        const draft = drafts.find(folder, id);
        return draft && this.getPath(draft.document) === path ? [{ draft, folder }] : [];
      }),
    );
  }

  /** The public path of a version of a document among the latest ones; null when it has no page. */
  getPath = (document: StoredDocument): string | null =>
    toPath(document, (id) => (id === document.id ? document : this.entries.get(id)?.draft.document));

  /** The state of a document, by its draft in a folder if it has one there. */
  getState({ draft, places, published }: CatalogEntry, folder = unscheduled): DocumentState {
    const approval = this.findApproval(draft.document.id, places, folder);
    if (approval && !approval.ended_by && (approval.place === folder || !places.includes(folder))) return "scheduled";
    if (published === null) return "draft";
    return places.length > 0 ? "changed" : "published";
  }

  /** An entry in the form of lists, as its draft in a folder stands. */
  summarize(entry: CatalogEntry, folder = unscheduled): DocumentSummary {
    const { draft, places, published, path, nextPath } = entry;
    const { id, type, lang, uid, group, tags } = draft.document;
    const head = { id, title: draft.title, type, lang, uid, group, tags, ...toSaving(entry) };
    const state = this.getState(entry, folder);
    const paths = { places, published, path, next_path: nextPath === path ? null : nextPath };
    const approval = this.findApproval(id, places, folder) ?? null;
    return {
      ...head,
      state,
      ...paths,
      approval,
      unpublish_at: this.options.schedules.find(id, "unpublish")?.scheduledAt ?? null,
      translation: this.getTranslation(draft.document),
      ...describeOwn(draft.document, (one) => this.entries.get(one)),
    };
  }

  /** The same page in every language, the source language first. */
  listVersions({ draft }: CatalogEntry): NonNullable<DocumentSummary["versions"]> {
    const versions = [...this.index.listByGroup(draft.document.group)].map((entry) => {
      const { id, lang } = entry.draft.document;
      return { id, lang, state: this.getState(entry), title: entry.draft.title };
    });
    const getRank = ({ lang }: { lang: string }) => languageOrder.indexOf(lang);
    return versions.sort((a, b) => getRank(a) - getRank(b));
  }

  /** Who scheduled a draft of a document, alone or in a release, and who ended that. */
  private findApproval(id: string, places: string[], folder: string): DocumentSummary["approval"] | undefined {
    if (places.length === 0) return undefined;
    const { releases, schedules } = this.options;
    const approvals = places.flatMap((place) => {
      const planned = place === unscheduled ? schedules.find(id, "publish") : releases.find(place);
      if (planned?.scheduledAt === undefined) return [];
      const { by = somebody, ended = null } = planned.approval ?? {};
      return [{ place, by, at: planned.scheduledAt, ended_by: ended?.by ?? null }];
    });
    return approvals.find(({ place }) => place === folder) ?? approvals.find((one) => !one.ended_by) ?? approvals[0];
  }

  /** Languages that lack a document, and the number of its fields that have changed in the source. */
  private getTranslation({ id, type, group }: StoredDocument): DocumentSummary["translation"] {
    const { translations } = this.options;
    const { entries, index } = this;
    const langs = new Set([...index.listByGroup(group)].map(({ draft }) => draft.document.lang));
    const missing = notTranslated.includes(type) ? [] : completeLangs.filter((lang) => !langs.has(lang));
    const record = translations.find(id);
    const source = record && findSource(record, entries);
    return {
      missing,
      behind: record && source ? listBehind(record, source).length : 0,
      source: source ? source.id : null,
    };
  }

  private findLatest = (id: string): StoredDocument | undefined => this.options.latest.find(id)?.document;

  /** Reads what has changed, until a time if it is everything. */
  private refresh(until = Number.POSITIVE_INFINITY): void {
    const { repository, drafts, models, texts } = this.options;
    if (this.models !== models.models) {
      this.models = models.models;
      this.isFilling = true;
      texts.clear();
      this.indexedVersions.clear();
      this.entriesById.clear();
      this.catalogIndex = new CatalogIndex(this.entriesById);
      this.changed = new Set([...drafts.ids(), ...repository.master.documents.map(({ id }) => id)]);
    }
    this.isFilling &&= this.changed.size > 0;
    if (this.changed.size === 0) return;
    const isSlice = until < Number.POSITIVE_INFINITY;
    const { changed } = this;
    if (!isSlice) this.changed = new Set();
    const done: CatalogChange[] = [];
    const isRebuilt = !isSlice && changed.size > maxSingle;
    // Pages below one whose path changed are appended during iteration.
    for (const id of changed) {
      if (isSlice && performance.now() > until) break;
      if (isSlice) changed.delete(id);
      const before = this.entriesById.get(id);
      const after = this.read(id, before);
      if (before === after) continue;
      this.changeCount += 1;
      if (after) this.entriesById.set(id, after);
      else this.entriesById.delete(id);
      this.noteText(id, before, after);
      done.push({ before, after });
      if (isRebuilt) continue;
      // Pages that are read for the first time have the paths of now.
      const hasMoved = (before || !this.isFilling) && toPaths(before) !== toPaths(after);
      if (hasMoved) for (const below of this.listBelow(id)) changed.add(below);
      this.catalogIndex.replace(before, after);
    }
    if (isRebuilt) this.rebuild();
    this.isFilling &&= this.changed.size > 0;
    for (const listener of this.listeners) listener(done);
  }

  /** After very many changes: reads all paths again, and creates the index anew. */
  private rebuild(): void {
    for (const [id, before] of this.isFilling ? [] : [...this.entriesById]) {
      const after = this.read(id, before);
      if (after) this.entriesById.set(id, after);
    }
    this.catalogIndex = new CatalogIndex(this.entriesById);
  }

  private *listBelow(id: string): Generator<string> {
    for (const { draft } of this.catalogIndex.listChildren(id)) yield draft.document.id;
    for (const child of this.options.repository.master.listChildren(id)) yield child.id;
  }

  private noteText(id: string, before: CatalogEntry | undefined, after: CatalogEntry | undefined): void {
    const { texts, repository } = this.options;
    const published = repository.document(id);
    const former = [before?.draft.document, this.indexedVersions.get(id)];
    const next = [after?.draft.document, published];
    for (const one of former) if (one && !next.includes(one)) texts.remove(one);
    for (const one of new Set(next)) if (one && !former.includes(one)) texts.add(one);
    if (published && published !== after?.draft.document) this.indexedVersions.set(id, published);
    else this.indexedVersions.delete(id);
  }

  private read(id: string, before: CatalogEntry | undefined): CatalogEntry | undefined {
    const { repository, latest, drafts } = this.options;
    const draft = latest.find(id);
    if (!draft) return undefined;
    const published = repository.document(id);
    const at = published ? Date.parse(published.last_publication_date.replace("+0000", "Z")) : null;
    const nextPath = toPath(draft.document, this.findLatest);
    const current = published ? toPath(published, repository.document) : nextPath;
    // One text for both, which are the same for most.
    const path = current === nextPath ? nextPath : current;
    const places = drafts.findPlaces(id);
    const newest = findNewer(
      draft,
      places.map((place) => drafts.find(place, id)),
    );
    const own = places.length > 0 ? places : noPlaces;
    const entry = makeEntry({ draft, newest, places: own, published: at, path, nextPath });
    return before && isSameEntry(before, entry) ? before : entry;
  }
}
