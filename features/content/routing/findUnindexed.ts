import "server-only";

import { filter, ParsingError } from "@prismicio/client";

import { createClient } from "@/features/content/createClient";
import { pageTypes, getTypeByPath } from "@/features/content/routes";
import { prismicLang, splitLocale } from "@/features/shared/locale";

import { findEntryByPath } from "./SiteIndex";
import type { PageEntry, IndexRecords } from "./IndexRecords";
import type { SiteIndex } from "./SiteIndex";
import { addToIndex, getSiteIndex } from "./siteIndexStore";
import { mergeIndex } from "./mergeIndex";
import { indexFields, toRecords } from "./toRecords";

const maxConcurrent = 4;
const maxAbsentPaths = 1_000;
const maxDepth = 20;

let requestCount = 0;
/** Paths that were looked up at one ref and not found. */
const absent = { ref: "", paths: new Set<string>() };

/**
 * Looks up a page that the site index does not have yet with a single query; `undefined` when there is none, when
 * the index is complete, or when too many look-ups are in flight.
 */
export async function findUnindexed(path: string): Promise<PageEntry | undefined> {
  const siteIndex = await getSiteIndex();
  if (siteIndex.isComplete || requestCount >= maxConcurrent || isAbsent(siteIndex, path)) return undefined;
  requestCount += 1;
  try {
    const entry = await queryPage(siteIndex, path);
    if (!entry && absent.paths.size < maxAbsentPaths) absent.paths.add(path);
    return entry;
  } finally {
    requestCount -= 1;
  }
}

function isAbsent({ ref }: SiteIndex, path: string): boolean {
  if (absent.ref !== ref) {
    absent.ref = ref;
    absent.paths.clear();
  }
  return absent.paths.has(path);
}

async function queryPage(siteIndex: SiteIndex, path: string): Promise<PageEntry | undefined> {
  const { locale, rest } = splitLocale(path);
  const uid = rest.split("/").filter(Boolean).at(-1) ?? "home";
  const type = getTypeByPath(rest);
  // The client escapes quotes only: nothing else of a visitor's path may reach a query.
  if (!/^[a-z0-9][a-z0-9._~-]*$/.test(uid) || !pageTypes.includes(type)) return undefined;
  const filters = [filter.at("document.type", type), filter.at(`my.${type}.uid`, uid)];
  try {
    const client = createClient({ ref: siteIndex.ref });
    const { results } = await client.get({ filters, lang: prismicLang(locale), fetch: indexFields });
    const part = await withParents(siteIndex, toRecords(siteIndex.ref, results));
    const entry = findEntryByPath(mergeIndex(siteIndex, part), path);
    if (entry) addToIndex(part);
    return entry;
  } catch (error) {
    // A hosted repository does not know the fields of a type without documents.
    if (error instanceof ParsingError && error.message.includes("unexpected field")) return undefined;
    throw error;
  }
}

/** Adds unknown ancestors to found documents, because paths are built from them. */
async function withParents(siteIndex: SiteIndex, found: IndexRecords): Promise<IndexRecords> {
  let part = found;
  const requests = new Set<string>();
  for (let level = 0; level < maxDepth; level += 1) {
    const unknown = part.pages.flatMap(({ parent }) =>
      parent === undefined || siteIndex.dates.has(parent) || part.dates.has(parent) || requests.has(parent)
        ? []
        : [parent],
    );
    if (unknown.length === 0) return part;
    for (const id of unknown) requests.add(id);
    const filters = [filter.in("document.id", unknown)];
    const { results } = await createClient({ ref: siteIndex.ref }).get({
      filters,
      lang: "*",
      fetch: indexFields,
    });
    const above = toRecords(siteIndex.ref, results);
    part = { ...part, dates: new Map([...part.dates, ...above.dates]), pages: [...part.pages, ...above.pages] };
  }
  return part;
}
