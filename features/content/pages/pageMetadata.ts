import "server-only";

import { isFilled } from "@prismicio/client";
import type { ImageField } from "@prismicio/client";
import type { Metadata } from "next";

import { fillTokens } from "@/features/shared/contracts/fillTokens";
import { publicImageUrl } from "@/features/content/files/publicUrl";
import { defaultLocale, htmlLang, listOtherLocales, prismicLang } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import type { FoundPage } from "./loadPage";
import { loadSettings } from "./loadSingles";
import { readPaths, readTemplatePath } from "./pageReads";

type Look = {
  /** Path of the image made for the page. */
  image: string;
  /** The page in other forms, by media type. */
  forms: Record<string, string>;
};

/** Title, description, canonical URL, language alternates and cards for sharing. */
export async function pageMetadata(
  page: FoundPage,
  locale: Locale,
  tokens: Record<string, string>,
  { image, forms }: Look,
) {
  const [words, languages] = await Promise.all([pageWords(page, locale, tokens), listAlternates(page, locale)]);
  const { title, description, siteName } = words;
  const { data } = page.document;
  const { share_image: usual } = (await loadSettings(locale)).data;
  const chosen = isFilled.image(data.meta_image) ? data.meta_image : usual;
  const images = [{ ...getImage(chosen, image), alt: chosen?.alt || title }];
  const others = listOtherLocales(locale).filter((other) => languages[htmlLang(other)] !== undefined);
  return {
    title: { absolute: title.includes(siteName) ? title : `${title} · ${siteName}` },
    description,
    alternates: { canonical: page.path, languages, types: forms },
    ...(data.no_index ? { robots: { index: false } } : {}),
    openGraph: {
      title,
      description,
      url: page.path,
      siteName,
      images,
      ...getDates(page),
      locale: openGraphLocale(locale),
      ...(others.length > 0 ? { alternateLocale: others.map(openGraphLocale) } : {}),
    },
    twitter: { card: "summary_large_image", title, description, images },
  } satisfies Metadata;
}

/**
 * Names of a page: in menus, its title and description for search engines, and the site's name. `meta_title` and
 * `meta_description` among the tokens take the place of the document's: what a template says may not fit each of its pages.
 */
export async function pageWords(page: FoundPage, locale: Locale, tokens: Record<string, string>) {
  const settings = (await loadSettings(locale)).data;
  const { data } = page.document;
  const siteName = settings.site_name ?? "";
  return {
    siteName,
    name: fillTokens(data.title || siteName, tokens),
    title: fillTokens(tokens.meta_title || data.meta_title || data.title || siteName, tokens),
    description: fillTokens(
      tokens.meta_description || data.meta_description || data.summary || settings.description || "",
      tokens,
    ),
  };
}

// Open Graph names a language together with a country.
const openGraphLocale = (locale: Locale) =>
  prismicLang(locale).replace(/-.*/, (region) => region.toUpperCase().replace("-", "_"));

/** The image an editor chose for the page, or for the site; otherwise the card made from its title. */
function getImage(chosen: ImageField | undefined, defaultUrl: string) {
  const url = chosen?.url ? publicImageUrl(chosen.url) : undefined;
  if (!url || !chosen?.dimensions) return { url: defaultUrl, width: 1200, height: 630, type: "image/png" };
  return { url, width: chosen.dimensions.width, height: chosen.dimensions.height };
}

function getDates({ document }: FoundPage) {
  if (document.type !== "blog_post") return { type: "website" } as const;
  const { published, author, topic } = document.data;
  return {
    type: "article",
    publishedTime: published ?? document.first_publication_date,
    modifiedTime: document.last_publication_date,
    ...(author ? { authors: [author] } : {}),
    ...(topic ? { section: topic } : {}),
  } as const;
}

/** A page's URL in every language it has, by language tag, and the one for all other languages. */
export async function listAlternates(
  page: Pick<FoundPage, "path" | "entry">,
  locale: Locale,
): Promise<Record<string, string>> {
  const paths = new Map<string, string>([[htmlLang(locale), page.path]]);
  for (const other of listOtherLocales(locale)) {
    const id = page.entry?.translations[other];
    const [path] = page.entry ? await readPaths(id ?? "") : [await readTemplatePath(page.path, other)];
    if (path) paths.set(htmlLang(other), path);
  }
  const usual = paths.get(htmlLang(defaultLocale));
  return { ...Object.fromEntries(paths), ...(usual ? { "x-default": usual } : {}) };
}
