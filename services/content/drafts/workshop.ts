import { inTurn } from "../files/inTurn.ts";
import type { Repository } from "../files/repository.ts";
import type { StoredDocument } from "../model/document.ts";
import type { ModelStore } from "../model/modelStore.ts";
import { normalizeData } from "../model/normalize.ts";
import { WriteError } from "../write/writeError.ts";
import { refuseAddress, refuseLoss } from "./addresses.ts";
import type { Assets } from "./assets.ts";
import { refuseClash } from "./clashes.ts";
import type { Draft, Drafts } from "./drafts.ts";
import { loose } from "./drafts.ts";
import { Neighbours } from "./Neighbours.ts";
import type { Payload } from "./payload.ts";
import { never } from "./publisher.ts";
import type { Publisher } from "./publisher.ts";
import { newId } from "./releases.ts";
import type { Release, Releases } from "./releases.ts";
import { storedData } from "./storedData.ts";

type Options = {
  repository: Repository;
  models: ModelStore;
  drafts: Drafts;
  releases: Releases;
  publisher: Publisher;
  assets: Assets;
  languages: string[];
};

/** What editors do to documents: write drafts, publish them alone or by release, take them off the site. */
export class Workshop {
  readonly #options: Options;
  readonly #inTurn = inTurn();

  constructor(options: Options) {
    this.#options = options;
  }

  /** A new document as a draft of a place. */
  create(place: string, payload: Payload): Promise<Draft> {
    return this.#inTurn(() => this.#create(place, payload));
  }

  async #create(place: string, payload: Payload): Promise<Draft> {
    const { type = "", lang = "", uid = null, alternateId } = payload;
    const model = this.#typeOf(type);
    if (!this.#options.languages.includes(lang))
      throw new WriteError(400, `there is no language ${lang}`, [{ field: "lang", reason: "unknown" }]);
    const id = payload.id && !this.find(payload.id) ? payload.id : newId();
    const group = alternateId ? this.#groupOf(alternateId, lang) : id;
    const hasUid = Object.values(model.fields).some((field) => field.type === "UID");
    if (hasUid && !uid) throw new WriteError(400, `a ${type} needs a uid`, [{ field: "uid", reason: "missing" }]);
    const head = { id, type, lang, group, first_publication_date: never, last_publication_date: never };
    return this.#save(place, payload, { ...head, uid: hasUid ? uid : null, tags: [], data: {} }, "");
  }

