import "server-only";

import { filter, ParsingError } from "@prismicio/client";

import { createClient } from "@/features/content/client";
import { pageTypes, typeOfPath } from "@/features/content/routes";
import { prismicLang, splitLocale } from "@/features/shared/locale";

import { findEntryByPath } from "./book";
import type { Book, Entry, Records } from "./book";
import { addFound, getBook } from "./keeper";
import { mergeBooks } from "./merge";
import { bookFields, toRecords } from "./toRecords";

const mostAtOnce = 4;
const mostKnown = 1_000;
const mostLevels = 20;

let asking = 0;
/** Paths that were asked for at one ref and are not there. */
const absent = { ref: "", paths: new Set<string>() };

/**
 * The page at a path that the address book does not know yet, by asking for it alone; `undefined` when there is none,
 * when the book is whole and so knows better, and when too many ask at once.
 */
export async function findLate(path: string): Promise<Entry | undefined> {
  const book = await getBook();
  if (book.isWhole || asking >= mostAtOnce || isAbsent(book, path)) return undefined;
  asking += 1;
  try {
    const entry = await ask(book, path);
    if (!entry && absent.paths.size < mostKnown) absent.paths.add(path);
    return entry;
  } finally {
    asking -= 1;
  }
}

function isAbsent({ ref }: Book, path: string): boolean {
  if (absent.ref !== ref) {
    absent.ref = ref;
    absent.paths.clear();
  }
  return absent.paths.has(path);
}

async function ask(book: Book, path: string): Promise<Entry | undefined> {
  const { locale, rest } = splitLocale(path);
  const uid = rest.split("/").filter(Boolean).at(-1) ?? "home";
  const type = typeOfPath(rest);
  // The client escapes quotes only: nothing else of a visitor's path may reach a query.
  if (!/^[a-z0-9][a-z0-9._~-]*$/.test(uid) || !pageTypes.includes(type)) return undefined;
  const filters = [filter.at("document.type", type), filter.at(`my.${type}.uid`, uid)];
  try {
    const client = createClient({ ref: book.ref });
    const { results } = await client.get({ filters, lang: prismicLang(locale), fetch: bookFields });
    const part = await withParents(book, toRecords(book.ref, results));
    const entry = findEntryByPath(mergeBooks(book, part), path);
    if (entry) addFound(part);
    return entry;
  } catch (error) {
    // A hosted repository does not know the fields of a type without documents.
    if (error instanceof ParsingError && error.message.includes("unexpected field")) return undefined;
    throw error;
  }
}

/** Found documents with the pages above them that are not known yet, which their paths begin with. */
async function withParents(book: Book, found: Records): Promise<Records> {
  let part = found;
  const asked = new Set<string>();
  for (let level = 0; level < mostLevels; level += 1) {
    const unknown = part.pages.flatMap(({ parent }) =>
      parent === undefined || book.dates.has(parent) || part.dates.has(parent) || asked.has(parent) ? [] : [parent],
    );
    if (unknown.length === 0) return part;
    for (const id of unknown) asked.add(id);
    const filters = [filter.in("document.id", unknown)];
    const { results } = await createClient({ ref: book.ref }).get({
      filters,
      lang: "*",
      fetch: bookFields,
    });
    const above = toRecords(book.ref, results);
    part = { ...part, dates: new Map([...part.dates, ...above.dates]), pages: [...part.pages, ...above.pages] };
  }
  return part;
}
