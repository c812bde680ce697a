import type { Finding, Page, Site } from "./site.ts";
import { listPages } from "./site.ts";

// What search engines show of a title and a description before they cut it, in Latin letters; a Han letter is two wide.
const longestTitle = 60;
const longestDescription = 160;

/** Every page has a title and a description of its own that nobody has to cut. */
export function checkHeads(site: Site): Finding[] {
  const pages = listPages(site);
  return [...pages.flatMap((page) => checkHead(page, site)), ...findTwins(pages, site)];
}

function checkHead({ document: { data }, path }: Page, site: Site): Finding[] {
  const title = longest(textOf(data.meta_title) || textOf(data.title), site);
  const description = longest(textOf(data.meta_description) || textOf(data.summary), site);
  return [...limit("title", title, longestTitle, path), ...limit("description", description, longestDescription, path)];
}

function limit(name: string, text: string, most: number, where: string): Finding[] {
  if (!text) return [{ rule: name, where, message: `has no ${name}` }];
  const width = widthOf(text);
  return width > most
    ? [{ rule: name, where, message: `the ${name} is ${width} wide, at most ${most}: “${text}”` }]
    : [];
}

function findTwins(pages: Page[], site: Site): Finding[] {
  const seen = new Map<string, string>();
  return pages.flatMap(({ document: { data, lang }, path }): Finding[] => {
    const title = longest(textOf(data.meta_title) || textOf(data.title), site);
    const other = title ? seen.get(`${lang} ${title}`) : undefined;
    seen.set(`${lang} ${title}`, path);
    return other ? [{ rule: "title", where: path, message: `has the title of ${other}: “${title}”` }] : [];
  });
}

/** How wide a text is, counted in Latin letters. */
export const widthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (/[\u2e80-\uffff]/.test(letter) ? 2 : 1), 0);

// A template's title has to fit for the longest name it will carry.
function longest(text: string, { chains }: Site): string {
  if (!text.includes("{")) return text;
  const name = chains.map((chain) => chain.name).reduce((a, b) => (b.length > a.length ? b : a), "");
  return text.replaceAll("{name}", name).replaceAll("{network}", "Sepolia").replaceAll("{ticker}", "TICK");
}

const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");
