import "server-only";

import type { ParameterValues } from "@/features/content/addresses/book";
import { getBook } from "@/features/content/addresses/keeper";
import { listTemplatePaths } from "@/features/content/addresses/listTemplatePaths";
import { splitLocale } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

// Prerendering costs about 10 ms a page: beyond the pages people reach by menus, the first visitor renders.
const mostPrerendered = 240;

/** Paths worth making at build time: shallow pages first, at most 240 of them. */
export async function listStaticPaths(values: ParameterValues): Promise<{ locale: Locale; path: string[] }[]> {
  const book = await getBook();
  return [...book.entries.map((entry) => entry.path).sort(byDepth), ...listTemplatePaths(book, values)]
    .slice(0, mostPrerendered)
    .map((path) => {
      const { locale, rest } = splitLocale(path);
      return { locale, path: rest.split("/").filter(Boolean) };
    });
}

const byDepth = (a: string, b: string) => a.split("/").length - b.split("/").length || a.localeCompare(b);
