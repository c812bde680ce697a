import { isFilled } from "@prismicio/client";

import { anchorIn, hasWords, listHeadings, oneLine } from "@/features/content/headings";
import type { Heading } from "@/features/content/headings";
import { getLanguage } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import type { PageSlice } from "./loadPage";

// Reading speed of technical text: words of Latin script, characters of Han script, per minute.
const speed = { words: 220, characters: 400 };

/**
 * The headings of slices in their order: a slice's own title, then those inside its text. Links to further
 * pages at the end are left out.
 */
export function listSliceHeadings(slices: readonly PageSlice[]): Heading[] {
  const seen = new Set<string>();
  const sections = slices.filter(({ slice_type }) => slice_type !== "call_to_action");
  return sections.flatMap(listOwnHeadings).filter(({ anchor }) => !seen.has(anchor) && seen.add(anchor));
}

function listOwnHeadings(slice: PageSlice): Heading[] {
  const { primary } = slice;
  const field = "title" in primary && Array.isArray(primary.title) ? primary.title : [];
  const title = titleText(field);
  const anchor = "anchor" in primary && primary.anchor ? primary.anchor : anchorOfField(field);
  const isSection = hasWords(title) && slice.slice_type !== "hero";
  const own: Heading[] = isSection ? [{ anchor, text: oneLine(title), level: 2 }] : [];
  const inner = "content" in primary && isFilled.richText(primary.content) ? listHeadings(primary.content) : [];
  return [...own, ...inner];
}

const titleText = (title: readonly unknown[]) => textsIn(title).join("");

/** Reading time of slices in minutes, without code; at least one. */
export function readingMinutes(slices: readonly PageSlice[], locale: Locale): number {
  const text = textsIn(slices.map(({ primary }) => primary)).join(" ");
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}'_.-]*/gu)?.length ?? 0;
  // In Han text a Latin word is a name, read like a character or two.
  const minutes =
    getLanguage(locale).script === "han"
      ? (han + words) / speed.characters
      : words / speed.words + han / speed.characters;
  return Math.max(1, Math.round(minutes));
}

/** Every rich text string in a value, in order; code is not counted as reading. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== "object" || value === null) return [];
  if ("type" in value && value.type === "preformatted") return [];
  if ("text" in value && typeof value.text === "string" && "spans" in value) return [value.text];
  return Object.values(value).flatMap(textsIn);
}

/** The anchor of a heading field. */
export const anchorOfField = (field: readonly object[]): string => anchorIn(field[0] ?? {}, titleText(field));
