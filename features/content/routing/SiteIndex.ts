import { localizePath, splitLocale } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { arrangePages } from "./arrangePages";
import { arrangeRedirects } from "./arrangeRedirects";
import type { IndexRecords, PageEntry, Redirect, Template } from "./IndexRecords";

/** Everything with a URL; immutable, replaced completely. */
export type SiteIndex = IndexRecords & {
  /** Pages with the properties that depend on other documents. */
  entries: PageEntry[];
  redirects: Redirect[];
};

/** Derives all URLs from records; called after every change, so that no URL is stale. */
export function buildSiteIndex(records: IndexRecords): SiteIndex {
  const entries = arrangePages(records.pages);
  return { ...records, entries, redirects: arrangeRedirects(records.redirectRecords, entries, records.isComplete) };
}

/** Result of resolving a path. */
export type RouteMatch =
  | { kind: "page"; locale: Locale; entry: PageEntry }
  | { kind: "template"; locale: Locale; template: Template; parameter: string; value: string }
  | { kind: "missing"; locale: Locale };

/** Allowed values of template parameters: `{ node: ["btc", "eth"] }`. */
export type ParameterValues = Record<string, readonly string[]>;

type Lookup = { paths: Map<string, PageEntry>; ids: Map<string, PageEntry> };

declare global {
  // Pages, route handlers and the proxy are separate bundles in one process.
  var halyardLookups: WeakMap<SiteIndex, Lookup> | undefined;
}

const lookups = (globalThis.halyardLookups ??= new WeakMap<SiteIndex, Lookup>());

function getLookup(siteIndex: SiteIndex): Lookup {
  const known = lookups.get(siteIndex);
  if (known) return known;
  const lookup = {
    paths: mapPaths(siteIndex.entries),
    ids: new Map(siteIndex.entries.map((entry) => [entry.id, entry])),
  };
  lookups.set(siteIndex, lookup);
  return lookup;
}

// Of two documents at one path, the one whose type has that prefix; `page` has none.
function mapPaths(entries: PageEntry[]): Map<string, PageEntry> {
  const paths = new Map<string, PageEntry>();
  for (const entry of entries) {
    const before = paths.get(entry.path);
    if (!before || before.type === "page") paths.set(entry.path, entry);
  }
  return paths;
}

/** The document with an id, if it has a URL. */
export const findEntry = (siteIndex: SiteIndex, id: string) => getLookup(siteIndex).ids.get(id);

/** The document at a public path. */
export const findEntryByPath = (siteIndex: SiteIndex, path: string) => getLookup(siteIndex).paths.get(path);

/** A page in another language; `undefined` when it is not translated. */
export function findTranslated(siteIndex: SiteIndex, entry: PageEntry, locale: Locale): PageEntry | undefined {
  const id = entry.translations[locale];
  return id === undefined ? undefined : findEntry(siteIndex, id);
}

/** Resolves a public path: an exact page first, then a template page. */
export function matchRoute(siteIndex: SiteIndex, path: string, values: ParameterValues): RouteMatch {
  const { locale } = splitLocale(path);
  const entry = findEntryByPath(siteIndex, path);
  if (entry) return { kind: "page", locale, entry };
  return findTemplate(siteIndex, path, values) ?? { kind: "missing", locale };
}

function findTemplate(siteIndex: SiteIndex, path: string, values: ParameterValues): RouteMatch | undefined {
  const { locale, rest } = splitLocale(path);
  const segments = rest.split("/").filter(Boolean);
  for (const template of siteIndex.templates) {
    if (template.locale !== locale) continue;
    const match = matchPattern(template.pattern, segments);
    if (match && values[match.parameter]?.includes(match.value))
      return { kind: "template", locale, template, ...match };
  }
  return undefined;
}

const parameterSyntax = /\[(\.\.\.)?(\w+)\]/;

/** Name of a pattern's parameter; "" for a pattern without one. */
export const getParameter = (pattern: string): string => parameterSyntax.exec(pattern)?.[2] ?? "";

/** Matches `["nodes", "eth"]` against `nodes/[node]`; a final `[...name]` matches all remaining segments. */
export function matchPattern(pattern: string, segments: string[]): { parameter: string; value: string } | undefined {
  const parts = pattern.split("/").filter(Boolean);
  let found: { parameter: string; value: string } | undefined;
  for (const [index, part] of parts.entries()) {
    const [parameter, takesRest, name = ""] = parameterSyntax.exec(part) ?? [];
    if (parameter === part && takesRest) {
      return segments.length > index ? { parameter: name, value: segments.slice(index).join("/") } : undefined;
    }
    if (parameter === part) found = { parameter: name, value: segments[index] ?? "" };
    else if (part !== segments[index]) return undefined;
  }
  return parts.length === segments.length ? found : undefined;
}

/** The public path of a template page for one value. */
export const templatePath = (template: Template, value: string): string =>
  localizePath(`/${template.pattern.replace(parameterSyntax, () => value)}/`, template.locale);

/** Path of a template page in another language; `undefined` without a translation. */
export function findTemplatePath(siteIndex: SiteIndex, path: string, locale: Locale): string | undefined {
  const { rest } = splitLocale(path);
  const segments = rest.split("/").filter(Boolean);
  const other = localizePath(rest, locale);
  const isThere =
    findEntryByPath(siteIndex, other) ??
    siteIndex.templates.some((one) => one.locale === locale && matchPattern(one.pattern, segments));
  return isThere ? other : undefined;
}

/** The path of each allowed value of each template. */
export const listTemplatePaths = (siteIndex: SiteIndex, values: ParameterValues): string[] =>
  siteIndex.templates.flatMap((template) =>
    (values[getParameter(template.pattern)] ?? []).map((value) => templatePath(template, value)),
  );
