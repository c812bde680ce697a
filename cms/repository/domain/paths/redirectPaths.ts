import { languages } from "#contracts/languages.ts";
import { defaultLocale, getLocaleByLang, splitLocale } from "#contracts/locales.ts";
import { decodePath, readRedirectSource, readRedirectTarget, toSourcePath } from "#contracts/redirectPaths.ts";

/** A decoded path without language, with one slash at both ends; and its language, if any. */
type LocalPath = { path: string; lang: string | undefined; problem?: undefined };
type Invalid = { problem: string };

/** The public path in a language. */
export const toLocalizedPath = (path: string, lang: string) =>
  `${languages[getLocaleByLang(lang) ?? defaultLocale].prefix}${path}`;

/** Parses the source of a redirect as typed. */
export function parseSource(typed: string, siteUrl: string): LocalPath | Invalid {
  const source = readRedirectSource(typed, siteUrl);
  return source.problem === undefined ? toLocalPath(source.path) : source;
}

/** Parses the target of a redirect: a path of this site, or `undefined` for an external URL. */
export function parseTarget(typed: string, siteUrl: string): LocalPath | Invalid | undefined {
  const target = readRedirectTarget(typed, siteUrl);
  if (target.problem !== undefined) return target;
  return "url" in target ? undefined : toLocalPath(toSourcePath(decodePath(target.path) ?? target.path));
}

function toLocalPath(path: string): LocalPath {
  const { locale, rest } = splitLocale(path);
  return { path: rest, lang: locale === defaultLocale ? undefined : languages[locale].prismic };
}
