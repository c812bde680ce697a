import { languages } from "./contracts/languages";
import { getLanguage, locales } from "./contracts/locales";
import type { Locale } from "./contracts/locales";

export {
  defaultLocale,
  getFallback,
  getLanguage,
  getLocaleByLang,
  isLocale,
  locales,
  localizePath,
  splitLocale,
} from "./contracts/locales";
export type { Locale } from "./contracts/locales";

/** The language code of Prismic documents: `en-us` or `zh-cn`. */
export const prismicLang = (locale: Locale) => languages[locale].prismic;

/** The language tag of HTML, hreflang and `Intl`: `en` or `zh-CN`. */
export const htmlLang = (locale: Locale) => languages[locale].html;

/** Attributes of `<html>`: language, and the script and direction for style sheets if not Latin, left to right. */
export function getLanguageAttributes(locale: Locale) {
  const { html, direction, script } = getLanguage(locale);
  return {
    lang: html,
    ...(direction === "ltr" ? {} : { dir: direction }),
    ...(script === "latin" ? {} : { "data-script": script }),
  };
}

/** The language's name in itself. */
export const ownName = (locale: Locale) => languages[locale].name;

/** A language's name in another one, without its country: `Chinese`, `英语`. */
export const languageName = (locale: Locale, reader: Locale) =>
  new Intl.DisplayNames([htmlLang(reader)], { type: "language" }).of(htmlLang(locale).replace(/-.*/, "")) ??
  ownName(locale);

/** The other languages, the default one first. */
export const listOtherLocales = (locale: Locale): Locale[] => locales.filter((other) => other !== locale);

/** Punctuation and separators, by script. */
const punctuation = {
  latin: {
    sentenceGap: " ",
    comma: ", ",
    listComma: ", ",
    semicolon: "; ",
    colon: ": ",
    brackets: [" (", ")"],
  },
  han: {
    sentenceGap: "",
    comma: "，",
    listComma: "、",
    semicolon: "；",
    colon: "：",
    brackets: ["（", "）"],
  },
} as const;

/** Punctuation of a language; a Chinese mark brings its own space with it. */
export const getPunctuation = (locale: Locale) => punctuation[getLanguage(locale).script];

// A fixed number of decimals would be exact in one language and rough in another: 155.5M is 1.6 亿 with one.
const compact = { useGrouping: true, maximumSignificantDigits: 4 };

/** A number with the separators of the language; compact ones as the texts write them: `155.5M`, `1.555 亿`. */
export const formatNumber = (value: number, locale: Locale, options?: Intl.NumberFormatOptions) =>
  options?.notation === "compact"
    ? setFiguresApart(new Intl.NumberFormat(htmlLang(locale), { ...compact, ...options }).format(value))
    : new Intl.NumberFormat(htmlLang(locale), options).format(value);

/** A price in units of its currency. */
export const formatPrice = (amount: number, locale: Locale, currency: string) =>
  formatNumber(amount, locale, { style: "currency", currency, maximumFractionDigits: 0 });

/** Between two sentences: the space a Chinese full stop brings with it is enough. */
export const sentenceGap = (locale: Locale) => getPunctuation(locale).sentenceGap;

/** A space at which no line ends. */
const joint = "\u00a0";

const percents = new Map(locales.map((locale) => [locale, formatNumber(0, locale, { style: "percent" })]));

/** A number with its percent sign and the space that the language has before it: `99.9%`, in French `99,9 %`. */
export const withPercent = (figure: string, locale: Locale) =>
  (percents.get(locale) ?? "0%").replace(/\p{N}/u, () => figure);

/** Adds spaces between figures and Han characters to output of `Intl`, as in the texts: `2026 年 11 月 21 日`. */
export const setFiguresApart = (text: string) =>
  text.replaceAll(/(?<=\d)(?=\p{sc=Han})|(?<=\p{sc=Han})(?=\d)/gu, joint);

/** Output of `Intl` for a day, a time or a duration, without line breaks. */
export const joinWords = (text: string) =>
  setFiguresApart(text)
    .replaceAll(" ", joint)
    .replace(/(?:(?<=\d,)|(?<=日))\s(?=\d\d:)/, " ");

// Creating a formatter is slower than using it, and lists use one in every row.
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function getDateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(languages[locale].dates, options);
  dateFormats.set(key, format);
  return format;
}

/** A day (`2026-11-01`) or moment in words of the language, `1 Nov 2026`; days are days everywhere, so in UTC. */
export const formatDate = (day: string, locale: Locale) =>
  joinWords(getDateFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(day)));

/** A day without its year, for axes: `24 Nov`. */
export const formatShortDay = (day: string, locale: Locale) =>
  joinWords(getDateFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" }).format(new Date(day)));

/** The month of a day, for axes: `Nov`. */
export const formatMonth = (day: string | Date, locale: Locale) =>
  getDateFormat(locale, { month: "short", timeZone: "UTC" }).format(new Date(day));

/** A moment in the reader's own time zone, or in one that server and browser agree on: `21 Nov 2026, 09:12 UTC`. */
export function formatMoment(moment: string | Date, locale: Locale, timeZone?: "UTC"): string {
  const options = {
    dateStyle: "medium",
    timeStyle: "short",
    hourCycle: "h23",
    ...(timeZone ? { timeZone } : {}),
  } as const;
  const written = joinWords(getDateFormat(locale, options).format(new Date(moment)));
  return timeZone ? `${written} UTC` : written;
}

/** A time of day to the second, in the reader's own time zone: `09:12:31`. */
export const formatTime = (moment: string | number, locale: Locale): string =>
  getDateFormat(locale, { timeStyle: "medium", hourCycle: "h23" }).format(new Date(moment));
