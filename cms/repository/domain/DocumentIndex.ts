import { getParentId } from "./paths/pagePath.ts";
import type { StoredDocument } from "./model/document.ts";
import { BoundedMap } from "#kit/BoundedMap.ts";

import { defaultOrder } from "./query/orderings.ts";
import type { DocumentSource, Matching, Query } from "./DocumentSource.ts";
import { Groups } from "./Groups.ts";
import { addSorted, removeSorted } from "./sortedList.ts";

/** The title of a page as search engines show it, with its placeholders. */
export function getHeadTitle({ data }: StoredDocument): string {
  const [own, title] = [data.meta_title, data.title].map((one) => (typeof one === "string" ? one.trim() : ""));
  return own || title || "";
}

// The results of queries that are kept: each costs a test and an insertion with every publication.
const maxResults = 32;
// Fewer documents are tested and sorted by every query.
const minKept = 100;
// With more changes at once, results are found anew.
const maxSingle = 100;

/** Documents by id, type, uid, group and parent. Changing one does not depend on their number. */
export class DocumentIndex implements DocumentSource {
  private readonly byId = new Map<string, StoredDocument>();
  private readonly byType = new Groups<StoredDocument>(defaultOrder);
  private readonly byUid = new Groups<StoredDocument>();
  private readonly byGroup = new Groups<StoredDocument>();
  private readonly byParent = new Groups<StoredDocument>();
  private readonly byTitle = new Groups<StoredDocument>();
  private readonly tagCounts = new Map<string, number>();
  private readonly sorted: StoredDocument[];
  private readonly results = new BoundedMap<string, Matching & { list: StoredDocument[] }>(maxResults);

  constructor(documents: Iterable<StoredDocument> = []) {
    this.sorted = [...documents].sort(defaultOrder);
    for (const document of this.sorted) this.add(document);
  }

  get documents(): readonly StoredDocument[] {
    return this.sorted;
  }

  /** Every tag in use. */
  get tags(): string[] {
    return [...this.tagCounts.keys()].sort();
  }

  hasTag = (tag: string): boolean => this.tagCounts.has(tag);

  find = (id: string): StoredDocument | undefined => this.byId.get(id);

  select = (query: Query): readonly StoredDocument[] => {
    const known = this.results.get(query.key);
    if (known?.models === query.models) {
      this.results.set(query.key, known);
      return known.list;
    }
    const { matching } = query;
    const candidates = query.listCandidates(this);
    const list = candidates.filter(matching.test).sort(matching.order);
    if (query.key !== "" && candidates.length >= minKept) this.results.set(query.key, { ...matching, list });
    return list;
  };

  listByType = (type: string): readonly StoredDocument[] => this.byType.list(type);

  listByUid = (uid: string | null): readonly StoredDocument[] => (uid === null ? [] : this.byUid.list(uid));

  listByGroup = (group: string): readonly StoredDocument[] => this.byGroup.list(group);

  listChildren = (id: string): readonly StoredDocument[] => this.byParent.list(id);

  listByTitle = (title: string): readonly StoredDocument[] => this.byTitle.list(title);

  /** Puts versions of documents in the places of the former ones, or removes those with `undefined`. */
  apply(changes: ReadonlyMap<string, StoredDocument | undefined>): void {
    if (changes.size > maxSingle) this.results.clear();
    for (const [id, document] of changes) this.set(id, document);
  }

  /** The same for one document. */
  set(id: string, document: StoredDocument | undefined): void {
    const former = this.byId.get(id);
    if (former) this.remove(former);
    if (!document) return;
    addSorted(this.sorted, document, defaultOrder);
    for (const { test, order, list } of this.results.values()) if (test(document)) addSorted(list, document, order);
    this.add(document);
  }

  private add(document: StoredDocument): void {
    this.byId.set(document.id, document);
    for (const [groups, keys] of this.listGroups(document)) groups.add(keys, document);
    for (const tag of new Set(document.tags)) this.tagCounts.set(tag, (this.tagCounts.get(tag) ?? 0) + 1);
  }

  private remove(document: StoredDocument): void {
    this.byId.delete(document.id);
    removeSorted(this.sorted, document, defaultOrder);
    for (const { order, list } of this.results.values()) removeSorted(list, document, order);
    for (const [groups, keys] of this.listGroups(document)) groups.remove(keys, document);
    for (const tag of new Set(document.tags)) {
      const count = (this.tagCounts.get(tag) ?? 1) - 1;
      if (count > 0) this.tagCounts.set(tag, count);
      else this.tagCounts.delete(tag);
    }
  }

  private listGroups(document: StoredDocument): [Groups<StoredDocument>, string[]][] {
    const { type, uid, group } = document;
    const parent = getParentId(document);
    return [
      [this.byType, [type]],
      [this.byGroup, [group]],
      [this.byUid, uid === null ? [] : [uid]],
      [this.byTitle, [getHeadTitle(document)].filter(Boolean)],
      [this.byParent, parent === undefined ? [] : [parent]],
    ];
  }
}
