import { DocumentIndex } from "#cms/repository/domain/DocumentIndex.ts";
import type { DocumentSource } from "#cms/repository/domain/DocumentIndex.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { defaultOrder } from "#cms/repository/domain/query/orderings.ts";
import type { Compare } from "#cms/repository/domain/query/orderings.ts";
import { addSorted } from "#cms/repository/domain/sortedList.ts";

/** Versions of documents by id; `undefined` for a removed one. */
export type Changes = Map<string, StoredDocument | undefined>;

/** Documents with some changes over them. Creating one does not depend on their number. */
export class DocumentLookup implements DocumentSource {
  private readonly base: DocumentSource;
  protected readonly over: Changes;
  /** The changed documents by their keys, made when they are first listed, and again after more changes. */
  private changed: { size: number; index: DocumentIndex } | undefined;

  constructor(base: DocumentSource, over: Changes = new Map()) {
    this.base = base;
    this.over = over;
  }

  get documents(): readonly StoredDocument[] {
    return this.merge((source) => source.documents, defaultOrder);
  }

  listInOrder = (name: string, order: Compare): readonly StoredDocument[] =>
    this.merge((source) => source.listInOrder(name, order), order);

  find = (id: string): StoredDocument | undefined => (this.over.has(id) ? this.over.get(id) : this.base.find(id));

  listByType = (type: string): readonly StoredDocument[] =>
    this.merge((source) => source.listByType(type), defaultOrder);

  listByUid = (uid: string | null): readonly StoredDocument[] => this.merge((source) => source.listByUid(uid));

  listByGroup = (group: string): readonly StoredDocument[] => this.merge((source) => source.listByGroup(group));

  listChildren = (id: string): readonly StoredDocument[] => this.merge((source) => source.listChildren(id));

  listByTitle = (title: string): readonly StoredDocument[] => this.merge((source) => source.listByTitle(title));

  /** A document with its descendants. */
  listWithDescendants(document: StoredDocument): StoredDocument[] {
    // Descendants are appended during iteration: breadth-first. The set stops cycles.
    const family = new Set([document]);
    for (const { id } of family) for (const child of this.listChildren(id)) family.add(child);
    return [...family];
  }

  private merge(
    list: (source: DocumentSource) => readonly StoredDocument[],
    order?: Compare,
  ): readonly StoredDocument[] {
    const below = list(this.base);
    if (this.over.size === 0) return below;
    const merged = below.filter(({ id }) => !this.over.has(id));
    for (const one of list(this.indexChanged())) {
      if (order) addSorted(merged, one, order);
      else merged.push(one);
    }
    return merged;
  }

  private indexChanged(): DocumentIndex {
    if (this.changed?.size !== this.over.size) {
      const documents = [...this.over.values()].flatMap((one) => one ?? []);
      this.changed = { size: this.over.size, index: new DocumentIndex(documents) };
    }
    return this.changed.index;
  }
}
