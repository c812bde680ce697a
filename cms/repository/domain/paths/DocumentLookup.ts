import { getHeadTitle } from "#cms/repository/domain/DocumentIndex.ts";
import type { DocumentSource } from "#cms/repository/domain/DocumentIndex.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";

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
    return this.merge(this.base.documents, () => true);
  }

  find = (id: string): StoredDocument | undefined => (this.over.has(id) ? this.over.get(id) : this.base.find(id));

  listByType = (type: string): readonly StoredDocument[] =>
    this.merge(this.base.listByType(type), (one) => one.type === type);

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
  ): readonly StoredDocument[] {
    if (this.over.size === 0) return below;
    const added = [...this.over.values()].flatMap((one) => (one && isWanted(one) ? [one] : []));
    return [...below.filter(({ id }) => !this.over.has(id)), ...added];
  }
}
