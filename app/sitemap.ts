import type { MetadataRoute } from "next";

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
import { escapeXml } from "@/features/shared/printable";
import { defaultLocale, htmlLang, listOtherLocales, locales, splitLocale } from "@/features/shared/locale";

// Built from the in-memory index, so a page appears as soon as it is published.
export const dynamic = "force-dynamic";

type Listed = { path: string; changed: string; paths: string[] };

/** `GET /sitemap.xml`: every indexable page with its languages and last change. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const siteIndex = await getSiteIndex();
  return [...listDocuments(siteIndex), ...(await listTemplates(siteIndex))]
    .sort((a, b) => a.path.localeCompare(b.path))
    .map(({ path, changed, paths }) => ({
      url: absoluteUrl(path),
      lastModified: new Date(changed),
      alternates: { languages: getLanguages(paths) },
    }));
}

/** Next writes these values into the XML unescaped. */
const absoluteUrl = (path: string) => escapeXml(new URL(`${env.SITE_URL}${path}`).href);

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

function getLanguages(paths: string[]): Record<string, string> {
  const full = paths.map((path) => [htmlLang(splitLocale(path).locale), absoluteUrl(path)] as const);
  const usual = full.find(([language]) => language === htmlLang(defaultLocale));
  return Object.fromEntries([...full.sort(), ...(usual ? [["x-default", usual[1]] as const] : [])]);
}
