import "server-only";

import { templateParameters } from "@/app/_routing/templateParameters";
import {
  findEntryByPath,
  findTemplatePath,
  findTranslated,
  getParameter,
  getSiteIndex,
  templatePath,
} from "@/features/content/server";
import type { SiteIndex } from "@/features/content/server";
import { env } from "@/features/shared/env";
import { defaultLocale, htmlLang, listOtherLocales, locales, splitLocale } from "@/features/shared/locale";

/** A page of the sitemap: its path, its last change, and its paths in each language. */
export type SitemapPage = { path: string; changed: string; paths: string[] };

// A file may have 50,000 addresses and 50 MB; crawlers read smaller ones again sooner.
const maxPages = 10_000;

// Crawlers read the files one after the other.
const documents = new WeakMap<SiteIndex, SitemapPage[]>();

/** Every indexable page: documents by path, then pages of templates, in as many files as they take. */
export async function listSitemap(): Promise<SitemapPage[][]> {
  const siteIndex = await getSiteIndex();
  const own = documents.get(siteIndex) ?? listDocuments(siteIndex);
  documents.set(siteIndex, own);
  const pages = [...own, ...(await listTemplates(siteIndex))];
  const starts = Array.from({ length: Math.max(Math.ceil(pages.length / maxPages), 1) }, (_, file) => file * maxPages);
  return starts.map((start) => pages.slice(start, start + maxPages));
}

/** The URL of a path of this site. */
export const absoluteUrl = (path: string) => new URL(`${env.SITE_URL}${path}`).href;

function listDocuments(siteIndex: SiteIndex): SitemapPage[] {
  const pages = siteIndex.entries.flatMap((entry) => {
    if (entry.hidden || findEntryByPath(siteIndex, entry.path) !== entry) return [];
    const others = listOtherLocales(entry.locale).flatMap((locale) => findTranslated(siteIndex, entry, locale) ?? []);
    const found = others.filter(({ hidden }) => !hidden);
    return [{ path: entry.path, changed: entry.changed, paths: [entry, ...found].map(({ path }) => path) }];
  });
  return pages.sort((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)));
}

async function listTemplates(siteIndex: SiteIndex): Promise<SitemapPage[]> {
  const values = await templateParameters();
  return siteIndex.templates.flatMap((template) => {
    return (values[getParameter(template.pattern)] ?? []).flatMap((value) => {
      const path = templatePath(template, value);
      const paths = locales.flatMap((locale) => findTemplatePath(siteIndex, path, locale) ?? []);
      return findEntryByPath(siteIndex, path) ? [] : [{ path, changed: template.changed, paths }];
    });
  });
}

/** The languages of a page with their URLs. */
export function listLanguages({ paths }: SitemapPage): [language: string, url: string][] {
  const full = paths.map((path): [string, string] => [htmlLang(splitLocale(path).locale), absoluteUrl(path)]);
  const usual = full.find(([language]) => language === htmlLang(defaultLocale));
  return [...full.sort(), ...(usual ? [["x-default", usual[1]] satisfies [string, string]] : [])];
}
