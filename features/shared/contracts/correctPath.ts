/** A language as paths name it: `zh` for every spelling of Chinese, with the start of its paths. */
export type SpokenLanguage = { code: string; prefix: string };

// What a link takes along from the sentence around it.
const trailing =
  /(?<![\s)\]}>"'`*.,;:!…）】」』》〉。，、；：！？”’\p{Cf}])[\s)\]}>"'`*.,;:!…）】」』》〉。，、；：！？”’\p{Cf}]+$/u;
// Endings of other servers, and the name of a folder's own page.
const fileEnding = /(?:\/index)?\.(?:html?|php|aspx?)$/i;

/**
 * The path that was most likely meant, in lower case and with a slash at the end: without the punctuation behind it and
 * the ending of a file, and with the site's own prefix for its language. `/Zh-Hans/About.html)` → `/cn/about/`.
 */
export function correctPath(path: string, languages: readonly SpokenLanguage[]): string {
  const plain = path
    .replace(trailing, "")
    .replace(fileEnding, "")
    .replace(/^\/index$/i, "");
  const lower = `${plain}/`.replace(/\/{2,}/g, "/").toLowerCase();
  const [, code, rest = "/"] = /^\/([a-z]{2,3})(?:[-_][a-z]{2,4})?(\/.*)$/.exec(lower) ?? [];
  const language = languages.find((one) => one.code === code);
  return language ? `${language.prefix}${rest}` : lower;
}
