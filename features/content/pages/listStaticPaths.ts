import "server-only";

import { listTemplatePaths } from "@/features/content/routing/SiteIndex";
import type { SiteIndex, ParameterValues } from "@/features/content/routing/SiteIndex";
import { getSiteIndex } from "@/features/content/routing/siteIndexStore";
import { resolveLinks } from "@/features/content/pageClient";
import { createClient } from "@/features/content/createClient";
import { splitLocale } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

// Prerendering takes about 10 ms per page: other pages are rendered on the first request.
const maxPrerendered = 280;

/** Paths to prerender: pages in menus first, then shallow pages, at most 280. */
export async function listStaticPaths(values: ParameterValues): Promise<{ locale: Locale; path: string[] }[]> {
  const siteIndex = await getSiteIndex();
  const linked = await listLinkedPaths(siteIndex);
  const isNear = (path: string) => Number(!linked.has(path));
  const paths = siteIndex.entries.map((entry) => entry.path).sort((a, b) => isNear(a) - isNear(b) || byDepth(a, b));
  return [...paths, ...listTemplatePaths(siteIndex, values)].slice(0, maxPrerendered).map((path) => {
    const { locale, rest } = splitLocale(path);
    return { locale, path: rest.split("/").filter(Boolean) };
  });
}

/** Every path that a menu links to, in any form of menu. */
async function listLinkedPaths(siteIndex: SiteIndex): Promise<Set<string>> {
  const { results } = await createClient({ ref: siteIndex.ref }).getByType("navigation", { lang: "*" });
  const menus = results.map(({ data }) => resolveLinks(data, siteIndex));
  const urls = JSON.stringify(menus).matchAll(/"url":"(\/[^"]*)"/g);
  return new Set([...urls].map(([, path = ""]) => path));
}

const byDepth = (a: string, b: string) => a.split("/").length - b.split("/").length || a.localeCompare(b);
