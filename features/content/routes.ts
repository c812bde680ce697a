import type { Route } from "@prismicio/client";

import { typePrefixes } from "@/features/shared/contracts/typePrefixes";
import { locales, localizePath, prismicLang } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

const branches = Object.entries(typePrefixes).map(([type, prefix]) => ({ type, prefix }));

type Pattern = { type: string; path: string; uid?: string; resolvers?: Record<string, string> };

const inEveryLanguage = (route: Pattern): Route[] =>
  locales.map((locale) => ({ ...route, lang: prismicLang(locale), path: localizePath(route.path, locale) }));

/** Prismic routes; few, because every query's URL contains them. */
export const routes: Route[] = [
  ...inEveryLanguage({ type: "page", uid: "home", path: "/" }),
  ...inEveryLanguage({
    type: "page",
    path: "/:grandparent?/:parent?/:uid/",
    resolvers: { parent: "parent", grandparent: "parent.parent" },
  }),
  ...branches.flatMap(({ type, prefix }) => inEveryLanguage({ type, path: `${prefix}:uid/` })),
];

/**
 * The public path of a page, from its ancestors' uids. The repository's route resolver follows a limited number of
 * parents; this function has no limit.
 */
export function getPagePath(page: { type: string; uid: string; locale: Locale }, above: readonly string[]): string {
  const branch = branches.find(({ type }) => type === page.type);
  if (branch) return localizePath(`${branch.prefix}${page.uid}/`, page.locale);
  return localizePath(page.uid === "home" ? "/" : `/${[...above, page.uid].join("/")}/`, page.locale);
}

/** Document types with a URL. */
export const pageTypes = ["page", ...branches.map((branch) => branch.type)];

/** Document type of a path without its language. */
export function getTypeByPath(path: string): string {
  const branch = branches.find(({ prefix }) => path.startsWith(prefix) && path !== prefix);
  return branch?.type ?? "page";
}
