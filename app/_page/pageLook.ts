import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

/** The social card and the alternates of a page, for its head. */
export function pageLook(path: string, locale: Locale) {
  const feed = (name: string) => localizePath(`/feeds/${name}`, locale);
  return {
    image: socialImage(path),
    forms: {
      "text/markdown": `${path}index.md`,
      "application/rss+xml": feed("blog.xml"),
      "application/atom+xml": feed("blog.atom.xml"),
    },
  };
}

/** URL of a page's social card: `/docs/limits/` → `/og/docs/limits/card.png`. */
export const socialImage = (path: string) => `/og${path}card.png`;

/** The page of such a URL; `undefined` for any other URL. */
export const getImagePage = (url: string) => /^\/og(\/(?:.*\/)?)card\.png$/.exec(url)?.[1];

/**
 * The colour mode that a page forces over the visitor's preference; `undefined` when it forces none. Forcing `system`
 * would force nothing: it is ignored with a warning, which Next repeats in the browser's console in development.
 */
export function forcedMode(mode: string | null | undefined, path: string): "light" | "dark" | undefined {
  if (mode === "light" || mode === "dark") return mode;
  if (mode)
    console.warn(
      `${path} forces the colour mode ${JSON.stringify(mode)}, which is ignored: only light and dark can be forced. Leave the field empty to follow the visitor.`,
    );
  return undefined;
}
