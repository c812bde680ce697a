import { getHeadTitle } from "#cms/repository/domain/DocumentIndex.ts";
import type { DocumentSource } from "#cms/repository/domain/DocumentIndex.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { defaultOrder } from "#cms/repository/domain/query/orderings.ts";
import type { Compare } from "#cms/repository/domain/query/orderings.ts";
import { addSorted } from "#cms/repository/domain/sortedList.ts";

import { getParentId } from "./pagePath.ts";

/** Versions of documents by id; `undefined` for a removed one. */
export type Changes = Map<string, StoredDocument | undefined>;

/** Documents with some changes over them. Creating one does not depend on their number. */
export class DocumentLookup implements DocumentSource {
  private readonly base: DocumentSource;
  protected readonly over: Changes;

  constructor(base: DocumentSource, over: Changes = new Map()) {
    this.base = base;
    this.over = over;
  }

  get documents(): readonly StoredDocument[] {
    return this.merge(this.base.documents, () => true, defaultOrder);
  }

  listInOrder = (name: string, order: Compare): readonly StoredDocument[] =>
    this.merge(this.base.listInOrder(name, order), () => true, order);

  find = (id: string): StoredDocument | undefined => (this.over.has(id) ? this.over.get(id) : this.base.find(id));

  listByType = (type: string): readonly StoredDocument[] =>
    this.merge(this.base.listByType(type), (one) => one.type === type, defaultOrder);

  listByUid = (uid: string | null): readonly StoredDocument[] =>
    uid === null ? [] : this.merge(this.base.listByUid(uid), (one) => one.uid === uid);

  listByGroup = (group: string): readonly StoredDocument[] =>
    this.merge(this.base.listByGroup(group), (one) => one.group === group);

  listChildren = (id: string): readonly StoredDocument[] =>
    this.merge(this.base.listChildren(id), (one) => getParentId(one) === id);

  listByTitle = (title: string): readonly StoredDocument[] =>
    this.merge(this.base.listByTitle(title), (one) => getHeadTitle(one) === title);

  /** A document with its descendants. */
  listWithDescendants(document: StoredDocument): StoredDocument[] {
    // Descendants are appended during iteration: breadth-first. The set stops cycles.
    const family = new Set([document]);
    for (const { id } of family) for (const child of this.listChildren(id)) family.add(child);
    return [...family];
  }

  private merge(
    below: readonly StoredDocument[],
    isWanted: (one: StoredDocument) => boolean,
    order?: Compare,
  ): readonly StoredDocument[] {
    if (this.over.size === 0) return below;
    const merged = below.filter(({ id }) => !this.over.has(id));
    for (const one of this.over.values()) {
      if (!one || !isWanted(one)) continue;
      if (order) addSorted(merged, one, order);
      else merged.push(one);
    }
    return merged;
  }
}
