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

type Listed = { path: string; changed: string; paths: string[] };

/** A page of the sitemap, with the same page in each language. */
export type SitemapUrl = { url: string; modified: Date; languages: [language: string, url: string][] };

/** Every indexable page with its languages and last change, by path. */
export async function listSitemap(): Promise<SitemapUrl[]> {
  const siteIndex = await getSiteIndex();
  return [...listDocuments(siteIndex), ...(await listTemplates(siteIndex))]
    .sort((a, b) => a.path.localeCompare(b.path))
    .map(({ path, changed, paths }) => ({
      url: absoluteUrl(path),
      modified: new Date(changed),
      languages: getLanguages(paths),
    }));
}

const absoluteUrl = (path: string) => new URL(`${env.SITE_URL}${path}`).href;

function listDocuments(siteIndex: SiteIndex): Listed[] {
  return siteIndex.entries.flatMap((entry) => {
    if (entry.hidden || findEntryByPath(siteIndex, entry.path) !== entry) return [];
    const others = listOtherLocales(entry.locale).flatMap((locale) => findTranslated(siteIndex, entry, locale) ?? []);
    const found = others.filter(({ hidden }) => !hidden);
    return [{ path: entry.path, changed: entry.changed, paths: [entry, ...found].map(({ path }) => path) }];
  });
}

async function listTemplates(siteIndex: SiteIndex): Promise<Listed[]> {
  const values = await templateParameters();
  const exact = new Set(siteIndex.entries.map(({ path }) => path));
  return siteIndex.templates.flatMap((template) => {
    return (values[getParameter(template.pattern)] ?? []).flatMap((value) => {
      const path = templatePath(template, value);
      const paths = locales.flatMap((locale) => findTemplatePath(siteIndex, path, locale) ?? []);
      return exact.has(path) ? [] : [{ path, changed: template.changed, paths }];
    });
  });
}

function getLanguages(paths: string[]): [string, string][] {
  const full = paths.map((path): [string, string] => [htmlLang(splitLocale(path).locale), absoluteUrl(path)]);
  const usual = full.find(([language]) => language === htmlLang(defaultLocale));
  return [...full.sort(), ...(usual ? [["x-default", usual[1]] satisfies [string, string]] : [])];
}
