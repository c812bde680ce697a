import { decodeParts } from "@/app/_routing/routeParameters";
import { readTranslation } from "@/features/content/server";
import { env } from "@/features/shared/env";
import { defaultLocale, isLocale, listOtherLocales, localizePath } from "@/features/shared/locale";
import { LocaleSwitch } from "@/features/site-chrome/server";

/** `path` is the page's own, also on the routes of drafts and query pages. */
type Props = { params: Promise<{ locale: string; path?: string[] }> };

// Where `/` redirects to another language, this path sets the cookie that prevents the redirect.
const homePath = env.DEFAULT_LOCALE === defaultLocale ? "/" : `/${defaultLocale}/`;

/** The language switch in the layout's header; a parallel route, because only a page's route knows its path. */
export default async function Language({ params }: Props) {
  const { locale, path = [] } = await params;
  if (!isLocale(locale)) return null;
  const segments = decodeParts(path) ?? [];
  const page = localizePath(segments.length > 0 ? `/${segments.join("/")}/` : "/", locale);
  const targets = await Promise.all(
    listOtherLocales(locale).map(async (other) => {
      const target = await readTranslation(page, other);
      return { locale: other, ...target, path: target.path === "/" ? homePath : target.path };
    }),
  );
  return <LocaleSwitch locale={locale} targets={targets} />;
}
