import { loadDocument } from "#cms/drafts/api.ts";
import type { StudioDocument } from "#cms/drafts/contract.ts";
import type { EditorSession } from "#cms/editor/EditorSession.ts";
import type { NamedField } from "#cms/editor/model/FieldModel.ts";
import { toServerVersion } from "#cms/editor/saving/toServerVersion.ts";
import { DocumentStore } from "#cms/editor/store/DocumentStore.ts";
import type { Tagged } from "#cms/http/send.ts";
import { isJsonObject, isSameJson } from "#cms/editor/store/json.ts";
import type { Json, JsonObject } from "#cms/editor/store/json.ts";
import { makeAutoObservable, observableRef, runInAction } from "@/features/shared/mobx";

import { changeTranslation, loadTranslation } from "./api.ts";
import { isSentence } from "./contract.ts";
import { toWords, withoutCode } from "./toWords.ts";

/**
 * State of a field: not translated yet, done, or done before the source changed. A text that differs from the source's is
 * done, and so is an equal one that was not copied: a name may be the same in both languages, a sentence is not.
 */
type FieldState = "missing" | "done" | "behind";
/** A field of both documents; `slice` is empty for the document's own. */
export type FieldLocation = { slice: string; leaf: string; field: NamedField };

const service = { loadDocument, loadTranslation, changeTranslation };
type Requests = typeof service;
type State = { kind: "loading" | "ready" } | { kind: "failed"; error: unknown };
/** The translation: its session, or its content beside the models of another session. */
type TranslatedDocument = Pick<EditorSession, "id" | "models" | "type" | "store">;

/** A document and its translation source: which fields are confirmed, and which changed in the source since. */
export class TranslationStore {
  state: State = { kind: "loading" };
  source: DocumentStore | undefined = undefined;
  sourceLang = "";
  /** Why a confirmation was not stored. */
  failure: unknown = undefined;
  private done: JsonObject = {};
  /** Fields as they were copied from the source. */
  private copied: JsonObject = {};
  /** The translation's texts when it was opened. */
  private opened = new Map<string, string>();
  private readonly session: TranslatedDocument;
  private readonly sourceId: string;
  private readonly requests: Requests;

  constructor(session: TranslatedDocument, sourceId: string, requests: Partial<Requests> = {}) {
    this.session = session;
    this.sourceId = sourceId;
    this.requests = { ...service, ...requests };
    const references = { state: observableRef, source: observableRef, done: observableRef, copied: observableRef };
    const plain = { session: false, sourceId: false, requests: false, opened: false } as const;
    makeAutoObservable<this, "done" | "copied" | keyof typeof plain>(
      this,
      { ...references, ...plain },
      { autoBind: true },
    );
  }

  async load(): Promise<void> {
    try {
      const [loaded, { source, fields, copied }] = await Promise.all([
        this.loadSource(),
        this.requests.loadTranslation(this.session.id),
      ]);
      runInAction(() => {
        this.source = new DocumentStore(toServerVersion(loaded).content, this.session.store.zoneNames);
        this.sourceLang = loaded.value.lang;
        const isOwn = source === this.sourceId;
        this.done = isOwn ? toJsonObject(fields) : {};
        this.copied = isOwn ? toJsonObject(copied) : {};
        this.opened = new Map(this.all.map((location) => [toName(location), this.getOwn(location)]));
        this.state = { kind: "ready" };
      });
    } catch (error) {
      runInAction(() => (this.state = { kind: "failed", error }));
    }
  }

  /** The version of the source that was saved last, in a release too. */
  private async loadSource(): Promise<Tagged<StudioDocument>> {
    const load = (release?: string) => this.requests.loadDocument(this.sourceId, release);
    const latest = await load();
    const releases = latest.value.places.filter((place) => place !== "documents");
    const versions = await Promise.all(releases.map(load));
    return versions.reduce((last, one) => (one.value.saved > last.value.saved ? one : last), latest);
  }

  /** The fields of a slice, or of the document (empty key), that have text in the source. */
  listFields(slice: string): FieldLocation[] {
    const { models, type, store } = this.session;
    const { source } = this;
    if (!source) return [];
    const holder = source.hasSlice(slice) ? source : store;
    const [kind, variation] = [holder.get(slice, "slice_type"), holder.get(slice, "variation")];
    const fields =
      slice === ""
        ? (type?.tabs.flatMap((tab) => tab.fields) ?? [])
        : (models.findVariation(String(kind), String(variation))?.primary ?? []);
    const group = slice === "" ? "data" : "primary";
    return fields
      .map((field) => ({ slice, leaf: `${group}/${field.name}`, field }))
      .filter(({ leaf, field }) => toWords(field, source.get(slice, leaf)) !== "");
  }

