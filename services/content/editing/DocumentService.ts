import type { Mutex } from "../../kit/Mutex.ts";
import type { Repository } from "../storage/Repository.ts";
import type { StoredDocument } from "../domain/model/document.ts";
import { fitDocument, hasUid } from "../domain/model/fitDocument.ts";
import { findForeignImages } from "../domain/model/findForeignImages.ts";
import { keepMisfits } from "../domain/model/keepMisfits.ts";
import type { ModelStore } from "../storage/ModelStore.ts";
import { normalizeData } from "../domain/model/normalize.ts";
import { describeUnknownLanguage } from "../domain/languages.ts";
import { WriteError } from "./WriteError.ts";
import type { AssetStore } from "./assets/AssetStore.ts";
import type { DocumentChecks } from "./checks/DocumentChecks.ts";
import type { Draft, DraftStore } from "./DraftStore.ts";
import { unscheduled, getRevision } from "./DraftStore.ts";
import { getTitle } from "./LatestVersions.ts";
import type { LatestVersions } from "./LatestVersions.ts";
import type { Payload } from "./payload.ts";
import { neverPublished } from "./Publisher.ts";
import type { Publisher } from "./Publisher.ts";
import { newId } from "./Releases.ts";
import type { Releases, DraftTarget } from "./Releases.ts";
import { toStoredData } from "./toStoredData.ts";

type Options = {
  /** Shared by everything that writes documents, drafts and releases; each public method runs once in it. */
  mutex: Mutex;
  repository: Repository;
  models: ModelStore;
  drafts: DraftStore;
  releases: Releases;
  latest: LatestVersions;
  checks: DocumentChecks;
  publisher: Publisher;
  assets: AssetStore;
  languages: string[];
  /** Hosts beside the storage that pictures may come from. */
  imageHosts: string[];
};

/** Saves drafts, publishes and unpublishes documents. */
export class DocumentService {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** A new document as a draft. */
  create(target: DraftTarget, payload: Payload): Promise<Draft> {
    const { mutex, releases } = this.#options;
    return mutex.run(async () => this.#create(await releases.findPlace(target), payload));
  }

  /** A new version of a document, as a draft; throws `WriteError` (412) when `revision` is not the latest one. */
  update(target: DraftTarget, id: string, payload: Payload, revision?: string): Promise<Draft> {
    const { mutex, releases, latest } = this.#options;
    return mutex.run(async () => {
      const place = await releases.findPlace(target);
      const known = latest.get(id, place);
      if (revision !== undefined && revision !== getRevision(known)) {
        throw new WriteError(412, "Somebody has saved this document since you read it; read it again, then save");
      }
      return this.#save(place, payload, known.document, known.title);
    });
  }

  /**
   * Saves an earlier version as an unscheduled draft, also of an unpublished document. Fields that no longer fit the models
   * are stored, but not served.
   */
  restore(version: StoredDocument): Promise<Draft> {
    const { mutex, models, latest } = this.#options;
    return mutex.run(() => {
      const fitted = fitDocument(version, models.models);
      const { tags, uid, data, misfit } = fitted;
      const known = latest.find(version.id);
      const payload = { tags, data, ...(uid ? { uid } : {}) };
      const base = { ...(known?.document ?? fitted), ...(misfit ? { misfit } : {}) };
      return this.#save(unscheduled, payload, base, known?.title ?? getTitle(fitted));
    });
  }

  /** Publishes the unscheduled draft of a document. */
  publish(id: string): Promise<void> {
    const { mutex, publisher } = this.#options;
    return mutex.run(async () => publisher.publish(unscheduled, [this.#getUnscheduledDraft(id)]));
  }

  /** Deletes the unscheduled draft of a document. */
  discard(id: string): Promise<void> {
    const { mutex, drafts } = this.#options;
    return mutex.run(async () => drafts.remove(unscheduled, this.#getUnscheduledDraft(id).document.id));
  }

  /** Unpublishes a document and keeps its drafts; deletes the drafts of one that was never published. */
  remove(id: string): Promise<void> {
    const { mutex, drafts, latest, publisher, repository } = this.#options;
    return mutex.run(async () => {
      const published = repository.document(id);
      if (published) return publisher.unpublish(published);
      latest.get(id);
      for (const place of drafts.findPlaces(id)) await drafts.remove(place, id);
    });
  }

  async #create(place: string, payload: Payload): Promise<Draft> {
    const { languages, latest, checks } = this.#options;
    const { type = "", lang = "", uid = null, alternateId } = payload;
    checks.getType(type);
    if (!languages.includes(lang))
      throw new WriteError(400, describeUnknownLanguage(lang, languages), [{ field: "lang", reason: "unknown" }]);
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
    return this.#save(place, payload, { ...head, uid, tags: [], data: {} }, "");
  }

  async #save(place: string, payload: Payload, base: StoredDocument, title: string): Promise<Draft> {
    const { models, assets, drafts, checks, imageHosts } = this.#options;
    const model = checks.getType(base.type);
    const given = payload.data ? toStoredData(payload.data, assets) : base.data;
    const { data, problems } = normalizeData(given, model.fields, models.models, base.id);
    problems.push(...findForeignImages(data, imageHosts));
    if (problems.length > 0) throw new WriteError(400, "The document does not fit its type", problems);
    const uid = hasUid(model) ? (payload.uid ?? base.uid) : null;
    if (hasUid(model) && !uid)
      throw new WriteError(400, `a ${base.type} needs a uid`, [{ field: "uid", reason: "missing" }]);
    const { misfit: _, ...served } = base;
    const next = { ...served, uid, tags: payload.tags ?? base.tags, data };
    const document = keepMisfits(next, base, models.models);
    const draft = {
      title: payload.title || title,
      saved: Date.now(),
      document,
      ...(payload.dates ? { dates: payload.dates } : {}),
    };
    checks.beforeSaving(draft, drafts.list(place));
    await drafts.save(place, draft);
    return draft;
  }

  #getUnscheduledDraft(id: string): Draft {
    const draft = this.#options.drafts.find(unscheduled, id);
    if (!draft) throw new WriteError(404, `Document ${id} has no draft`);
    return draft;
  }

  #getGroup(id: string, lang: string): string {
    const known = this.#options.latest.find(id);
    if (!known)
      throw new WriteError(400, `there is no document ${id}`, [{ field: "alternate_language_id", reason: "unknown" }]);
    return known.document.lang === lang ? newId() : known.document.group;
  }
}
