import { socialImage } from "@/app/_page/socialImage";
import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

/** The picture and the other forms of a page, as its head names them. */
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
