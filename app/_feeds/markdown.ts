import "server-only";

import { templateParameters, templateTokens } from "@/app/_routing/templateParameters";
import { findPage, listAlternates, pageWords } from "@/features/content/server";
import { frontMatter, loadPageMarkdown } from "@/features/markdown/server";
import { env } from "@/features/shared/env";
import { htmlLang, listOtherLocales, splitLocale } from "@/features/shared/locale";

/** Path of a page's Markdown version. */
export const getMarkdownPath = (path: string) => `${path}index.md`;

/** A page as Markdown after its facts; `undefined` when there is no such page. Throws while it cannot be rendered. */
export async function findPageMarkdown(path: string): Promise<string | undefined> {
  const { locale, rest } = splitLocale(path);
  const page = await findPage(locale, rest.split("/").filter(Boolean), await templateParameters());
  if (!page) return undefined;
  const [words, languages, body] = await Promise.all([
    pageWords(page, locale, await templateTokens(page.parameters, locale)),
    listAlternates(page, locale),
    loadPageMarkdown(path),
  ]);
  const others = listOtherLocales(locale).flatMap((other) => languages[htmlLang(other)] ?? []);
  const translations = others.map((other) => `${env.SITE_URL}${getMarkdownPath(other)}`);
  const facts = frontMatter({
    title: words.title,
    description: words.description,
    url: `${env.SITE_URL}${path}`,
    language: htmlLang(locale),
    changed: page.document.last_publication_date.slice(0, 10),
    translation: translations.length > 1 ? translations : translations[0],
  });
  return `${facts}\n\n${body}\n`;
}
