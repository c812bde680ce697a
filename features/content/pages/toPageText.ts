import { anchorIn, hasWords, oneLine } from "@/features/content/headings";
import { getFigure } from "@/features/shared/catalogue/getFigure";
import { sectionSlice } from "@/features/shared/contracts/sections";
import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

/** Words under one heading that has an anchor. */
type TextSection = { anchor: string; title: string; text: string };

/** The text of a page without its frame. */
export type PageText = {
  path: string;
  title: string;
  summary: string;
  /** Additional search words chosen by an editor. */
  words: string;
  /** Text before the first anchor; each block, and each row of a table, is a line. */
  text: string;
  sections: TextSection[];
  questions: TextSection[];
  /** Families of methods listed on the page. */
  families: string[];
};

type Head = Pick<PageText, "path" | "title" | "summary" | "words">;
/** Text of one block; `anchor` if links can target it. */
type Part = { anchor?: string; text: string };
type Bag = Record<string, unknown>;

const isBag = (value: unknown): value is Bag => typeof value === "object" && value !== null && !Array.isArray(value);
const toText = (value: unknown) => (typeof value === "string" ? value : "");

/** Groups the text of a page's slices by anchor. */
export function toPageText(head: Head, slices: readonly unknown[], locale: Locale): PageText {
  const page: PageText = { ...head, text: "", sections: [], questions: [], families: [] };
  for (const slice of slices) {
    // A section that is not there shows nothing.
    if (!isBag(slice) || !isBag(slice.primary) || slice.slice_type === sectionSlice) continue;
    // A hero's title is the page's own name.
    readSlice(page, slice.primary, slice.slice_type === "hero", locale);
  }
  return page;
}

function readSlice(page: PageText, primary: Bag, isHero: boolean, locale: Locale): void {
  // Earlier versions are folded, so links cannot target their headings.
  const { questions, anchor, family, versions: _, ...rest } = primary;
  if (family) page.families.push(toText(family));
  for (const one of Array.isArray(questions) ? questions : []) {
    if (!isBag(one)) continue;
    const title = toText(one.question);
    page.questions.push({ anchor: anchorIn(one, title), title, text: joined(listParts(one.answer, locale)) });
  }
  let section: TextSection | undefined;
  const parts = Object.entries(rest).flatMap(([name, value]) => listParts(value, locale, name));
  const title = isHero ? "" : joined(listParts(rest.title, locale));
  const heading = Array.isArray(rest.title) && isBag(rest.title[0]) ? rest.title[0] : {};
  if (title) {
    page.sections.push((section = { anchor: toText(anchor) || anchorIn(heading, title), title, text: "" }));
  }
  for (const { anchor: own, text } of parts) {
    if (own !== undefined) page.sections.push((section = { anchor: own, title: text, text: "" }));
    else if (section) section.text = `${section.text}\n${text}`.trim();
    else page.text = `${page.text}\n${text}`.trim();
  }
}

const joined = (parts: Part[], separator = "\n") =>
  parts
    .map(({ text }) => text)
    .filter(hasWords)
    .join(separator);

// Fields whose strings are words for readers; the others are choices, keys and URLs.
const readable = /^(eyebrow|title|label|note|name|text|fact|description|caption|change|value)$/;

function listParts(value: unknown, locale: Locale, name = ""): Part[] {
  if (typeof value === "string" && name === "metric") {
    const figure = getFigure(value);
    return figure === undefined ? [] : [{ text: formatNumber(figure, locale) }];
  }
  if (typeof value === "string") return readable.test(name) ? [{ text: oneLine(value) }] : [];
  if (Array.isArray(value)) return value.flatMap((one) => listParts(one, locale, name));
  if (!isBag(value) || value.link_type !== undefined || value.type === "preformatted") return [];
  if (typeof value.type !== "string" || typeof value.text !== "string") {
    const parts = Object.entries(value).flatMap(([inner, one]) => listParts(one, locale, inner));
    // A figure stands before its label, and the cells of a row beside each other.
    if ("metric" in value) return [{ text: joined(parts, " ") }];
    return "cells" in value ? [{ text: joined(parts, " · ") }] : parts;
  }
  const isAnchored = value.type === "heading2" && name !== "title" && hasWords(value.text);
  return [{ text: oneLine(value.text), ...(isAnchored ? { anchor: anchorIn(value, value.text) } : {}) }];
}
