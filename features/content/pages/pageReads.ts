/** What pages read of the site index: each is rendered again when one of its results becomes another. */
import "server-only";

import { defineRead } from "@/features/content/routing/indexReads";
import type { PageEntry } from "@/features/content/routing/IndexRecords";
import { findEntry, findEntryByPath, findTemplatePath } from "@/features/content/routing/SiteIndex";
import { templateValues } from "@/features/content/routing/templateValues";
import type { Locale } from "@/features/shared/locale";

import { findAdjacentPages, listRelated } from "./findAdjacentPages";
import { findTranslation } from "./findTranslation";
import { listNearPages } from "./listNearPages";
import { listAncestors, listByType, listChildren } from "./relations";

/** The page at a path; it shows its own document, and which others are its translations. */
export const readPageAt = defineRead("page", findEntryByPath, (entry) => entry && [entry.id, entry.translations]);

/** The templates of a language. */
export const readTemplates = defineRead(
  "templates",
  ({ templates }, locale: Locale) => templates.filter((template) => template.locale === locale),
  (templates) => templates.map(({ id, pattern }) => [id, pattern]),
);

/** Paths of documents, by their ids with spaces between; a document without a path has none. */
export const readPaths = defineRead("paths", (siteIndex, ids: string) =>
  ids.split(" ").map((id) => findEntry(siteIndex, id)?.path),
);

/** The path of a template's page in a language. */
export const readTemplatePath = defineRead("template path", findTemplatePath);

/** The sections of the site. */
export const readSections = defineRead("sections", ({ sections }) => sections);

/** Whether nothing was ever published. */
export const readIsEmpty = defineRead("empty", ({ total }) => total === 0);

/** The pages above a path, the home page first. */
export const readAncestors = defineRead("ancestors", listAncestors);

/** All pages of a type in a language, in their order. */
export const readByType = defineRead("type", listByType);

/** The first pages of a type in a language. */
export const readFirst = defineRead("first", (siteIndex, type: string, locale: Locale, count: number) =>
  listByType(siteIndex, type, locale).slice(0, count),
);

/** All pages of a type in a language for a tree, which shows path, title and section. */
export const readTree = defineRead("tree", listByType, (pages) =>
  pages.map(({ path, title, facts }) => [path, title, facts.section]),
);

/** Incidents of a language that were not over when they were published: the same at any time, as every read has to be. */
export const readOpenIncidents = defineRead("incidents", (siteIndex, locale: Locale) =>
  listByType(siteIndex, "incident", locale).filter(
    ({ facts, changed }) => !(Date.parse(String(facts.resolved)) <= Date.parse(changed)),
  ),
);

type List = {
  /** A type, or `children` of the page with the id. */
  kind: string;
  locale: Locale;
  id: string | undefined;
  /** Ids and sections that are left out, and how many pages are shown. */
  without: readonly (string | undefined)[];
  section: string | null;
  limit: number | null;
};

/** The pages that an editor's list shows. */
export const readList = defineRead("list", (siteIndex, { kind, locale, id, without, section, limit }: List) => {
  const pages = kind === "children" ? listChildren(siteIndex, id ?? "") : listByType(siteIndex, kind, locale);
  return pages
    .filter((page) => !without.includes(page.id) && (!section || page.facts.section !== section))
    .slice(0, limit ?? undefined);
});

/** The target of a page's language switch. */
export const readTranslation = defineRead("translation", (siteIndex, path: string, locale: Locale) =>
  findTranslation(siteIndex, path, locale, templateValues),
);

const adjacent = defineRead("adjacent", findAdjacentPages);
const related = defineRead("related", listRelated);
const near = defineRead("near", listNearPages);

/** The pages before and after one in its list. */
export const readAdjacentPages = ({ id, type, locale }: PageEntry) => adjacent({ id, type, locale });

/** Up to `most` similar pages of the same type. */
export const readRelated = ({ id, type, locale, facts }: PageEntry, most: number, near: readonly string[]) =>
  related({ id, type, locale, facts }, most, near);

/** Paths of the menus' lists, and those that the page's text links to. */
type Named = { lists: readonly (readonly string[])[]; linked: readonly string[] };

/** Up to `most` related pages. */
export const readNearPages = ({ id, path, parent }: PageEntry, { lists, linked }: Named, most: number) =>
  near({ id, path, parent }, { menu: lists.find((paths) => paths.includes(path)) ?? [], linked }, most);
