import "server-only";

import type { Metadata } from "next";

import { findEntry } from "@/features/content/addresses/book";
import { getBook } from "@/features/content/addresses/keeper";
import { htmlLang, splitLocale } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import type { FoundPage } from "./loadPage";
import { loadSettings } from "./loadSingles";

/** Title, description, canonical address and language alternates of a page. */
export async function pageMetadata(page: FoundPage, locale: Locale, tokens: Record<string, string>): Promise<Metadata> {
  const [settings, alternates] = await Promise.all([loadSettings(locale), listAlternates(page, locale)]);
  const { data } = page.document;
  const title = fillTokens(data.meta_title || data.title || settings.data.site_name || "", tokens);
  const description = fillTokens(data.meta_description || data.summary || settings.data.description || "", tokens);
  const name = settings.data.site_name ?? "";
  return {
    title: { absolute: title.includes(name) ? title : `${title} · ${name}` },
    description,
    alternates: { canonical: page.path, languages: alternates },
    ...(data.no_index ? { robots: { index: false } } : {}),
    openGraph: { title, description, url: page.path, siteName: name, locale: htmlLang(locale).replace("-", "_"), type: "website" },
    twitter: { card: "summary_large_image", title, description },
  };
}

async function listAlternates(page: FoundPage, locale: Locale): Promise<Record<string, string>> {
  const own = { [htmlLang(locale)]: page.path };
  const other = await otherPath(page, locale);
  const english = locale === "en" ? page.path : other;
  return {
    ...own,
    ...(other ? { [htmlLang(locale === "en" ? "cn" : "en")]: other } : {}),
    ...(english ? { "x-default": english } : {}),
  };
}

async function otherPath(page: FoundPage, locale: Locale): Promise<string | undefined> {
  if (!page.entry) return locale === "en" ? `/cn${page.path}` : splitLocale(page.path).rest;
  return page.entry.alternate ? findEntry(await getBook(), page.entry.alternate)?.path : undefined;
}

/** Puts a template's values into its texts: `{name} nodes` → `Ethereum nodes`. */
export function fillTokens(text: string, tokens: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => tokens[name] ?? whole);
}
