import type { InTurn } from "../storage/Mutex.ts";
import type { Repository } from "../storage/Repository.ts";
import type { StoredDocument } from "../domain/model/document.ts";
import { fitDocument, hasUid } from "../domain/model/fitDocument.ts";
import { foreignPictures } from "../domain/model/findForeignImages.ts";
import { keepMisfits } from "../domain/model/keepMisfits.ts";
import type { ModelStore } from "../storage/ModelStore.ts";
import { normalizeData } from "../domain/model/normalize.ts";
import { unknownLanguage } from "../domain/unknownLanguage.ts";
import { WriteError } from "./WriteError.ts";
import type { Assets } from "./assets/AssetStore.ts";
import type { Checks } from "./checks/DocumentChecks.ts";
import type { Draft, Drafts } from "./DraftStore.ts";
import { loose, markOf } from "./DraftStore.ts";
import { titleOf } from "./LatestVersions.ts";
import type { Newest } from "./LatestVersions.ts";
import type { Payload } from "./payload.ts";
import { never } from "./Publisher.ts";
import type { Publisher } from "./Publisher.ts";
import { newId } from "./Releases.ts";
import type { Releases, Target } from "./Releases.ts";
import { storedData } from "./toStoredData.ts";

type Options = {
  /** Shared by everything that writes documents, drafts and releases; each public method takes one turn. */
  inTurn: InTurn;
  repository: Repository;
  models: ModelStore;
  drafts: Drafts;
  releases: Releases;
  newest: Newest;
  checks: Checks;
  publisher: Publisher;
  assets: Assets;
  languages: string[];
  /** Hosts beside the storage that pictures may come from. */
  imageHosts: string[];
};

/** What editors do to documents: write drafts, publish them, take them off the site. */
export class Workshop {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** A new document as a draft. */
  create(target: Target, payload: Payload): Promise<Draft> {
    const { inTurn, releases } = this.#options;
    return inTurn(async () => this.#create(await releases.placeOf(target), payload));
  }

  /** A new version of a document, as a draft; throws `WriteError` when a mark is given and the newest version has another one. */
  update(target: Target, id: string, payload: Payload, mark?: string): Promise<Draft> {
    const { inTurn, releases, newest } = this.#options;
    return inTurn(async () => {
      const place = await releases.placeOf(target);
      const known = newest.get(id, place);
      if (mark !== undefined && mark !== markOf(known)) {
        throw new WriteError(412, "Somebody has saved this document since you read it; read it again, then save");
      }
      return this.#save(place, payload, known.document, known.title);
    });
  }

  /**
   * An earlier version as a loose draft, also of a document that was taken off the site. What of it does not fit the
   * models of today is kept, and not served.
   */
  restore(version: StoredDocument): Promise<Draft> {
    const { inTurn, models, newest } = this.#options;
    return inTurn(() => {
      const fitted = fitDocument(version, models.models);
      const { tags, uid, data, misfit } = fitted;
      const known = newest.find(version.id);
      const payload = { tags, data, ...(uid ? { uid } : {}) };
      const base = { ...(known?.document ?? fitted), ...(misfit ? { misfit } : {}) };
      return this.#save(loose, payload, base, known?.title ?? titleOf(fitted));
    });
  }

  /** Publishes the loose draft of a document. */
  publish(id: string): Promise<void> {
    const { inTurn, publisher } = this.#options;
    return inTurn(async () => publisher.publish(loose, [this.#looseDraft(id)]));
  }

  /** Forgets the loose draft of a document. */
  discard(id: string): Promise<void> {
    const { inTurn, drafts } = this.#options;
    return inTurn(async () => drafts.remove(loose, this.#looseDraft(id).document.id));
  }

  /** Takes a document off the site, while its drafts stay; one that is not there is forgotten with its drafts. */
  remove(id: string): Promise<void> {
    const { inTurn, drafts, newest, publisher, repository } = this.#options;
    return inTurn(async () => {
      const published = repository.document(id);
      if (published) return publisher.unpublish(published);
      newest.get(id);
      for (const place of drafts.placesOf(id)) await drafts.remove(place, id);
    });
  }

  async #create(place: string, payload: Payload): Promise<Draft> {
    const { languages, newest, checks } = this.#options;
    const { type = "", lang = "", uid = null, alternateId } = payload;
    checks.typeOf(type);
    if (!languages.includes(lang))
      throw new WriteError(400, unknownLanguage(lang, languages), [{ field: "lang", reason: "unknown" }]);
    const id = payload.id && !newest.find(payload.id) ? payload.id : newId();
    const group = alternateId ? this.#groupOf(alternateId, lang) : id;
    const head = { id, type, lang, group, first_publication_date: never, last_publication_date: never };
    return this.#save(place, payload, { ...head, uid, tags: [], data: {} }, "");
  }

  async #save(place: string, payload: Payload, base: StoredDocument, title: string): Promise<Draft> {
    const { models, assets, drafts, checks, imageHosts } = this.#options;
    const model = checks.typeOf(base.type);
    const given = payload.data ? storedData(payload.data, assets) : base.data;
    const { data, problems } = normalizeData(given, model.fields, models.models, base.id);
    problems.push(...foreignPictures(data, imageHosts));
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

  #looseDraft(id: string): Draft {
    const draft = this.#options.drafts.find(loose, id);
    if (!draft) throw new WriteError(404, `Document ${id} has no draft`);
    return draft;
  }

  #groupOf(id: string, lang: string): string {
    const known = this.#options.newest.find(id);
    if (!known)
      throw new WriteError(400, `there is no document ${id}`, [{ field: "alternate_language_id", reason: "unknown" }]);
    return known.document.lang === lang ? newId() : known.document.group;
  }
}
