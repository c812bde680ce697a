import { draftVersionMs } from "#cms/versions/contract.ts";
import type { PersonRef } from "#cms/people/contract.ts";
import type { Mutex } from "#kit/Mutex.ts";
import type { Repository } from "#cms/repository/store/Repository.server.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { fitDocument, hasUid } from "#cms/repository/domain/model/fitDocument.ts";
import { findForeignImages } from "#cms/repository/domain/model/findForeignImages.ts";
import { dropHidden } from "#cms/repository/domain/model/dropHidden.ts";
import { keepMisfits } from "#cms/repository/domain/model/keepMisfits.ts";
import type { ModelStore } from "#cms/repository/store/ModelStore.server.ts";
import { normalizeData } from "#cms/repository/domain/model/normalize.ts";
import { describeUnknownLanguage } from "#cms/repository/domain/languages.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";
import type { AssetStore } from "#cms/files/AssetStore.server.ts";
import type { DocumentChecks } from "#cms/checks/DocumentChecks.server.ts";
import type { History } from "#cms/versions/History.server.ts";
import { getTitle } from "#cms/versions/LatestVersions.server.ts";
import type { LatestVersions } from "#cms/versions/LatestVersions.server.ts";
import { neverPublished } from "#cms/publishing/Publisher.server.ts";
import { newId } from "#cms/releases/Releases.server.ts";
import type { Releases, DraftTarget } from "#cms/releases/Releases.server.ts";

import { checkRevision } from "./checkRevision.server.ts";
import type { Draft, DraftStore } from "./DraftStore.server.ts";
import { unscheduled } from "./DraftStore.server.ts";
import type { Payload } from "./payload.server.ts";
import { toStoredData } from "./toStoredData.server.ts";

type Options = {
  /** Shared by everything that writes documents, drafts and releases; each public method holds it once. */
  mutex: Mutex;
  repository: Repository;
  models: ModelStore;
  drafts: DraftStore;
  releases: Releases;
  latest: LatestVersions;
  checks: DocumentChecks;
  history: History;
  assets: AssetStore;
  languages: string[];
  /** Pixel size of an image by its name. */
  imageSize: (name: string) => { width: number; height: number } | undefined;
  /** Further hosts that images may come from. */
  imageHosts: string[];
};

/** The person who saves, and the revision they have read; without one any version is overwritten. */
export type Saving = { by?: PersonRef | undefined; revision?: string | undefined };

/** Saves documents as drafts. */
export class DocumentService {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Creates a document as a draft. */
  create(target: DraftTarget, payload: Payload, by?: PersonRef): Promise<Draft> {
    const { mutex, releases } = this.#options;
    return mutex.run(async () => this.#create(await releases.findDraftFolder(target), payload, by));
  }

  /** Saves a document as a draft; throws `WriteError` (412) when `revision` is not the latest one. */
  update(target: DraftTarget, id: string, payload: Payload, { by, revision }: Saving = {}): Promise<Draft> {
    const { mutex, releases, latest } = this.#options;
    return mutex.run(async () => {
      const folder = await releases.findDraftFolder(target);
      const known = latest.get(id, folder);
      checkRevision(known, revision);
      return this.#save(folder, payload, { base: known.document, title: known.title, by });
    });
  }

  /**
   * Saves an earlier version as an unscheduled draft, also of an unpublished document. Fields that no longer fit the
   * models are stored, but not served.
   */
  restore(version: StoredDocument, { by, revision }: Saving = {}): Promise<Draft> {
    const { mutex, models, latest } = this.#options;
    return mutex.run(() => {
      const fitted = fitDocument(version, models.models);
      const { tags, uid, data, misfit } = fitted;
      const known = latest.find(version.id);
      if (known) checkRevision(known, revision);
      const payload = { tags, data, ...(uid ? { uid } : {}) };
      const base = { ...(known?.document ?? fitted), ...(misfit ? { misfit } : {}) };
      return this.#save(unscheduled, payload, { base, title: known?.title ?? getTitle(fitted), by });
    });
  }

  /** Deletes stored values that are not served, named by the fields of their problems, from the unscheduled draft. */
  dropHidden(id: string, fields: readonly string[], { by, revision }: Saving = {}): Promise<Draft> {
    const { mutex, latest } = this.#options;
    return mutex.run(() => {
      const known = latest.get(id);
      checkRevision(known, revision);
      return this.#save(unscheduled, {}, { base: dropHidden(known.document, fields), title: known.title, by });
    });
  }

  async #create(place: string, payload: Payload, by?: PersonRef): Promise<Draft> {
    const { languages, latest, checks } = this.#options;
    const { type = "", lang = "", uid = null, alternateId } = payload;
    checks.getType(type);
    if (!languages.includes(lang))
      throw new WriteError(
        400,
        describeUnknownLanguage(lang, languages),
        [{ field: "lang", reason: "unknown" }],
        named("language-unknown", lang),
      );
    const id = payload.id && !latest.find(payload.id) ? payload.id : newId();
    const group = alternateId ? this.#getGroup(alternateId, lang) : id;
    const head = {
      id,
      type,
      lang,
      group,
      first_publication_date: neverPublished,
      last_publication_date: neverPublished,
    };
    return this.#save(place, payload, { base: { ...head, uid, tags: [], data: {} }, title: "", by });
  }

