import "server-only";

import { findEntry, findEntryByPath } from "@/features/content/addresses/book";
import type { Book, Entry } from "@/features/content/addresses/book";
import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

/** The pages above a path, the home page first, the page itself left out; found by its segments. */
export function listAncestors(book: Book, path: string, locale: Locale): Entry[] {
  const root = localizePath("/", locale);
  const segments = path.slice(root.length).split("/").filter(Boolean);
  const above = segments.map(
    (_, index) =>
      `${root}${segments
        .slice(0, index)
        .map((segment) => `${segment}/`)
        .join("")}`,
  );
  return above.flatMap((one) => findEntryByPath(book, one) ?? []);
}

/** Pages directly below a page, by title. */
export function listChildren(book: Book, id: string): Entry[] {
  const locale = findEntry(book, id)?.locale ?? "en";
  return book.entries.filter((entry) => entry.parent === id).sort(byTitle(locale));
}

/** Every page of a type in a language: by their order, else the newest first. */
export function listOfType(book: Book, type: string, locale: Locale): Entry[] {
  return book.entries
    .filter((entry) => entry.type === type && entry.locale === locale)
    .sort((a, b) => orderOf(a) - orderOf(b) || dateOf(b).localeCompare(dateOf(a)) || byTitle(locale)(a, b));
}

const orderOf = (entry: Entry) => Number(entry.facts.order ?? Number.MAX_SAFE_INTEGER);
const dateOf = (entry: Entry) => String(entry.facts.published ?? "");
const byTitle = (locale: Locale) => (a: Entry, b: Entry) =>
  a.title.localeCompare(b.title, locale === "cn" ? "zh" : "en");
