/** The site's two languages as its paths and cookie name them. */
export type Locale = "en" | "cn";

export const locales = ["en", "cn"] as const satisfies readonly Locale[];

const names = {
  en: { prismic: "en-us", html: "en", dates: "en-GB", prefix: "", own: "English" },
  cn: { prismic: "zh-cn", html: "zh-CN", dates: "zh-CN", prefix: "/cn", own: "中文" },
} as const;

/** Whether a value from outside names one of the two languages. */
export function isLocale(value: unknown): value is Locale {
  return value === "en" || value === "cn";
}

/** The language code of Prismic documents: `en-us` or `zh-cn`. */
export const prismicLang = (locale: Locale) => names[locale].prismic;

/** The language tag of HTML, hreflang and `Intl`: `en` or `zh-CN`. */
export const htmlLang = (locale: Locale) => names[locale].html;

/** The language's name in itself. */
export const ownName = (locale: Locale) => names[locale].own;

/** The locale of a Prismic language code; `undefined` for a language that the site has not. */
export const getLocaleByLang = (lang: string): Locale | undefined =>
  locales.find((locale) => names[locale].prismic === lang);

/** Splits a public path into its language and the path without it: `/cn/about/` → `cn`, `/about/`. */
export function splitLocale(path: string): { locale: Locale; rest: string } {
  const chinese = /^\/cn(?=\/|$)(.*)$/.exec(path);
  return chinese ? { locale: "cn", rest: chinese[1] || "/" } : { locale: "en", rest: path };
}

/** Puts a path without language into a language: `/about/` → `/cn/about/`. Leaves URLs of other origins alone. */
export function localizePath(path: string, locale: Locale): string {
  return path.startsWith("/") && !path.startsWith("//") ? `${names[locale].prefix}${path}` : path;
}

/** The same URL in the other language. */
export function otherLocale(locale: Locale): Locale {
  return locale === "en" ? "cn" : "en";
}

/** A number with the separators of the language. */
export const formatNumber = (value: number, locale: Locale, options?: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(htmlLang(locale), options).format(value);

/** A price in whole units of its currency. */
export const formatPrice = (amount: number, locale: Locale, currency: string) =>
  formatNumber(amount, locale, { style: "currency", currency, maximumFractionDigits: 0 });

/** Between two sentences: the space a Chinese full stop brings with it is enough. */
export const sentenceGap = (locale: Locale) => (locale === "cn" ? "" : " ");

/** A space at which no line ends. */
const joint = "\u00a0";

/** A figure with its percent sign: Chinese takes no space before it. */
export const withPercent = (figure: string, locale: Locale) => (locale === "cn" ? `${figure}%` : `${figure} %`);

/** Figures stand apart from Han characters in what `Intl` writes, as they do in the texts: `2026 年 11 月 21 日`. */
const setFiguresApart = (text: string) => text.replaceAll(/(?<=\d)(?=\p{sc=Han})|(?<=\p{sc=Han})(?=\d)/gu, joint);

/** What `Intl` writes of a day, a time or a length of time, each on one line. */
export const keepWhole = (text: string) =>
  setFiguresApart(text)
    .replaceAll(" ", joint)
    .replace(/(?:(?<=\d,)|(?<=日))\s(?=\d\d:)/, " ");

/** A day (`2026-11-01`) or moment in words of the language, `1 Nov 2026`; days are days everywhere, so in UTC. */
export const formatDate = (day: string, locale: Locale) =>
  keepWhole(
    new Intl.DateTimeFormat(names[locale].dates, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(day)),
  );

/** A moment in the reader's own time zone, or in one that server and browser agree on: `21 Nov 2026, 09:12 UTC`. */
export function formatMoment(moment: string | Date, locale: Locale, timeZone?: "UTC"): string {
  const options = {
    dateStyle: "medium",
    timeStyle: "short",
    hourCycle: "h23",
    ...(timeZone ? { timeZone } : {}),
  } as const;
  const written = keepWhole(new Intl.DateTimeFormat(names[locale].dates, options).format(new Date(moment)));
  return timeZone ? `${written} UTC` : written;
}

/** A time of day to the second, in the reader's own time zone: `09:12:31`. */
export const formatTime = (moment: string | number, locale: Locale): string =>
  new Intl.DateTimeFormat(names[locale].dates, { timeStyle: "medium", hourCycle: "h23" }).format(new Date(moment));