  getState(location: FieldLocation): FieldState {
    const { slice, leaf, field } = location;
    const now = this.source?.get(slice, leaf);
    const name = toName(location);
    const before = this.done[name];
    if (before !== undefined) return isSameJson(before, now) ? "done" : "behind";
    const own = this.getOwn(location);
    const copied = this.copied[name] ?? now;
    const isUntouched = (value: Json | undefined) => own === toWords(field, value) && !this.mayBeEqual(location, value);
    if (own === "" || isUntouched(copied) || isUntouched(now)) return "missing";
    // What is written here is written for the source of now.
    return toWords(field, copied) !== toWords(field, now) && own === this.opened.get(name) ? "behind" : "done";
  }

  private getOwn = ({ slice, leaf, field }: FieldLocation): string =>
    toWords(field, this.session.store.get(slice, leaf));

  /** Whether the field has the source's text, so that only a mark tells whether it is done. */
  isEqual(location: FieldLocation): boolean {
    return this.getOwn(location) === toWords(location.field, this.source?.get(location.slice, location.leaf));
  }

  private mayBeEqual({ field, ...location }: FieldLocation, value: Json | undefined): boolean {
    const besideCode = withoutCode(field);
    if (besideCode) return !isSentence(toWords(besideCode, value));
    const text = toWords(field, value);
    if (!/\p{L}/u.test(text)) return true;
    return this.copied[toName(location)] === undefined && !isSentence(text);
  }

  /** Whether there is nothing to confirm; a name may be the same in both languages. */
  isEmpty(location: FieldLocation): boolean {
    return this.getOwn(location) === "";
  }

  /** The source's text at the time of confirmation, or of the copy. */
  getFormerWords(location: FieldLocation): string {
    const name = toName(location);
    return toWords(location.field, this.done[name] ?? this.copied[name]);
  }

  /** Number of fields in each state. */
  get counts(): Record<FieldState, number> {
    const counts = { missing: 0, done: 0, behind: 0 };
    for (const location of this.all) counts[this.getState(location)] += 1;
    return counts;
  }

  /**
   * Stores what the source says now for every field that was translated without a mark, so that later changes of the source
   * are noticed.
   */
  async noteTranslated(): Promise<void> {
    const isNew = (location: FieldLocation) =>
      this.done[toName(location)] === undefined && this.getState(location) === "done";
    const locations = this.all.filter(isNew);
    if (locations.length > 0) await this.mark(locations, true);
  }

  private get all(): FieldLocation[] {
    return ["", ...this.slices].flatMap((slice) => this.listFields(slice));
  }

  /** Keys of the source's slices in order, then of slices that only the translation has. */
  get slices(): string[] {
    const { store } = this.session;
    const own = store.zoneNames.flatMap((zone) => store.keys(zone));
    const others = store.zoneNames.flatMap((zone) => this.source?.keys(zone) ?? []);
    return [...others, ...own.filter((key) => !others.includes(key))];
  }

  /** Confirms a field for the current source, or withdraws that. Updates optimistically; a failed request reverts it. */
  async mark(locations: readonly FieldLocation[], isDone: boolean): Promise<void> {
    const before = this.done;
    const fields = Object.fromEntries(
      locations.map(({ slice, leaf }) => [
        toName({ slice, leaf }),
        isDone ? (this.source?.get(slice, leaf) ?? null) : null,
      ]),
    );
    const stored = Object.entries({ ...before, ...fields }).filter(([, value]) => value !== null);
    this.done = Object.fromEntries(stored);
    this.failure = undefined;
    try {
      await this.requests.changeTranslation(this.session.id, { source: this.sourceId, fields });
    } catch (error) {
      runInAction(() => {
        this.done = before;
        this.failure = error;
      });
    }
  }

  /** Copies a slice of the source to the same position, with its id. */
  addSlice(key: string): void {
    const { session, source } = this;
    const zone = source?.findZone(key);
    if (!source || zone === undefined) return;
    const order = source.keys(zone);
    const before = session.store.keys(zone);
    const previous = order.slice(0, order.indexOf(key)).findLast((one) => before.includes(one));
    const index = previous === undefined ? 0 : before.indexOf(previous) + 1;
    const leaves = this.listFields(key).map((location) => [toName(location), source.get(key, location.leaf) ?? null]);
    const copied = toJsonObject(Object.fromEntries(leaves));
    this.copied = { ...this.copied, ...copied };
    this.requests
      .changeTranslation(session.id, { source: this.sourceId, fields: {}, copied })
      .catch((error: unknown) => runInAction(() => (this.failure = error)));
    session.store.change({
      slices: [{ key, before: undefined, after: source.slice(key) }],
      orders: [{ zone, before, after: before.toSpliced(index, 0, key) }],
    });
  }
}

const toName = ({ slice, leaf }: { slice: string; leaf: string }) => `${slice} ${leaf}`;

const toJsonObject = (value: unknown): JsonObject => {
  const json: Json = JSON.parse(JSON.stringify(value));
  return isJsonObject(json) ? json : {};
};
