import type { StoredDocument } from "../model/document.ts";
import type { Draft } from "./drafts.ts";

type Groups = Map<string | null, StoredDocument[]>;

/** The documents as they will be once some drafts are published; looked through by uid and by group, for many drafts at once. */
export class Neighbours {
  readonly #over: Map<string, StoredDocument>;
  readonly #find: (id: string) => StoredDocument | undefined;
  readonly #all: StoredDocument[];
  #byUid: Groups | undefined;
  #byGroup: Groups | undefined;

  constructor(published: StoredDocument[], drafts: Draft[], find: (id: string) => StoredDocument | undefined) {
    const over = new Map(drafts.map(({ document }) => [document.id, document]));
    this.#over = over;
    this.#find = find;
    this.#all = [...published.filter(({ id }) => !over.has(id)), ...over.values()];
  }

  find = (id: string): StoredDocument | undefined => this.#over.get(id) ?? this.#find(id);

  ofType = (type: string): StoredDocument[] => this.#all.filter((one) => one.type === type);

  withUid(uid: string | null): StoredDocument[] {
    this.#byUid ??= Map.groupBy(this.#all, (one) => one.uid);
    return uid === null ? [] : (this.#byUid.get(uid) ?? []);
  }

  inGroup(group: string): StoredDocument[] {
    this.#byGroup ??= Map.groupBy(this.#all, (one) => one.group);
    return this.#byGroup.get(group) ?? [];
  }
}
