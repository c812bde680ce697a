import { getWidth, maxDescriptionWidth, maxTitleWidth } from "#cms/checks/headWidths.contract.ts";
import { getHeadTitle } from "#cms/repository/domain/DocumentIndex.ts";

import { report } from "./report.ts";
import type { Finding } from "./report.ts";
import type { Page } from "./SiteContent.ts";
import { listPages } from "./site.ts";
import type { Site } from "./site.ts";

/** Every page has a unique title and a description that are not truncated. */
export function checkHeads(site: Site): Finding[] {
  const pages = listPages(site);
  return [...pages.flatMap((page) => checkHead(page, site)), ...pages.flatMap((page) => findDuplicate(page, site))];
}

function checkHead({ document, path }: Page, site: Site): Finding[] {
  const { data } = document;
  const check = (name: "title" | "description", fields: string[], maxWidth: number): Finding[] => {
    const filled = fields.find((field) => toText(data[field]));
    const text = fillWithLongestName(toText(filled && data[filled]), site);
    // A title is missed where every page has one, a description where search engines read it.
    const missing = name === "title" ? "title" : "meta_description";
    const at = { where: path, field: `data.${filled ?? missing}` };
    if (!text) return [report(document, `${name}-missing`, { ...at, message: `has no ${name}` })];
    const width = getWidth(text);
    if (width <= maxWidth) return [];
    const message = `the ${name} is ${width} wide, at most ${maxWidth}: “${text}”`;
    return [report(document, `${name}-length`, { ...at, message, values: [text, String(width), String(maxWidth)] })];
  };
  return [
    ...check("title", ["meta_title", "title"], maxTitleWidth),
    ...check("description", ["meta_description", "summary"], maxDescriptionWidth),
  ];
}

function findDuplicate(page: Page, site: Site): Finding[] {
  const { document, path } = page;
  const { content } = site;
  const written = content.source.find(document.id);
  const same = content.source
    .listByTitle(written ? getHeadTitle(written) : "")
    .filter((one) => one.lang === document.lang && content.getPath(one) !== undefined);
  const index = same.findIndex(({ id }) => id === document.id);
  // In a check of the whole site each page is compared with the earlier ones.
  const other = site.isWhole ? same[index - 1] : same.find(({ id }) => id !== document.id);
  if (!other) return [];
  const title = getPageTitle(page, site);
  const field = toText(document.data.meta_title) ? "data.meta_title" : "data.title";
  const otherPath = content.getPath(other) ?? "";
  const message = `has the title of ${otherPath}: “${title}”`;
  return [report(document, "title-duplicate", { where: path, message, field, values: [otherPath, title] })];
}

const getPageTitle = ({ document: { data } }: Page, site: Site) =>
  fillWithLongestName(toText(data.meta_title) || toText(data.title), site);

// A template's title must fit with the longest name.
function fillWithLongestName(text: string, { chains }: Site): string {
  if (!text.includes("{")) return text;
  const name = chains.map((chain) => chain.name).reduce((a, b) => (b.length > a.length ? b : a), "");
  return text.replaceAll("{name}", name).replaceAll("{network}", "Sepolia").replaceAll("{ticker}", "TICK");
}

const toText = (value: unknown) => (typeof value === "string" ? value.trim() : "");
