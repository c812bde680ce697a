import "server-only";

import { findEntry, findEntryByPath, findPlace } from "@/features/content/addresses/book";
import type { Book, ParameterValues } from "@/features/content/addresses/book";
import { localizePath, otherLocale, splitLocale } from "@/features/shared/locale";

/** Where the language switch of a page leads; `above` is the title of the page that stands in for a missing translation. */
export type Translation = { path: string; above?: string };

/** A page in the other language: its translation, else the same path, else the nearest page above that exists there. */
export function findTranslation(book: Book, path: string, values: ParameterValues): Translation {
  const own = translatedPath(book, path, values);
  // What is no page either way leads to the home page, like every unknown path.
  const isPage = findPlace(book, path, values).kind !== "missing";
  if (own || !isPage) return { path: own ?? homeBeside(path) };
  // An editor may have said where the path leads in the other language.
  const led = book.redirects.find(({ from }) => from === besides(path))?.to;
  const target = led === undefined ? undefined : findEntryByPath(book, led);
  if (target) return { path: target.path, above: target.title };
  for (const above of listPathsAbove(path)) {
    const translated = translatedPath(book, above, values);
    if (translated) return { path: translated, above: findEntryByPath(book, translated)?.title ?? "" };
  }
  return { path: homeBeside(path), above: "" };
}

function translatedPath(book: Book, path: string, values: ParameterValues): string | undefined {
  const alternate = findEntryByPath(book, path)?.alternate;
  const entry = alternate === undefined ? undefined : findEntry(book, alternate);
  if (entry) return entry.path;
  const same = besides(path);
  return findPlace(book, same, values).kind === "missing" ? undefined : same;
}

/** The same path in the other language. */
function besides(path: string): string {
  const { locale, rest } = splitLocale(path);
  return localizePath(rest, otherLocale(locale));
}

const homeBeside = (path: string) => localizePath("/", otherLocale(splitLocale(path).locale));

/** The paths above one, the nearest first, the home page last. */
function listPathsAbove(path: string): string[] {
  const { locale, rest } = splitLocale(path);
  const segments = rest.split("/").filter(Boolean);
  return segments.map((_, index) => {
    const kept = segments.slice(0, segments.length - 1 - index);
    return localizePath(`/${[...kept, ""].join("/")}`.replace("//", "/"), locale);
  });
}
