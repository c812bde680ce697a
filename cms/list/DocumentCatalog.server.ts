import { completeLangs } from "#cms/repository/domain/languages.ts";
import { toLocalizedPath } from "#cms/repository/domain/paths/redirectPaths.ts";
import { getPath, typePrefixes } from "#cms/repository/domain/paths/pagePath.ts";
import { isOwnKey } from "#contracts/ownValue.ts";
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

/** The latest version of a document, with the values for lists. */
export type CatalogEntry = {
  draft: Draft;
  /** Folders with a draft of it. */
  places: string[];
  published: number | null;
  path: string | null;
};

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
    return this.#options.drafts.list(place).flatMap((draft) => this.withDraft(draft) ?? []);
  }

  /** The entry of a document with another version of it. */
  withDraft(draft: Draft): CatalogEntry | undefined {
    const entry = this.entries.get(draft.document.id);
    return entry && { ...entry, draft };
  }

  /** The public path of a version of a document; null when it has no page. */
  getPath = (document: StoredDocument): string | null =>
    toPath(document, (id) => (id === document.id ? document : this.entries.get(id)?.draft.document));

  /** The state of a document. */
  getState({ draft, places, published }: CatalogEntry): DocumentState {
    const { releases, schedules } = this.#options;
    if (places.some((place) => releases.find(place)?.scheduledAt !== undefined)) return "scheduled";
    if (places.includes(unscheduled) && schedules.find(draft.document.id, "publish")) return "scheduled";
    if (published === null) return "draft";
    return places.length > 0 ? "changed" : "published";
  }

  /** An entry in the form of lists. */
  summarize(entry: CatalogEntry): DocumentSummary {
    const { draft, places, published, path } = entry;
    const { id, type, lang, uid, group, tags } = draft.document;
    const head = { id, title: draft.title, type, lang, uid, group, tags };
    const state = this.getState(entry);
    const translation = this.#getTranslation(draft.document);
    return { ...head, saved: draft.saved, saved_by: draft.by ?? null, state, places, published, path, translation };
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

  #read(): Map<string, CatalogEntry> {
    const { repository, latest, drafts } = this.#options;
    const versions = new Map(latest.list().map((draft) => [draft.document.id, draft]));
    const find = (id: string) => versions.get(id)?.document;
    return new Map(
      [...versions].map(([id, draft]) => {
        const published = repository.document(id);
        const at = published ? Date.parse(published.last_publication_date.replace("+0000", "Z")) : null;
        const entry = { draft, places: drafts.findPlaces(id), published: at, path: toPath(draft.document, find) };
        const before = this.#entries.get(id);
        return [id, before && isSame(before, entry) ? before : entry];
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

// Unchanged entries stay the same object, so that values cached by object stay valid.
const isSame = (before: CatalogEntry, { draft, places, published, path }: CatalogEntry) =>
  before.draft === draft &&
  before.published === published &&
  before.path === path &&
  before.places.join() === places.join();

function toPath(document: StoredDocument, find: (id: string) => StoredDocument | undefined): string | null {
  const { type, lang, data } = document;
  if (type === "page_template") return toLocalizedPath(`/${String(data.pattern ?? "")}/`, lang);
  if (type !== "page" && !isOwnKey(typePrefixes, type)) return null;
  return toLocalizedPath(getPath(document, find), lang);
}
