import "server-only";

import type { Book, ParameterValues } from "@/features/content/addresses/book";
import { getBook } from "@/features/content/addresses/keeper";
import { listTemplatePaths } from "@/features/content/addresses/listTemplatePaths";
import { resolveLinks } from "@/features/content/addresses/resolveLinks";
import { createClient } from "@/features/content/client";
import { splitLocale } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

// Prerendering costs about 10 ms a page: beyond the pages people reach by menus, the first visitor renders.
const mostPrerendered = 240;

/** Paths worth making at build time: what menus lead to first, then shallow pages, at most 240 of them. */
export async function listStaticPaths(values: ParameterValues): Promise<{ locale: Locale; path: string[] }[]> {
  const book = await getBook();
  const linked = await listLinkedPaths(book);
  const isNear = (path: string) => Number(!linked.has(path));
  const paths = book.entries.map((entry) => entry.path).sort((a, b) => isNear(a) - isNear(b) || byDepth(a, b));
  return [...paths, ...listTemplatePaths(book, values)].slice(0, mostPrerendered).map((path) => {
    const { locale, rest } = splitLocale(path);
    return { locale, path: rest.split("/").filter(Boolean) };
  });
}

/** Every path that a menu leads to, whatever the menu's form. */
async function listLinkedPaths(book: Book): Promise<Set<string>> {
  const { results } = await createClient({ ref: book.ref }).getByType("navigation", { lang: "*" });
  const menus = results.map(({ data }) => resolveLinks(data, book));
  const urls = JSON.stringify(menus).matchAll(/"url":"(\/[^"]*)"/g);
  return new Set([...urls].map(([, path = ""]) => path));
}

const byDepth = (a: string, b: string) => a.split("/").length - b.split("/").length || a.localeCompare(b);
