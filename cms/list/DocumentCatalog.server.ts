import { completeLangs } from "#cms/repository/domain/languages.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { ModelStore } from "#cms/repository/store/ModelStore.server.ts";
import type { Repository } from "#cms/repository/store/Repository.server.ts";
import { unscheduled } from "#cms/drafts/DraftStore.server.ts";
import type { Draft, DraftStore } from "#cms/drafts/DraftStore.server.ts";
import type { LatestVersions } from "#cms/versions/LatestVersions.server.ts";
import type { ScheduleStore } from "#cms/schedules/ScheduleStore.server.ts";
import type { Releases } from "#cms/releases/Releases.server.ts";
import { listBehind } from "#cms/translations/listBehind.server.ts";
import type { TranslationRecords } from "#cms/translations/TranslationRecords.server.ts";

import type { DocumentState, DocumentSummary } from "./contract.ts";
import { isSameEntry, toPath } from "./CatalogEntry.server.ts";
import type { CatalogEntry } from "./CatalogEntry.server.ts";

type Options = {
  repository: Repository;
  drafts: DraftStore;
  latest: LatestVersions;
  releases: Releases;
  models: ModelStore;
  schedules: ScheduleStore;
  translations: TranslationRecords;
};

// Links between paths, which are the same in every language.
const notTranslated = ["redirect"];

/** Every document, published or not, in memory; reloaded after a save or publication. */
export class DocumentCatalog {
  readonly #options: Options;
  #key: unknown[] = [];
  #entries = new Map<string, CatalogEntry>();
  #byPath: Map<string, CatalogEntry> | undefined;
  #draftsByPath: Map<string | null, { draft: Draft; folder: string }[]> | undefined;
  #langs: Map<string, Set<string>> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Every document by id. */
  get entries(): ReadonlyMap<string, CatalogEntry> {
    const { repository, drafts, models } = this.#options;
    const key = [repository.master.ref, drafts.changes, models.models];
    if (key.some((part, index) => part !== this.#key[index])) {
      this.#entries = this.#read();
      this.#byPath = undefined;
      this.#draftsByPath = undefined;
      this.#langs = undefined;
      this.#key = key;
    }
    return this.#entries;
  }

  /** The document at a public path. */
  findByPath(path: string): CatalogEntry | undefined {
    const { entries } = this;
    this.#byPath ??= new Map([...entries.values()].flatMap((entry) => (entry.path ? [[entry.path, entry]] : [])));
    return this.#byPath.get(path);
  }

  /** The drafts of a folder. */
  listDraftFolder(place: string): CatalogEntry[] {
    const { drafts } = this.#options;
    const find = (id: string) => (drafts.find(place, id) ?? this.entries.get(id)?.draft)?.document;
    return drafts.list(place).flatMap((draft) => this.withDraft(draft, find) ?? []);
  }

  /** The entry of a document with another version of it. */
  withDraft(draft: Draft, find = this.#findLatest): CatalogEntry | undefined {
    const entry = this.entries.get(draft.document.id);
    if (!entry) return undefined;
    const nextPath = toPath(draft.document, find);
    return { ...entry, draft, nextPath, path: entry.published === null ? nextPath : entry.path };
  }

  /** Every draft, of any folder, whose path would be this one. */
  listDraftsAt(path: string): { draft: Draft; folder: string }[] {
    const { entries } = this;
    this.#draftsByPath ??= Map.groupBy(this.#listDrafts(entries), ({ draft }) => this.getPath(draft.document));
    return this.#draftsByPath.get(path) ?? [];
  }

  /** The public path of a version of a document among the latest ones; null when it has no page. */
  getPath = (document: StoredDocument): string | null =>
    toPath(document, (id) => (id === document.id ? document : this.entries.get(id)?.draft.document));

  /** The state of a document. */
  getState({ draft, places, published }: CatalogEntry): DocumentState {
    const approval = this.#findApproval(draft.document.id, places);
    if (approval && !approval.ended_by) return "scheduled";
    if (published === null) return "draft";
    return places.length > 0 ? "changed" : "published";
  }

  /** An entry in the form of lists. */
  summarize(entry: CatalogEntry): DocumentSummary {
    const { draft, places, published, path, nextPath } = entry;
    const { id, type, lang, uid, group, tags } = draft.document;
    const head = { id, title: draft.title, type, lang, uid, group, tags };
    const state = this.getState(entry);
    const translation = this.#getTranslation(draft.document);
    const paths = { path, next_path: nextPath === path ? null : nextPath };
    const approval = this.#findApproval(id, places) ?? null;
    return {
      ...head,
      saved: draft.saved,
      saved_by: draft.by ?? null,
      state,
      places,
      published,
      ...paths,
      approval,
      translation,
    };
  }

  /** Who scheduled a draft of a document, alone or in a release, and who ended that. */
  #findApproval(id: string, places: string[]): DocumentSummary["approval"] | undefined {
    const { releases, schedules } = this.#options;
    const approvals = places.flatMap((place) => {
      const planned = place === unscheduled ? schedules.find(id, "publish") : releases.find(place);
      if (planned?.scheduledAt === undefined) return [];
      const { by = { id: "", name: "" }, ended = null } = planned.approval ?? {};
      return [{ by, ended_by: ended?.by ?? null }];
    });
    return approvals.find(({ ended_by: endedBy }) => endedBy === null) ?? approvals[0];
  }

  *#listDrafts(entries: ReadonlyMap<string, CatalogEntry>): Generator<{ draft: Draft; folder: string }> {
    const { drafts } = this.#options;
    for (const [id, { places }] of entries) {
      for (const folder of places) {
        const draft = drafts.find(folder, id);
        if (draft) yield { draft, folder };
      }
    }
  }

  /** Languages that lack a document, and the number of its fields that have changed in the source. */
  #getTranslation({ id, type, group }: StoredDocument): DocumentSummary["translation"] {
    const { translations } = this.#options;
    const { entries } = this;
    this.#langs ??= listLangs(entries.values());
    const langs = this.#langs.get(group);
    const missing = notTranslated.includes(type) ? [] : completeLangs.filter((lang) => !langs?.has(lang));
    const known = translations.find(id);
    const source = known?.source && entries.get(known.source)?.draft.document;
    return { missing, behind: known && source ? listBehind(known, source).length : 0 };
  }

  #findLatest = (id: string) => this.entries.get(id)?.draft.document;

  #read(): Map<string, CatalogEntry> {
    const { repository, latest, drafts } = this.#options;
    const versions = new Map(latest.list().map((draft) => [draft.document.id, draft]));
    const find = (id: string) => versions.get(id)?.document;
    return new Map(
      [...versions].map(([id, draft]) => {
        const published = repository.document(id);
        const at = published ? Date.parse(published.last_publication_date.replace("+0000", "Z")) : null;
        const nextPath = toPath(draft.document, find);
        const path = published ? toPath(published, repository.document) : nextPath;
        const entry = { draft, places: drafts.findPlaces(id), published: at, path, nextPath };
        const before = this.#entries.get(id);
        return [id, before && isSameEntry(before, entry) ? before : entry];
      }),
    );
  }
}

function listLangs(entries: Iterable<CatalogEntry>): Map<string, Set<string>> {
  const langs = new Map<string, Set<string>>();
  for (const { draft } of entries) {
    const { group, lang } = draft.document;
    langs.set(group, (langs.get(group) ?? new Set()).add(lang));
  }
  return langs;
}
