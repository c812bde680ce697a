import { listBlocks, listFields, listParts } from "./fields.ts";
import type { Field } from "./fields.ts";
import { report } from "./report.ts";
import type { Finding } from "./report.ts";
import type { Page } from "./SiteContent.ts";
import { listPages } from "./site.ts";
import type { Site } from "./site.ts";

/** A page has one first-level heading, and no heading skips a level. */
export function checkHeadings(site: Site): Finding[] {
  return listPages(site).flatMap((page) => checkOutline(page, getOutline(page, site)));
}

type Heading = { level: number; text: string; field?: string; sliceId?: string | undefined };

function checkOutline({ path: where, document }: Page, outline: Heading[]): Finding[] {
  const first = outline.filter(({ level }) => level === 1).length;
  const message = `has ${first} headings of the first level`;
  const wrong = first === 1 ? [] : [report(document, "heading-first", { where, message, values: [String(first)] })];
  const jumps = outline.flatMap(({ level, text, field, sliceId }, index) => {
    const before = outline[index - 1]?.level ?? 0;
    if (level <= before + 1) return [];
    const sentence = `“${text}” is of level ${level} after one of level ${before}`;
    const at = field ? { field, slice: sliceId } : {};
    const values = [text, String(level), String(before)];
    return [report(document, "heading-order", { where, message: sentence, values, ...at })];
  });
  return [...wrong, ...jumps];
}

// The first heading of a chain's or a method's page is its name, which is not in the document.
const named = ["chain", "method"];

function getOutline({ document, slices }: Page, { models }: Site): Heading[] {
  const written = listFields(document, models).flatMap(listHeadings);
  const isNamed = slices.some(({ type, variation }) => named.includes(type) && variation === "default");
  return isNamed ? [{ level: 1, text: "" }, ...written] : written;
}

function listHeadings(field: Field): Heading[] {
  if (field.type !== "StructuredText") return [];
  return listParts(field).flatMap(({ value, block = 0 }) => {
    const [{ type, text } = { type: "", text: "" }] = listBlocks([value]);
    const level = /^heading(\d)$/.exec(type)?.[1];
    if (!level || !text.trim()) return [];
    return [{ level: Number(level), text, field: `${field.field}[${block}]`, sliceId: field.sliceId }];
  });
}
