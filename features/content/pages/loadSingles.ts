import "server-only";

import { cache } from "react";
import { asText, NotFoundError } from "@prismicio/client";
import type { Content, RichTextField } from "@prismicio/client";

import { readBrand } from "@/features/shared/contracts/brand";
import { env } from "@/features/shared/env";
import { getFallback, getLanguage, getPunctuation, prismicLang } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { fillDeep } from "@/features/content/fillDeep";
import { warnOnce } from "@/features/content/warnOnce";
import { filledLink } from "@/features/content/linkProps";
import { createPageClient, resolvePageLinks } from "@/features/content/pageClient";

import { emptySingles } from "./emptySingles";
import { figureTokens } from "./figureTokens";

const reader = (type: string) => createPageClient([`type:${type}`]);

type SingleDocuments = { settings: Content.SettingsDocument; navigation: Content.NavigationDocument };
type EmptySingles = typeof emptySingles;

/** The single document of a type in the language or its fallback; without one, as before its first publication, an empty one. */
async function single<Type extends keyof SingleDocuments>(
  type: Type,
  locale: Locale,
): Promise<SingleDocuments[Type] | { lang: string; data: EmptySingles[Type] }> {
  const lang = prismicLang(locale);
  try {
    return await resolvePageLinks(await (await reader(type)).getSingle(type, { lang }));
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
    const fallback = getFallback(locale);
    if (fallback) return single(type, fallback);
    warnOnce(`content: no document of type ${type} is published in ${lang}, so it counts as empty`);
    return { lang, data: emptySingles[type] };
  }
}

/** The company's names, postal address, links and figures, in a language. */
export const loadSettings = cache(async (locale: Locale) => {
  const document = await single("settings", locale);
  return { ...document, data: fillDeep(document.data, figureTokens(document.data, locale)) };
});

/** The settings' figures, as values of placeholders in any text of a page. */
export const loadFigureTokens = async (locale: Locale) => figureTokens((await loadSettings(locale)).data, locale);

/** The host of endpoints, as samples name it. */
export const loadEndpointHost = async (locale: Locale) =>
  (await loadSettings(locale)).data.endpoint_host || "example.com";

/** The brand's values, by the name that texts write in double braces. */
export const loadBrand = async (locale: Locale): Promise<Record<string, string>> => ({
  ...readBrand((await loadSettings(locale)).data, getLanguage(locale).script),
  site_url: env.SITE_URL,
});

/** Menus of header and footer as plain values, in a language. */
export const loadMenus = cache(async (locale: Locale) => {
  const { data } = await single("navigation", locale);
  const item = (entry: { label: string | null; text?: string | null; link: Parameters<typeof filledLink>[0] }) => ({
    label: entry.label || (filledLink(entry.link, locale)?.label ?? ""),
    text: entry.text ?? "",
    href: filledLink(entry.link, locale)?.href,
  });
  return {
    menus: data.menus.map((menu) => ({ ...item(menu), items: menu.items.map(item) })),
    columns: data.columns.map((column) => ({ heading: column.heading ?? "", items: column.items.map(item) })),
    legal: data.legal.map(item),
  };
});

/** The running promotion of the highest priority (optionally of one kind), as plain values; `undefined` without one. */
export const loadPromotion = cache(async (locale: Locale, kind?: string) => {
  const documents = await (
    await reader("promo_banner")
  ).getAllByType("promo_banner", {
    lang: prismicLang(locale),
    orderings: { field: "my.promo_banner.priority", direction: "desc" },
  });
  const now = Date.now();
  const current = documents.find(
    ({ data }) => (!kind || data.kind === kind) && isActiveAt(now, data.starts, data.ends),
  );
  return current && toPromotion(await resolvePageLinks(current), locale);
});

const toPromotion = ({ uid, data }: Content.PromoBannerDocument, locale: Locale) => ({
  name: uid,
  kind: data.kind ?? "notice",
  flag: data.flag,
  text: asText(data.text),
  link: filledLink(data.link, locale),
  dismissible: data.dismissible,
});

/** A postal address field as one line. */
export const formatPostalAddress = (field: RichTextField, locale: Locale) =>
  asText(field, getPunctuation(locale).comma);

/** Contact channels of the settings; empty fields are left out. */
export function listChannels(settings: Content.SettingsDocument["data"], locale: Locale) {
  const { calendar, support_bot, community, support_email } = settings;
  return {
    calendar: filledLink(calendar, locale),
    email: support_email ? { href: `mailto:${support_email}`, text: support_email } : undefined,
    bot: filledLink(support_bot, locale),
    community: filledLink(community, locale),
  };
}

/** Whether a promotion runs at a moment: from its start on, until its end; without them always. */
export const isActiveAt = (now: number, starts: string | null, ends: string | null): boolean =>
  (!starts || Date.parse(starts) <= now) && (!ends || now < Date.parse(ends));
