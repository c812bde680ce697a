import "server-only";

import { findEntry, findEntryByPath, matchRoute } from "@/features/content/routing/SiteIndex";
import type { SiteIndex, ParameterValues } from "@/features/content/routing/SiteIndex";
import { localizePath, otherLocale, splitLocale } from "@/features/shared/locale";

/** Where the language switch of a page leads; `above` is the title of the page that stands in for a missing translation. */
export type Translation = { path: string; above?: string };

/** A page in the other language: its translation, else the same path, else the nearest page above that exists there. */
export function findTranslation(siteIndex: SiteIndex, path: string, values: ParameterValues): Translation {
  const own = translatedPath(siteIndex, path, values);
  // What is no page either way leads to the home page, like every unknown path.
  const isPage = matchRoute(siteIndex, path, values).kind !== "missing";
  if (own || !isPage) return { path: own ?? homeBeside(path) };
  // An editor may have said where the path leads in the other language.
  const led = siteIndex.redirects.find(({ from }) => from === besides(path))?.to;
  const target = led === undefined ? undefined : findEntryByPath(siteIndex, led);
  if (target) return { path: target.path, above: target.title };
  for (const above of listPathsAbove(path)) {
    const translated = translatedPath(siteIndex, above, values);
    if (translated) return { path: translated, above: findEntryByPath(siteIndex, translated)?.title ?? "" };
  }
  return { path: homeBeside(path), above: "" };
}

function translatedPath(siteIndex: SiteIndex, path: string, values: ParameterValues): string | undefined {
  const alternate = findEntryByPath(siteIndex, path)?.alternate;
  const entry = alternate === undefined ? undefined : findEntry(siteIndex, alternate);
  if (entry) return entry.path;
  const same = besides(path);
  return matchRoute(siteIndex, same, values).kind === "missing" ? undefined : same;
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
