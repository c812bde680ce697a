/** Properties of a language. */
export type Language = {
  /** Start of its paths: `/cn`; empty for the default language, of which there is one. */
  prefix: string;
  /** Code of its documents in Prismic, always with a region: `zh-cn`. */
  prismic: string;
  /** Language tag of HTML, hreflang and numbers: `zh-CN`. */
  html: string;
  /** Language tag that dates are written by, where it is not `html`. */
  dates: string;
  /** Its name in itself. */
  name: string;
  direction: "ltr" | "rtl";
  /** Rules of type and punctuation: `:root[data-script]` in style sheets, `punctuation` in `shared/locale`. */
  script: "latin" | "han";
  /** Fallback language for missing texts and pages; a language without one is complete. */
  fallback?: string;
};

/**
 * The languages of the site, the default one first. An entry here adds one; paths, feeds, sitemap, search, language
 * switch and the embedded repository follow. Name no language elsewhere: `locales.ts` loops over them, splits and writes
 * paths, and texts are written as `translate({ en: …, cn: … })` (`contracts/translate`).
 */
export const languages = {
  en: {
    prefix: "",
    prismic: "en-us",
    html: "en",
    dates: "en-GB",
    name: "English",
    direction: "ltr",
    script: "latin",
  },
  cn: {
    prefix: "/cn",
    prismic: "zh-cn",
    html: "zh-CN",
    dates: "zh-CN",
    name: "中文",
    direction: "ltr",
    script: "han",
  },
} as const satisfies Record<string, Language>;
