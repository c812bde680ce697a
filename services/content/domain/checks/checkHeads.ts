import type { Finding, Page, Site } from "./site.ts";
import { listPages } from "./site.ts";

// Widths at which search engines truncate, in Latin letters; a Han character counts twice.
const maxTitleWidth = 60;
const maxDescriptionWidth = 160;

/** Every page has a unique title and a description that are not truncated. */
export function checkHeads(site: Site): Finding[] {
  const pages = listPages(site);
  return [...pages.flatMap((page) => checkHead(page, site)), ...findDuplicates(pages, site)];
}

function checkHead({ document: { data }, path }: Page, site: Site): Finding[] {
  const title = fillWithLongestName(toText(data.meta_title) || toText(data.title), site);
  const description = fillWithLongestName(toText(data.meta_description) || toText(data.summary), site);
  return [
    ...checkWidth("title", title, maxTitleWidth, path),
    ...checkWidth("description", description, maxDescriptionWidth, path),
  ];
}

function checkWidth(name: string, text: string, maxWidth: number, where: string): Finding[] {
  if (!text) return [{ rule: name, where, message: `has no ${name}` }];
  const width = getWidth(text);
  return width > maxWidth
    ? [{ rule: name, where, message: `the ${name} is ${width} wide, at most ${maxWidth}: “${text}”` }]
    : [];
}

function findDuplicates(pages: Page[], site: Site): Finding[] {
  const seen = new Map<string, string>();
  return pages.flatMap(({ document: { data, lang }, path }): Finding[] => {
    const title = fillWithLongestName(toText(data.meta_title) || toText(data.title), site);
    const other = title ? seen.get(`${lang} ${title}`) : undefined;
    seen.set(`${lang} ${title}`, path);
    return other ? [{ rule: "title", where: path, message: `has the title of ${other}: “${title}”` }] : [];
  });
}

/** The width of a text in Latin letters. */
export const getWidth = (text: string) =>
  [...text].reduce((sum, letter) => sum + (/[\u2e80-\uffff]/.test(letter) ? 2 : 1), 0);

// A template's title must fit with the longest name.
function fillWithLongestName(text: string, { chains }: Site): string {
  if (!text.includes("{")) return text;
  const name = chains.map((chain) => chain.name).reduce((a, b) => (b.length > a.length ? b : a), "");
  return text.replaceAll("{name}", name).replaceAll("{network}", "Sepolia").replaceAll("{ticker}", "TICK");
}

const toText = (value: unknown) => (typeof value === "string" ? value.trim() : "");
