const opened = /<([a-z][\w-]*)/gi;
const attribute = /\s(class|(?:data|aria)-[\w-]+)="([^"]*)"/g;

/**
 * What a page's elements are: names of elements (`p`), classes (`.a`), data and ARIA attributes with and without their
 * values (`data-a`, `data-a=b`), whether one is disabled, the page's language (`:root:lang(en)`). All that a page is
 * before its scripts change it.
 */
export function collectPageParts(html: string): Set<string> {
  const parts = new Set([...html.matchAll(opened)].map(([, tag = ""]) => tag.toLowerCase()));
  parts.add(`:root:lang(${/<html\b[^>]*\slang="([^"]*)"/.exec(html)?.[1] ?? ""})`);
  if (/\sdisabled=""/.test(html)) parts.add(":disabled");
  for (const [, name = "", value = ""] of html.matchAll(attribute)) {
    if (name === "class") for (const one of value.split(/\s+/)) parts.add(`.${one}`);
    else parts.add(name).add(`${name}=${value}`);
  }
  return parts;
}
