import { listSources } from "#cms/checks/rules/SiteContent.ts";
import { toLocalTarget } from "#cms/checks/rules/checkLinks.ts";
import { getHeadTitle } from "#cms/repository/domain/DocumentIndex.ts";
import { Groups } from "#cms/repository/domain/Groups.ts";
import { KeptLists } from "#cms/repository/domain/KeptLists.ts";
import { listReferenceKeys } from "#cms/repository/domain/model/listReferences.ts";
import { getParentId } from "#cms/repository/domain/paths/pagePath.ts";
import { addSorted, findSorted, removeSorted } from "#cms/repository/domain/sortedList.ts";

import { getNewest } from "./CatalogEntry.server.ts";
import type { CatalogEntry } from "./CatalogEntry.server.ts";
import type { DocumentOrder } from "./contract.ts";
import { ReferenceIndex } from "./ReferenceIndex.server.ts";

export type Compare = (a: CatalogEntry, b: CatalogEntry) => number;

const urlKey = "url ";
const collator = new Intl.Collator(["en", "zh"], { numeric: true });
const compareIds: Compare = ({ draft: a }, { draft: b }) => compareTexts(a.document.id, b.document.id);
const compareTexts = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const comparePaths: Compare = (a, b) => compareTexts(a.path ?? "", b.path ?? "") || compareIds(a, b);

/** The orders that depend on the entries alone. */
type EntryOrder = Exclude<DocumentOrder, "state">;

const orders: Record<EntryOrder, Compare> = {
  saved: (a, b) => getNewest(b).saved - getNewest(a).saved || compareIds(a, b),
  title: (a, b) => collator.compare(a.draft.title, b.draft.title) || compareIds(a, b),
  path: (a, b) => collator.compare(a.path ?? "\uffff", b.path ?? "\uffff") || compareIds(a, b),
};

/** How lists are ordered; 0 only for the same entry. */
export const getOrder = (order: EntryOrder): Compare => orders[order];

/** Catalogue entries by path, group, parent and reference, and in every order. Changing one does not depend on their number. */
export class CatalogIndex {
  private readonly all: ReadonlyMap<string, CatalogEntry>;
  private readonly byPath = new Groups<CatalogEntry>();
  private readonly byGroup = new Groups<CatalogEntry>();
  private readonly byParent = new Groups<CatalogEntry>();
  private readonly byTitle = new Groups<CatalogEntry>();
  private readonly bySource = new Groups<CatalogEntry>();
  private readonly byReference = new ReferenceIndex(toReferenceKeys);
  /** Pages of a language in the order of their paths: parents before children. */
  private readonly pages = new Map<string, CatalogEntry[]>();
  private readonly unpublishedEntries = new Set<CatalogEntry>();
  /** What searches found. */
  readonly results = new KeptLists<CatalogEntry>();
  // Created by the first list that needs them.
  private readonly sorted = new Map<EntryOrder, CatalogEntry[]>();

  constructor(all: ReadonlyMap<string, CatalogEntry>) {
    this.all = all;
    for (const entry of all.values()) this.add(entry, (list) => list.push(entry));
    for (const list of this.pages.values()) list.sort(comparePaths);
  }

  /** Documents that are not on the site. */
  get unpublished(): ReadonlySet<CatalogEntry> {
    return this.unpublishedEntries;
  }

  findByPath = (path: string): CatalogEntry | undefined => this.byPath.list(path).at(-1);

  listByPath = (path: string): Iterable<CatalogEntry> => this.byPath.list(path);

  /** Redirects that start at a public path. */
  listBySource = (path: string): Iterable<CatalogEntry> => this.bySource.list(path);

  /** Documents with the same `getHeadTitle`. */
  listByTitle = (title: string): Iterable<CatalogEntry> => this.byTitle.list(title);

  listByGroup = (group: string): Iterable<CatalogEntry> => this.byGroup.list(group);

  /** Documents whose latest version is a page directly below one. */
  listChildren = (id: string): Iterable<CatalogEntry> => this.byParent.list(id);

  /** Every entry in an order. */
  list(order: EntryOrder): readonly CatalogEntry[] {
    const cached = this.sorted.get(order);
    if (cached) return cached;
    const sorted = [...this.all.values()].sort(orders[order]);
    this.sorted.set(order, sorted);
    return sorted;
  }

  /** Documents with a reference to a document, a file, or the public path of a URL. */
  listReferring = (kind: "document" | "file" | "path", target: string): readonly CatalogEntry[] =>
    this.byReference.list(`${kind} ${target}`);

  /** The pages directly below one by path, or at the top, from the one after `after`; and how many each has below. */
  *listLevel(lang: string, parent: CatalogEntry | undefined, after?: CatalogEntry) {
    const pages = this.pages.get(lang) ?? [];
    const above = parent?.path ?? "";
    let index = parent ? findSorted(pages, (one) => comparePaths(one, parent)) + 1 : 0;
    if (after) index = skipFamily(pages, after);
    for (let entry = pages[index]; entry?.path?.startsWith(above); entry = pages[index]) {
      const next = skipFamily(pages, entry);
      yield { entry, below: next - index - 1 };
      index = next;
    }
  }

  /** Replaces an entry by another one of the same document; either may be missing. */
  replace(before: CatalogEntry | undefined, after: CatalogEntry | undefined): void {
    if (before) this.remove(before);
    if (!after) return;
    for (const [order, list] of this.sorted) addSorted(list, after, orders[order]);
    this.results.add(after);
    this.add(after, (list) => addSorted(list, after, comparePaths));
  }

  private add(entry: CatalogEntry, putPage: (list: CatalogEntry[]) => void): void {
    const { path, published, draft } = entry;
    const { lang } = draft.document;
    for (const [groups, keys] of this.listGroups(entry)) groups.add(keys, entry);
    this.byReference.add(entry);
    if (published === null) this.unpublishedEntries.add(entry);
    if (path === null) return;
    const pages = this.pages.get(lang) ?? [];
    this.pages.set(lang, pages);
    putPage(pages);
  }

  private remove(entry: CatalogEntry): void {
    for (const [groups, keys] of this.listGroups(entry)) groups.remove(keys, entry);
    this.byReference.remove(entry);
    for (const [order, list] of this.sorted) removeSorted(list, entry, orders[order]);
    this.results.remove(entry);
    removeSorted(this.pages.get(entry.draft.document.lang) ?? [], entry, comparePaths);
    this.unpublishedEntries.delete(entry);
  }

  private listGroups({ draft: { document }, path }: CatalogEntry): [Groups<CatalogEntry>, Iterable<string>][] {
    const parent = getParentId(document);
    return [
      [this.byTitle, [getHeadTitle(document)].filter(Boolean)],
      [this.byGroup, [document.group]],
      [this.bySource, new Set(document.type === "redirect" ? listSources(document) : [])],
      [this.byPath, path === null ? [] : [path]],
      [this.byParent, parent === undefined ? [] : [parent]],
    ];
  }
}

const skipFamily = (pages: CatalogEntry[], { path }: CatalogEntry) =>
  findSorted(pages, (one) => compareTexts(one.path ?? "", `${path}\uffff`));

/** What an entry refers to; URLs by their public path. */
function toReferenceKeys({ draft: { document }, path }: CatalogEntry): string[] {
  return listReferenceKeys(document).flatMap((key) => {
    if (!key.startsWith(urlKey)) return [key];
    const local = toLocalTarget(key.slice(urlKey.length), document, path ?? undefined)?.path;
    return local === undefined ? [] : [`path ${local}`];
  });
}
