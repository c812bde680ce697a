import { decodeParts } from "@/app/_routing/decodeParts";
import { templateParameters } from "@/app/_routing/templateParameters";
import { findTranslation, getSiteIndex } from "@/features/content/server";
import { isLocale, localizePath } from "@/features/shared/locale";
import { LocaleLink } from "@/features/site-chrome/server";

type Props = { params: Promise<{ locale: string; path?: string[] }> };

/** The language switch of a page, which the header of the layout shows: only a page's own route knows its path. */
export default async function Language({ params }: Props) {
  const { locale, path = [] } = await params;
  if (!isLocale(locale)) return null;
  const segments = pagePath(decodeParts(path) ?? []);
  const page = localizePath(segments.length > 0 ? `/${segments.join("/")}/` : "/", locale);
  const { path: href, above } = findTranslation(await getSiteIndex(), page, await templateParameters());
  return <LocaleLink locale={locale} href={href} above={above} />;
}

/** The page's own path in a path of the app, which tells drafts and drawn queries apart by what stands in front. */
function pagePath([first = "", ...rest]: string[]): string[] {
  if (first === "draft") return rest;
  if (first === "query") return rest.slice(1);
  return first ? [first, ...rest] : [];
}
