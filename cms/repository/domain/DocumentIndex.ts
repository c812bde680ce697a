import { getParentId } from "./paths/pagePath.ts";
import type { StoredDocument } from "./model/document.ts";
import { BoundedMap } from "#kit/BoundedMap.ts";

import { defaultOrder } from "./query/orderings.ts";
import type { Compare } from "./query/orderings.ts";
import { addSorted, removeSorted } from "./sortedList.ts";

/** Documents that are found by their keys. */
export interface DocumentSource {
  /** Every document; the latest publication first. */
  readonly documents: readonly StoredDocument[];
  /** Every document in another order, which a text names. */
  listInOrder: (name: string, order: Compare) => readonly StoredDocument[];
  find: (id: string) => StoredDocument | undefined;
  /** The latest publication first. */
  listByType: (type: string) => readonly StoredDocument[];
  listByUid: (uid: string | null) => readonly StoredDocument[];
  listByGroup: (group: string) => readonly StoredDocument[];
  /** Pages directly below one. */
  listChildren: (id: string) => readonly StoredDocument[];
  /** Documents with the same `getHeadTitle`. */
  listByTitle: (title: string) => readonly StoredDocument[];
}

/** The title of a page as search engines show it, with its placeholders. */
export function getHeadTitle({ data }: StoredDocument): string {
  const [own, title] = [data.meta_title, data.title].map((one) => (typeof one === "string" ? one.trim() : ""));
  return own || title || "";
}

// Each costs an insertion with every publication.
const maxOrders = 12;

type Groups = Map<string, StoredDocument[]>;

/** Documents by id, type, uid, group and parent. Changing one does not depend on their number. */
export class DocumentIndex implements DocumentSource {
  private readonly byId = new Map<string, StoredDocument>();
  private readonly byType: Groups = new Map();
  private readonly byUid: Groups = new Map();
  private readonly byGroup: Groups = new Map();
  private readonly byParent: Groups = new Map();
  private readonly byTitle: Groups = new Map();
  private readonly tagCounts = new Map<string, number>();
  private readonly sorted: StoredDocument[];
  /** Lists in other orders, created by the first query that needs them. */
  private readonly orders = new BoundedMap<string, { order: Compare; list: StoredDocument[] }>(maxOrders);

  constructor(documents: Iterable<StoredDocument> = []) {
    this.sorted = [...documents].sort(defaultOrder);
    for (const document of this.sorted) this.add(document, (list) => list.push(document));
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

  listInOrder = (name: string, order: Compare): readonly StoredDocument[] => {
    const cached = this.orders.get(name) ?? { order, list: [...this.sorted].sort(order) };
    this.orders.set(name, cached);
    return cached.list;
  };

  listByType = (type: string): readonly StoredDocument[] => this.byType.get(type) ?? [];

  listByUid = (uid: string | null): readonly StoredDocument[] => (uid === null ? [] : (this.byUid.get(uid) ?? []));

  listByGroup = (group: string): readonly StoredDocument[] => this.byGroup.get(group) ?? [];

  listChildren = (id: string): readonly StoredDocument[] => this.byParent.get(id) ?? [];

  listByTitle = (title: string): readonly StoredDocument[] => this.byTitle.get(title) ?? [];

  /** Puts a version of a document in the place of the former one, or removes it with `undefined`. */
  set(id: string, document: StoredDocument | undefined): void {
    const former = this.byId.get(id);
    if (former) this.remove(former);
    if (!document) return;
    addSorted(this.sorted, document, defaultOrder);
    for (const { order, list } of this.orders.values()) addSorted(list, document, order);
    this.add(document, (list, isOrdered) => {
      if (isOrdered) addSorted(list, document, defaultOrder);
      else list.push(document);
    });
  }

  private add(document: StoredDocument, put: (list: StoredDocument[], isOrdered: boolean) => void): void {
    this.byId.set(document.id, document);
    for (const [groups, key] of this.listGroups(document)) {
      const list = groups.get(key);
      if (list) put(list, groups === this.byType);
      // Most have one document; an empty list that grows has room for 17.
      else groups.set(key, [document]);
    }
    for (const tag of new Set(document.tags)) this.tagCounts.set(tag, (this.tagCounts.get(tag) ?? 0) + 1);
  }

  private remove(document: StoredDocument): void {
    this.byId.delete(document.id);
    removeSorted(this.sorted, document, defaultOrder);
    for (const { order, list } of this.orders.values()) removeSorted(list, document, order);
    for (const [groups, key] of this.listGroups(document)) {
      const list = groups.get(key) ?? [];
      if (groups === this.byType) removeSorted(list, document, defaultOrder);
      else list.splice(list.indexOf(document), 1);
      if (list.length === 0) groups.delete(key);
    }
    for (const tag of new Set(document.tags)) {
      const count = (this.tagCounts.get(tag) ?? 1) - 1;
      if (count > 0) this.tagCounts.set(tag, count);
      else this.tagCounts.delete(tag);
    }
  }

  private listGroups(document: StoredDocument): [Groups, string][] {
    const { type, uid, group } = document;
    const parent = getParentId(document);
    const title = getHeadTitle(document);
    return [
      [this.byType, type],
      [this.byGroup, group],
      ...(uid === null ? [] : [[this.byUid, uid] as [Groups, string]]),
      ...(title === "" ? [] : [[this.byTitle, title] as [Groups, string]]),
      ...(parent === undefined ? [] : [[this.byParent, parent] as [Groups, string]]),
    ];
  }
}