  async #save(place: string, payload: Payload, { base, title, by }: Before): Promise<Draft> {
    const { models, assets, drafts, checks, imageHosts, imageSize } = this.#options;
    const model = checks.getType(base.type);
    const given = payload.data ? toStoredData(payload.data, { assets, imageSize, lang: base.lang }) : base.data;
    const { data, problems } = normalizeData(given, model.fields, models.models, base.id);
    problems.push(...findForeignImages(data, imageHosts));
    if (problems.length > 0) throw new WriteError(400, "The document does not fit its type", problems, named("misfit"));
    const uid = hasUid(model) ? (payload.uid ?? base.uid) : null;
    if (hasUid(model) && !uid)
      throw new WriteError(
        400,
        `a ${base.type} needs a uid`,
        [{ field: "uid", reason: "missing" }],
        named("uid-missing"),
      );
    const { misfit: _, ...served } = base;
    const next = { ...served, uid, tags: payload.tags ?? base.tags, data };
    const document = keepMisfits(next, base, models.models);
    const before = drafts.find(place, document.id);
    const draft = {
      title: payload.title || title,
      // Two saves within a millisecond are two versions.
      saved: Math.max(Date.now(), before ? before.saved + 1 : 0),
      document,
      ...(by ? { by } : {}),
      ...(payload.dates ? { dates: payload.dates } : {}),
    };
    checks.beforeSaving(draft, drafts.list(place));
    const since = before && getStart(before, draft);
    if (before && since === undefined) await this.#options.history.addDraft(before);
    const stored = { ...draft, since: since ?? draft.saved };
    await drafts.save(place, stored);
    return stored;
  }

  #getGroup(id: string, lang: string): string {
    const known = this.#options.latest.find(id);
    if (!known)
      throw new WriteError(400, `there is no document ${id}`, [{ field: "alternate_language_id", reason: "unknown" }]);
    return known.document.lang === lang ? newId() : known.document.group;
  }
}

/** Data of a save: the version before, its title, and the person. */
type Before = { base: StoredDocument; title: string; by: PersonRef | undefined };

/**
 * When the version that a save continues was started; `undefined` for a new version, so that the previous one is
 * stored.
 */
function getStart({ by, since }: Draft, next: Pick<Draft, "by" | "saved">): number | undefined {
  const isSame = by !== undefined && by.id === next.by?.id && since !== undefined;
  return isSame && next.saved - since < draftVersionMs ? since : undefined;
}
