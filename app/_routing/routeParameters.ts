import { notFound } from "next/navigation";

import { defaultLocale, isLocale } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

/** The language of a path's prefix; not found for the default language, whose paths have none. */
export async function requirePrefixedLocale(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params;
  return isLocale(locale) && locale !== defaultLocale ? locale : notFound();
}

/** The decoded segments of a path; `undefined` when one is no valid encoding (`%25zz`, which arrives here as `%zz`). */
export function decodeParts(parts: readonly string[]): string[] | undefined {
  try {
    return parts.map(decodeURIComponent);
  } catch {
    // A path with an invalid escape matches nothing.
    return undefined;
  }
}
