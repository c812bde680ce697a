import { getOwnSliceId, sectionSlice } from "#contracts/sections.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";

import { listBlocks, listFields, listParts, listSlices } from "./fields.ts";
import type { Field } from "./fields.ts";
import { report } from "./report.ts";
import type { Finding } from "./report.ts";
import type { Page } from "./SiteContent.ts";
import type { Site } from "./site.ts";

/** A page has one first-level heading, and no heading skips a level. */
export function checkHeadings(site: Site): Finding[] {
  return site.subjects.flatMap((document) => {
    const page = site.content.toPage(site.content.place(document));
    return page ? checkOutline(page, document, site) : [];
  });
}

type Heading = { level: number; text: string; field?: string; sliceId?: string | undefined };

function checkOutline(page: Page, document: StoredDocument, site: Site): Finding[] {
  const { path: where } = page;
  const outline = getOutline(page, site).map((heading) => findOwn(heading, document));
  const [first, ...others] = outline.filter(({ level }) => level === 1);
  const message = `has ${first ? others.length + 1 : 0} headings of the first level`;
  const missing = first ? [] : [report(document, "heading-first", { where, message, ...findPlace(page, site) })];
  const second = others.map(({ text, field, sliceId }) =>
    report(document, "heading-second", { where, message, values: [text], ...(field ? { field, slice: sliceId } : {}) }),
  );
  const jumps = outline.flatMap(({ level, text, field, sliceId }, index) => {
    const before = outline[index - 1]?.level ?? 0;
    if (level <= before + 1) return [];
    const sentence = `“${text}” is of level ${level} after one of level ${before}`;
    const at = field ? { field, slice: sliceId } : {};
    const values = [text, String(level), String(before)];
    return [report(document, "heading-order", { where, message: sentence, values, ...at })];
  });
  return [...missing, ...second, ...jumps];
}

/** The field where a main heading belongs, if a slice has one. */
function findPlace({ slices }: Page, { models }: Site) {
  const places = slices.flatMap(({ type, variation, id }, index) => {
    const fields = models.slices.get(type)?.variations[variation]?.primary ?? {};
    const [name] = Object.entries(fields).find(([, { config }]) => config?.single === "heading1") ?? [];
    return name ? [{ field: `data.slices[${index}](${type}).primary.${name}`, slice: id }] : [];
  });
  return places[0] ?? {};
}

/** A heading with its field in the page's own document: one of a section is at the slice that shows the section. */
function findOwn(heading: Heading, document: StoredDocument): Heading {
  const { field, sliceId } = heading;
  if (!field || sliceId === undefined) return heading;
  const id = getOwnSliceId(sliceId);
  const index = listSlices(document).findIndex((slice) => slice.id === id);
  const place =
    id === sliceId
      ? field.replace(/^data\.slices\[\d+\]/, `data.slices[${index}]`)
      : `data.slices[${index}](${sectionSlice})`;
  return { ...heading, field: place, sliceId: id };
}

// The first heading of a chain's or a method's page is its name, which is not in the document.
const named = ["chain", "method"];
// Drawn from the document's fields, its title first.
const namedTypes = ["incident"];

function getOutline({ document, slices }: Page, { models }: Site): Heading[] {
  const written = listFields(document, models).flatMap(listHeadings);
  const isNamed =
    namedTypes.includes(document.type) ||
    slices.some(({ type, variation }) => named.includes(type) && variation === "default");
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
