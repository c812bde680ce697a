import { notFound } from "next/navigation";

import { defaultLocale, isLocale } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

/** The language whose prefix a path begins with; not found for the default language, whose paths have none. */
export async function requirePrefixedLocale(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params;
  return isLocale(locale) && locale !== defaultLocale ? locale : notFound();
}
