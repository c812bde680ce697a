import { localizePath, splitLocale } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

/** Paths of the site that the links in a page's slices lead to, in the page's language. */
export const listLinkedPaths = (slices: readonly object[], locale: Locale): string[] => [
  ...new Set(
    listUrls(slices)
      .filter((url) => /^\/(?!\/)/.test(url))
      .map((url) => url.replace(/[?#].*$/s, ""))
      .map((path) => (splitLocale(path).rest === path ? localizePath(path, locale) : path)),
  ),
];

function listUrls(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "link_type" in value && "url" in value && typeof value.url === "string" ? [value.url] : [];
  return [...own, ...Object.values(value).flatMap(listUrls)];
}
