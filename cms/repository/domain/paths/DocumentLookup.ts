import { DocumentIndex } from "#cms/repository/domain/DocumentIndex.ts";
import type { DocumentSource, Query } from "#cms/repository/domain/DocumentSource.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { defaultOrder } from "#cms/repository/domain/query/orderings.ts";
import type { Compare } from "#cms/repository/domain/query/orderings.ts";
import { OverlaidList } from "#cms/repository/domain/OverlaidList.ts";
import type { PagedList } from "#cms/repository/domain/OverlaidList.ts";

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

  select = (query: Query): PagedList<StoredDocument> => {
    const below = this.base.select(query);
    return this.over.size === 0
      ? below
      : this.overlay(below, query.matching.order, this.indexChanged().select(query).slice());
  };

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
    const changed = list(this.indexChanged());
    return order
      ? this.overlay(below, order, changed).slice()
      : [...below.filter(({ id }) => !this.over.has(id)), ...changed];
  }

  // Few documents differ, and a list may have all of them.
  private overlay(below: PagedList<StoredDocument>, order: Compare, added: readonly StoredDocument[]) {
    const removed = [...this.over.keys()].flatMap((id) => this.base.find(id) ?? []);
    return new OverlaidList(below, order, removed, added);
  }

  private indexChanged(): DocumentIndex {
    if (this.changed?.size !== this.over.size) {
      const documents = [...this.over.values()].flatMap((one) => one ?? []);
      this.changed = { size: this.over.size, index: new DocumentIndex(documents) };
    }
    return this.changed.index;
  }
}
