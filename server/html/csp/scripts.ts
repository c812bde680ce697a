import { createHash } from "node:crypto";

const element = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const external = /<script\b[^>]*\bsrc="([^"]+)"[^>]*><\/script>/g;
const preload = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="script")[^>]*>/g;
// Data blocks are never run, so a policy does not ask for their hash.
const data = /\btype="(application\/(ld\+)?json|speculationrules)"/;
const style = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** The CSP hash of a script's or a style's text. */
export const hashInline = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Hashes of every inline script that runs. */
export function scriptHashes(html: string): string[] {
  const texts = [...html.matchAll(element)].filter(
    ([, attributes = "", text]) => text && !/\bsrc=/.test(attributes) && !data.test(attributes),
  );
  return [...new Set(texts.map(([, , text = ""]) => hashInline(text)))];
}

/** Hashes of every inline style sheet. */
export const styleHashes = (html: string) => [
  ...new Set([...html.matchAll(style)].map(([, text = ""]) => hashInline(text))),
];

/**
 * Takes the external scripts and their preloads out of a page; `scripts` are their URLs in order. Polyfills go:
 * browsers that would fetch them do not understand the other scripts, and read the page without any.
 */
export function takeScripts(html: string): { html: string; scripts: string[]; at: number } {
  const scripts: string[] = [];
  let at = -1;
  const without = html.replace(preload, "").replace(external, (tag: string, source: string, place: number) => {
    if (/\bnoModule\b/i.test(tag)) return "";
    if (at === -1) at = place;
    scripts.push(source);
    return "";
  });
  return { html: without, scripts, at };
}
