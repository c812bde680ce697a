import { getParentId } from "./paths/pagePath.ts";
import type { StoredDocument } from "./model/document.ts";
import type { Models } from "./model/models.ts";

import { defaultOrder } from "./query/orderings.ts";
import type { DocumentSource, Query } from "./DocumentSource.ts";
import { Groups } from "./Groups.ts";
import { KeptLists } from "./KeptLists.ts";
import { addSorted, removeSorted } from "./sortedList.ts";

/** The title of a page as search engines show it, with its placeholders. */
export function getHeadTitle({ data }: StoredDocument): string {
  const [own, title] = [data.meta_title, data.title].map((one) => (typeof one === "string" ? one.trim() : ""));
  return own || title || "";
}

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
  private readonly results = new KeptLists<StoredDocument>();
  /** The models that the results were found with. */
  private models: Models | undefined;

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
    if (query.models !== this.models) this.results.clear();
    this.models = query.models;
    return query.key === "" ? this.findAll(query).list : this.results.get(query.key, () => this.findAll(query));
  };

  listByType = (type: string): readonly StoredDocument[] => this.byType.list(type);

  listByUid = (uid: string | null): readonly StoredDocument[] => (uid === null ? [] : this.byUid.list(uid));

  listByGroup = (group: string): readonly StoredDocument[] => this.byGroup.list(group);

  listChildren = (id: string): readonly StoredDocument[] => this.byParent.list(id);

  listByTitle = (title: string): readonly StoredDocument[] => this.byTitle.list(title);

  /** Puts versions of documents in the places of the former ones, or removes those with `undefined`. */
  apply(changes: ReadonlyMap<string, StoredDocument | undefined>): void {
    for (const [id, document] of changes) this.set(id, document);
  }

  /** The same for one document. */
  set(id: string, document: StoredDocument | undefined): void {
    const former = this.byId.get(id);
    if (former) this.remove(former);
    if (!document) return;
    addSorted(this.sorted, document, defaultOrder);
    this.results.add(document);
    this.add(document);
  }

  private findAll(query: Query) {
    const { test, order } = query.matching;
    const candidates = query.listCandidates(this);
    return { test, order, list: candidates.filter(test).sort(order), tested: candidates.length };
  }

  private add(document: StoredDocument): void {
    this.byId.set(document.id, document);
    for (const [groups, keys] of this.listGroups(document)) groups.add(keys, document);
    for (const tag of new Set(document.tags)) this.tagCounts.set(tag, (this.tagCounts.get(tag) ?? 0) + 1);
  }

  private remove(document: StoredDocument): void {
    this.byId.delete(document.id);
    removeSorted(this.sorted, document, defaultOrder);
    this.results.remove(document);
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
