import { inTurn } from "../files/inTurn.ts";
import type { Repository } from "../files/repository.ts";
import type { StoredDocument } from "../model/document.ts";
import type { ModelStore } from "../model/modelStore.ts";
import { normalizeData } from "../model/normalize.ts";
import { WriteError } from "../write/writeError.ts";
import type { Assets } from "./assets.ts";
import type { Draft, Drafts } from "./drafts.ts";
import { loose } from "./drafts.ts";
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
        title: document.uid ?? document.type,
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

  /** Takes a document off the site, or forgets it when it was never there. */
  async remove(id: string): Promise<void> {
    const { drafts, publisher, repository } = this.#options;
    if (!this.find(id)) throw new WriteError(404, `Document ${id} not found`);
    for (const place of drafts.placesOf(id)) await drafts.remove(place, id);
    if (repository.document(id)) await publisher.unpublish(id);
  }

  async #publish(place: string, drafts: Draft[]): Promise<void> {
    for (const { document } of drafts) this.#refuseTaken(document, drafts);
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
    this.#refuseTaken(document, drafts.list(place));
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

  // Two documents of one type and language with the same uid would answer for one address.
  #refuseTaken({ id, type, uid, lang, group }: StoredDocument, beside: Draft[]): void {
    const over = new Map(beside.map(({ document }) => [document.id, document]));
    const published = this.#options.repository.master.byType.get(type) ?? [];
    const others = [...published.filter((one) => !over.has(one.id)), ...over.values()].filter(
      (one) => one.id !== id && one.type === type && one.lang === lang,
    );
    const refuse = (field: string, message: string) => {
      throw new WriteError(400, message, [{ field, reason: "taken" }]);
    };
    if (uid !== null && others.some((one) => one.uid === uid))
      refuse("uid", `the uid ${uid} is taken by another ${type} in ${lang}`);
    if (!this.#typeOf(type).repeatable && others.length > 0)
      refuse("type", `there is one ${type} only in ${lang} already`);
    if (others.some((one) => one.group === group))
      refuse("alternate_language_id", `the document has a version in ${lang} already`);
  }
}
