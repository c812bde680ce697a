import type { StoredDocument } from "#cms/repository/domain/model/document.ts";

import { getParentId } from "./pagePath.ts";

type Groups = Map<string | null | undefined, StoredDocument[]>;

/** The documents after publishing some drafts, indexed by uid, group and parent. */
export class DocumentLookup {
  readonly #over: Map<string, StoredDocument>;
  readonly #find: (id: string) => StoredDocument | undefined;
  readonly #all: StoredDocument[];
  #byUid: Groups | undefined;
  #byGroup: Groups | undefined;
  #byParent: Groups | undefined;

  constructor(
    published: readonly StoredDocument[],
    drafts: readonly { document: StoredDocument }[],
    find: (id: string) => StoredDocument | undefined,
  ) {
    const over = new Map(drafts.map(({ document }) => [document.id, document]));
    this.#over = over;
    this.#find = find;
    this.#all = [...published.filter(({ id }) => !over.has(id)), ...over.values()];
  }

  find = (id: string): StoredDocument | undefined => this.#over.get(id) ?? this.#find(id);

  listByType = (type: string): StoredDocument[] => this.#all.filter((one) => one.type === type);

  listByUid(uid: string | null): StoredDocument[] {
    this.#byUid ??= Map.groupBy(this.#all, (one) => one.uid);
    return uid === null ? [] : (this.#byUid.get(uid) ?? []);
  }

  /** A document with its descendants. */
  listWithDescendants(document: StoredDocument): StoredDocument[] {
    this.#byParent ??= Map.groupBy(this.#all, getParentId);
    // Descendants are appended during iteration: breadth-first. The set stops cycles.
    const family = new Set([document]);
    for (const { id } of family) for (const child of this.#byParent.get(id) ?? []) family.add(child);
    return [...family];
  }

  listByGroup(group: string): StoredDocument[] {
    this.#byGroup ??= Map.groupBy(this.#all, (one) => one.group);
    return this.#byGroup.get(group) ?? [];
  }
}
