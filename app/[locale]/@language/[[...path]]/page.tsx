import { decodeParts } from "@/app/_routing/routeParameters";
import { readTranslation } from "@/features/content/server";
import { env } from "@/features/shared/env";
import { defaultLocale, isLocale, listOtherLocales, localizePath } from "@/features/shared/locale";
import { LocaleSwitch } from "@/features/site-chrome/server";

/** `path` is the page's own, also on the routes of drafts and query pages; `query` only on that of query pages. */
type Props = { params: Promise<{ locale: string; path?: string[]; query?: string }> };

// Where `/` redirects to another language, this path sets the cookie that prevents the redirect.
const homePath = env.DEFAULT_LOCALE === defaultLocale ? "/" : `/${defaultLocale}/`;

/** The language switch in the layout's header; a parallel route, because only a page's route knows its path. */
export default async function Language({ params }: Props) {
  const { locale, path = [], query } = await params;
  if (!isLocale(locale)) return null;
  const segments = decodeParts(path) ?? [];
  const page = localizePath(segments.length > 0 ? `/${segments.join("/")}/` : "/", locale);
  const targets = await Promise.all(
    listOtherLocales(locale).map(async (other) => {
      const target = await readTranslation(page, other);
      // With script the switch takes the whole query; this is the part that the page is rendered for.
      const search = query && target.above === undefined ? `?${decodeURIComponent(query)}` : "";
      return { locale: other, ...target, path: target.path === "/" ? homePath : `${target.path}${search}` };
    }),
  );
  return <LocaleSwitch locale={locale} targets={targets} />;
}