  /** A new version of a document, as a draft of a place. */
  update(place: string, id: string, payload: Payload): Promise<Draft> {
    return this.#inTurn(async () => {
      const known = this.find(id, place);
      if (!known) throw new WriteError(404, `Document ${id} not found`);
      return this.#save(place, payload, known.document, known.title);
    });
  }

  /** The newest version of a document: a place's own, any other draft, or what is published. */
  find(id: string, place = loose): Draft | undefined {
    const { drafts, repository } = this.#options;
    for (const one of [place, ...drafts.placesOf(id)]) {
      const draft = drafts.find(one, id);
      if (draft) return draft;
    }
    const document = repository.document(id);
    return (
      document && {
        title: titleOf(document),
        saved: Date.parse(document.last_publication_date.replace("+0000", "Z")),
        document,
      }
    );
  }

  /** The newest version of every document, published or not. */
  list(): Draft[] {
    const { drafts, repository } = this.#options;
    const ids = new Set([...drafts.ids(), ...repository.master.documents.map(({ id }) => id)]);
    return [...ids].flatMap((id) => this.find(id) ?? []);
  }

  /** Id of a document that names a file, in what is published or in a draft. */
  userOf(name: string): string | undefined {
    const { drafts, repository } = this.#options;
    const named = `"url":${JSON.stringify(name)}`;
    const uses = ({ data }: StoredDocument) => JSON.stringify(data).includes(named);
    return [...repository.master.documents, ...drafts.all()].find(uses)?.id;
  }

  /** Publishes the loose draft of a document. */
  async publishDraft(id: string): Promise<void> {
    const draft = this.#options.drafts.find(loose, id);
    if (!draft) throw new WriteError(404, `Document ${id} has no draft`);
    await this.#publish(loose, [draft]);
  }

  /** Publishes all of a release, then forgets it; tells how many documents there were. */
  async publishRelease({ id }: Release): Promise<number> {
    const drafts = this.#options.drafts.list(id);
    await this.#publish(id, drafts);
    await this.#options.releases.remove(id);
    await this.#options.drafts.removePlace(id);
    return drafts.length;
  }

  /** Takes a document off the site, while its drafts stay; one that is not there is forgotten with its drafts. */
  async remove(id: string): Promise<void> {
    const { drafts, publisher, repository } = this.#options;
    const published = repository.document(id);
    if (!published && !this.find(id)) throw new WriteError(404, `Document ${id} not found`);
    if (published) {
      refuseLoss(published, this.#typeOf(published.type).repeatable);
      return publisher.unpublish(id);
    }
    for (const place of drafts.placesOf(id)) await drafts.remove(place, id);
  }

  /** An earlier version as a loose draft, also of a document that was taken off the site. */
  restore(version: StoredDocument): Promise<Draft> {
    const { tags, uid, data } = version;
    return this.#inTurn(() => {
      const known = this.find(version.id);
      const payload = { tags, data, ...(uid ? { uid } : {}) };
      return this.#save(loose, payload, known?.document ?? version, known?.title ?? titleOf(version));
    });
  }

  async #publish(place: string, drafts: Draft[]): Promise<void> {
    const beside = this.#beside(drafts);
    for (const { document } of drafts) this.#refuseTaken(document, beside);
    await this.#options.publisher.publish(place, drafts);
  }

  async #save(place: string, payload: Payload, base: StoredDocument, title: string): Promise<Draft> {
    const { models, assets, drafts } = this.#options;
    const model = this.#typeOf(base.type);
    const given = payload.data ? storedData(payload.data, assets) : base.data;
    const { data, problems } = normalizeData(given, model.fields, models.models, base.id);
    if (problems.length > 0) throw new WriteError(400, "The document does not fit its type", problems);
    const uid = base.uid === null ? null : (payload.uid ?? base.uid);
    const document = { ...base, uid, tags: payload.tags ?? base.tags, data };
    this.#refuseTaken(document, this.#beside(drafts.list(place)));
    const draft = {
      title: payload.title || title,
      saved: Date.now(),
      document,
      ...(payload.dates ? { dates: payload.dates } : {}),
    };
    await drafts.save(place, draft);
    return draft;
  }

  #typeOf(type: string) {
    const model = this.#options.models.models.types.get(type);
    if (!model) throw new WriteError(400, `there is no type ${type}`, [{ field: "type", reason: "unknown" }]);
    return model;
  }

  #groupOf(id: string, lang: string): string {
    const known = this.find(id);
    if (!known)
      throw new WriteError(400, `there is no document ${id}`, [{ field: "alternate_language_id", reason: "unknown" }]);
    return known.document.lang === lang ? newId() : known.document.group;
  }

  #beside(drafts: Draft[]): Neighbours {
    const { repository } = this.#options;
    return new Neighbours(repository.master.documents, drafts, repository.document);
  }

  // Two documents of one type and language with the same uid would answer for one address.
  #refuseTaken(document: StoredDocument, beside: Neighbours): void {
    refuseClash(document, beside, this.#typeOf(document.type).repeatable);
    const published = this.#options.repository.document(document.id);
    if (published) refuseLoss(published, true, document.uid);
    refuseAddress(document, beside);
  }
}

const titleOf = ({ data, uid, type }: StoredDocument) =>
  (typeof data.title === "string" && data.title) || (uid ?? type);
