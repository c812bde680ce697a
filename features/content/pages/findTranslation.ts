import "server-only";

import { findEntryByPath, findTranslated, matchRoute } from "@/features/content/routing/SiteIndex";
import type { SiteIndex, ParameterValues } from "@/features/content/routing/SiteIndex";
import { localizePath, splitLocale } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

/** Target of a page's language switch; `above` is the title of the ancestor shown instead of a missing translation. */
type Translation = { path: string; above?: string };

/** A page in another language: its translation, else the same path, else the nearest page above that exists there. */
export function findTranslation(
  siteIndex: SiteIndex,
  path: string,
  locale: Locale,
  values: ParameterValues,
): Translation {
  const own = translatedPath(siteIndex, path, locale, values);
  // A path without a page in either language switches to the home page, like every unknown path.
  const isPage = matchRoute(siteIndex, path, values).kind !== "missing";
  if (own || !isPage) return { path: own ?? localizePath("/", locale) };
  // The other language may have a redirect for the path.
  const led = siteIndex.redirects.find(({ from }) => from === pathIn(locale, path))?.to;
  const target = led === undefined ? undefined : findEntryByPath(siteIndex, led);
  if (target) return { path: target.path, above: target.title };
  for (const above of listPathsAbove(path)) {
    const translated = translatedPath(siteIndex, above, locale, values);
    if (translated) return { path: translated, above: findEntryByPath(siteIndex, translated)?.title ?? "" };
  }
  return { path: localizePath("/", locale), above: "" };
}

function translatedPath(
  siteIndex: SiteIndex,
  path: string,
  locale: Locale,
  values: ParameterValues,
): string | undefined {
  const page = findEntryByPath(siteIndex, path);
  const entry = page && findTranslated(siteIndex, page, locale);
  if (entry) return entry.path;
  const same = pathIn(locale, path);
  return matchRoute(siteIndex, same, values).kind === "missing" ? undefined : same;
}

/** The same path in another language. */
const pathIn = (locale: Locale, path: string) => localizePath(splitLocale(path).rest, locale);

/** The paths above one, the nearest first, the home page last. */
function listPathsAbove(path: string): string[] {
  const { locale, rest } = splitLocale(path);
  const segments = rest.split("/").filter(Boolean);
  return segments.map((_, index) => {
    const ancestors = segments.slice(0, segments.length - 1 - index);
    return localizePath(`/${[...ancestors, ""].join("/")}`.replace("//", "/"), locale);
  });
}
