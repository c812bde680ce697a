import { listBlocks, listFields } from "./fields.ts";
import type { Field } from "./fields.ts";
import type { Finding, Page, Site } from "./site.ts";
import { listPages } from "./site.ts";

/** A page has one first-level heading, and no heading skips a level. */
export function checkHeadings(site: Site): Finding[] {
  return listPages(site).flatMap((page) => checkOutline(page.path, getOutline(page, site)));
}

type Heading = { level: number; text: string };

function checkOutline(where: string, outline: Heading[]): Finding[] {
  const first = outline.filter(({ level }) => level === 1).length;
  const wrong = first === 1 ? [] : [{ rule: "headings", where, message: `has ${first} headings of the first level` }];
  const jumps = outline.flatMap(({ level, text }, index) => {
    const before = outline[index - 1]?.level ?? 0;
    if (level <= before + 1) return [];
    return [{ rule: "headings", where, message: `“${text}” is of level ${level} after one of level ${before}` }];
  });
  return [...wrong, ...jumps];
}

// The first heading of a chain's or method's page is its name, which is not in the document.
function getOutline({ document, slices }: Page, { models }: Site): Heading[] {
  const written = listFields(document, models).flatMap(listHeadings);
  const isNamed = slices.some(({ type, variation }) => ["chain", "method"].includes(type) && variation === "default");
  return isNamed ? [{ level: 1, text: "" }, ...written] : written;
}

function listHeadings({ type, value }: Field): Heading[] {
  if (type !== "StructuredText") return [];
  return listBlocks(value).flatMap(({ type: kind, text }) => {
    const level = /^heading(\d)$/.exec(kind)?.[1];
    return level && text.trim() ? [{ level: Number(level), text }] : [];
  });
}
