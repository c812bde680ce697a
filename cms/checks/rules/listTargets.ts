import { LRUCache } from "lru-cache";

import { claimAnchor, frameAnchors, toAnchor, toMethodAnchor, widgetAnchors } from "#contracts/anchors.ts";

import { listBlocks, listFields, getText } from "./fields.ts";
import type { Field } from "./fields.ts";
import type { Page, SiteContent } from "./SiteContent.ts";
import type { Site } from "./site.ts";

/** Anchors of pages by their public path. */
export type Anchors = { has: (path: string) => boolean; get: (path: string) => ReadonlySet<string> | undefined };

/** A part of a page, by its anchor; `place` names its field, the same after other parts of the page were changed. */
export type PagePart = { anchor: string; text: string; place: string };

// Many pages link to the same ones.
const targets = new WeakMap<SiteContent, Anchors>();
const maxPages = 500;

/** The anchors of the pages of a site. */
export function listTargets(site: Site): Anchors {
  const anchors = targets.get(site.content) ?? readTargets(site);
  targets.set(site.content, anchors);
  return anchors;
}

function readTargets(site: Site): Anchors {
  const { content } = site;
  const cache = new LRUCache<string, Set<string>>({ max: maxPages });
  const get = (path: string) => {
    const cached = cache.get(path);
    if (cached) return cached;
    const document = content.findDocumentAt(path);
    const page = document && content.toPage(content.place(content.fill(document)));
    const anchors = page && new Set([...frameAnchors, ...listAnchors(page, site)]);
    if (anchors) cache.set(path, anchors);
    return anchors;
  };
  return { has: (path) => content.findDocumentAt(path) !== undefined, get };
}

/** Anchors of a page by its slices and fields. */
export function listAnchors(page: PageSlices, site: Pick<Site, "models" | "methods">): string[] {
  const widgets = page.slices.flatMap(({ type, primary }) => listWidgetAnchors(type, String(primary.family), site));
  return [...widgets, ...listPageParts(page, site).map(({ anchor }) => anchor)];
}

type PageSlices = Pick<Page, "document" | "slices">;

/** The parts of a page that an editor named: its sections, questions and headings, with the words that are shown. */
export function listPageParts({ document, slices }: PageSlices, site: Pick<Site, "models" | "methods">): PagePart[] {
  const fields = listFields(document, site.models);
  const fixed = fields.flatMap(({ name, slice, value, sliceId }): PagePart[] => {
    if (name !== "anchor" || !slice) return [];
    const title = getText(slices.find(({ id }) => id !== undefined && id === sliceId)?.primary.title);
    return [{ anchor: String(value), text: title || String(value), place: toPlace(sliceId, "title") }];
  });
  const headings = [
    ...fields.flatMap((field) =>
      listFieldHeadings(field).map((text) => ({ text, place: toPlace(field.sliceId, field.path) })),
    ),
    // A slice without an anchor is linked by its title.
    ...slices.flatMap(({ id, type, primary }) =>
      primary.anchor || type === "hero" ? [] : [{ text: getText(primary.title), place: toPlace(id, "title") }],
    ),
  ];
  const widgets = slices.flatMap(({ type, primary }) => listWidgetAnchors(type, String(primary.family), site));
  const taken = new Set([...frameAnchors, ...widgetAnchors, ...widgets, ...fixed.map(({ anchor }) => anchor)]);
  return [...fixed, ...headings.map((part) => ({ anchor: claimAnchor(toAnchor(part.text), taken), ...part }))];
}

/** Without the positions of slices and entries, which change. */
const toPlace = (slice: string | undefined, path: string) => `${slice ?? ""} ${path.replace(/\[\d+\]/g, "")}`;

function listFieldHeadings({ type, name, slice, value, config }: Field): string[] {
  if (name === "question" && slice?.startsWith("faq.")) return [String(value)];
  if (type !== "StructuredText" || config.single) return [];
  return listBlocks(value).flatMap(({ type: kind, text }) => (/^heading[234]$/.test(kind) ? [text] : []));
}

function listWidgetAnchors(slice: string, family: string, { methods }: Pick<Site, "methods">): string[] {
  if (slice === "legal_text") return ["versions"];
  if (slice === "dedicated") return ["server"];
  if (slice !== "method_reference") return [];
  return (methods[family] ?? []).flatMap(({ method, category }) => [`${family}-${category}`, toMethodAnchor(method)]);
}
