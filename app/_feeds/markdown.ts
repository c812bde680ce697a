import "server-only";

import { templateParameters } from "@/app/_routing/templateParameters";
import { getSiteIndex, listAlternates, matchRoute } from "@/features/content/server";
import type { FoundPage } from "@/features/content/server";
import { frontMatter, loadPageMarkdown } from "@/features/markdown/server";
import { env } from "@/features/shared/env";
import { htmlLang, listOtherLocales } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import type { PageMarkdown } from "@/features/shared/contracts/toMarkdown";

/** Path of a page's Markdown version. */
export const getMarkdownPath = (path: string) => `${path}index.md`;

/**
 * A page as Markdown after its facts; `undefined` when there is no such page. Throws while it cannot be rendered. Among
 * many, one may lag behind publications of other documents that it shows.
 */
export async function findPageMarkdown(path: string, { isAmongMany = false } = {}): Promise<string | undefined> {
  const match = matchRoute(await getSiteIndex(), path, await templateParameters());
  if (match.kind === "missing") return undefined;
  const { changed } = match.kind === "page" ? match.entry : match.template;
  const entry = match.kind === "page" ? match.entry : undefined;
  const markdown = await loadPageMarkdown(path, isAmongMany ? changed : undefined);
  return writePageMarkdown({ path, entry, changed }, match.locale, markdown);
}

/** A page, or the draft of one, as Markdown after its facts. */
export async function writePageMarkdown(
  { path, entry, changed = entry?.changed ?? "" }: Pick<FoundPage, "path" | "entry"> & { changed?: string },
  locale: Locale,
  page: PageMarkdown,
): Promise<string> {
  const languages = await listAlternates({ path, entry }, locale);
  const others = listOtherLocales(locale).flatMap((other) => languages[htmlLang(other)] ?? []);
  const translations = others.map((other) => `${env.SITE_URL}${getMarkdownPath(other)}`);
  const facts = frontMatter({
    title: page.title,
    description: page.description,
    url: `${env.SITE_URL}${path}`,
    language: htmlLang(locale),
    changed: changed.slice(0, 10),
    translation: translations.length > 1 ? translations : translations[0],
  });
  return `${facts}\n\n${page.body}\n`;
}
