import "server-only";

import { foreignOrigins } from "@/app/_routing/foreignOrigins";
import { queryNames } from "@/app/_routing/queryPages";
import { getRedirects } from "@/app/_routing/getRedirects";
import { methodPaths } from "@/app/_routing/methodPaths";
import { nameTokens, templateParameters } from "@/app/_routing/templateParameters";
import { getParameter, getSiteIndex, templatePath } from "@/features/content/server";
import { fillTokens } from "@/features/shared/contracts/fillTokens";
import type { ParameterValues, SiteIndex } from "@/features/content/server";
import { RouteTable } from "@/features/shared/contracts/RouteTable";
import type { RouteTableData } from "@/features/shared/contracts/RouteTable";
import { env } from "@/features/shared/env";
import { defaultLocale, getFallback, getLanguage, locales, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

const tables = new WeakMap<SiteIndex, RouteTable>();

/** The routes of a site index, compiled once. */
export async function getRouteTable(index: SiteIndex): Promise<RouteTable> {
  const known = tables.get(index);
  if (known) return known;
  const table = new RouteTable(await compileRoutes(index));
  tables.set(index, table);
  return table;
}

/** Every route of the site as plain data; throws while the repository was never read. */
export async function compileRoutes(knownIndex?: SiteIndex): Promise<RouteTableData> {
  const siteIndex = knownIndex ?? (await getSiteIndex());
  const listed = [...siteIndex.entries, ...listTemplatePages(siteIndex, await templateParameters())];
  const pages = listed.map(({ path }) => path);
  const queries = Object.entries(queryNames).flatMap(([path, names]) =>
    locales.map((locale) => [localizePath(path, locale), [...names]] satisfies [string, string[]]),
  );
  return {
    ref: siteIndex.ref,
    incomplete: !siteIndex.isComplete,
    languages: locales.map((locale) => ({
      locale,
      prefix: writePrefix(locale),
      codes: [locale, getLanguage(locale).html.split("-")[0]?.toLowerCase() ?? ""],
      missing: localizePath("/404/", locale),
      errors: localizePath("/error/", locale),
      fallback: getFallbackPrefix(locale),
    })),
    spare: `/${defaultLocale}`,
    home: findHomeRedirect(),
    paths: pages,
    titles: listed.map(({ title }) => title),
    queries: Object.fromEntries(queries),
    redirects: { ...redirectMethods(new Set(pages)), ...Object.fromEntries(await getRedirects(siteIndex)) },
    origins: foreignOrigins(),
  };
}

/** Redirects to the methods' pages that exist, from paths without a page. */
const redirectMethods = (pages: ReadonlySet<string>): RouteTableData["redirects"] =>
  Object.fromEntries(
    Object.entries(methodPaths)
      .flatMap(([from, to]) => locales.map((locale) => [localizePath(from, locale), localizePath(to, locale)] as const))
      .filter(([from, to]) => !pages.has(from) && pages.has(to))
      .map(([from, to]) => [from, { to, status: 308 }]),
  );

/** Path and title of each template page. */
const listTemplatePages = ({ templates }: SiteIndex, values: ParameterValues) =>
  templates.flatMap((template) => {
    const parameter = getParameter(template.pattern);
    return (values[parameter] ?? []).map((value) => ({
      path: templatePath(template, value),
      title: fillTokens(template.title, nameTokens({ [parameter]: value }, template.locale)),
    }));
  });

const writePrefix = (locale: Locale) => localizePath("/", locale).slice(0, -1);

function getFallbackPrefix(locale: Locale): string | undefined {
  const fallback = getFallback(locale);
  return fallback && writePrefix(fallback);
}

/** Target of `/` on a server whose default language has a prefix. */
function findHomeRedirect() {
  const to = localizePath("/", env.DEFAULT_LOCALE);
  return to === "/" ? undefined : { to, unlessCookie: `locale=${defaultLocale}` };
}
