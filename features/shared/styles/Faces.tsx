import { preload } from "react-dom";

import monoWhole from "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2";
import sansWhole from "@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2";

import mono400 from "./fonts/mono-400.woff2";
import mono500 from "./fonts/mono-500.woff2";
import sans from "./fonts/sans.woff2";

const face = (family: string, url: string, more: string) =>
  `@font-face{font-family:"${family}";src:url(${url})format("woff2");font-display:swap;${more}}`;

// ¹, ² and ³ are left out: the fonts have no other superscript digits, and 10¹² and 10⁶ must look alike.
const accents =
  "unicode-range:U+A1-A8,U+AA-B1,U+B4-B6,U+B8,U+BA-D6,U+D8-F6,U+F8-FF,U+131,U+152-153,U+2022,U+20AC,U+2122";
const marks = ["PingFang SC", "PingFangSC-Regular", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC"];

// Basic characters (`npm run generate` cuts them out) come with the page, letters with accents when a page has one.
const rules = [
  face("Sans", sans, "font-weight:400 600"),
  face("Sans accents", sansWhole, `font-weight:400 600;${accents},U+3C,U+3E,U+5C,U+5E,U+60,U+7B-7E,U+F7`),
  face("Mono", mono400, "font-weight:400"),
  face("Mono", mono500, "font-weight:500"),
  face("Mono accents", monoWhole, `font-weight:400 500;${accents}`),
  // Arial with the metrics of the site's font, to avoid layout shift. It often has only three or four superscript
  // digits.
  '@font-face{font-family:"Sans fallback";src:local(Arial);ascent-override:101.35%;descent-override:27.19%;line-gap-override:0%;size-adjust:101.13%;unicode-range:U+0-B1,U+B4-B8,U+BA-206F,U+2080-10FFFF}',
  // Han quotation marks, dashes and ellipses; the Latin faces have narrow ones.
  `@font-face{font-family:"Han marks";src:${[...marks, "NotoSansCJKsc-Regular"].map((name) => `local("${name}")`).join(",")};font-weight:100 900;unicode-range:U+2014,U+2018-2019,U+201C-201D,U+2026}`,
].join("");

/**
 * Declares the fonts of the tokens and preloads those that nearly every page needs. Inline in the page, because a later
 * style sheet with `@font-face` rules makes Chromium lay out the whole page again.
 */
export function Faces() {
  for (const url of [sans, mono400, mono500])
    preload(url, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return <style data-own dangerouslySetInnerHTML={{ __html: rules }} />;
}
