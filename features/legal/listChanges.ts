import { diffArrays, diffWords } from "diff";

import { htmlLang } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

/** A paragraph, list item or heading of a document. */
export type Block = { isHeading: boolean; text: string };

export type Part = { kind: "same" | "added" | "removed"; text: string };

/** The passages that changed under one heading; the heading itself may be one of the changes. */
export type Change = { heading: Part[]; passages: Part[][] };

// Below this share of common words, treat them as one removed and one added passage.
const minSimilarity = 0.3;
// Below this share, two complete passages are easier to read than a word diff.
const minReadableRatio = 0.65;

/** Changes between two versions of a document, by heading; a new number alone is no change. */
export function listChanges(before: readonly Block[], after: readonly Block[], locale: Locale): Change[] {
  const changes: Change[] = [];
  let heading: Part[] = [];
  const note = ({ old, new: now }: Pair) => {
    const parts = compare(old?.text ?? "", now?.text ?? "", locale);
    if ((now ?? old)?.isHeading) {
      heading = parts;
      changes.push({ heading, passages: [] });
    } else {
      if (changes.at(-1)?.heading !== heading) changes.push({ heading, passages: [] });
      changes.at(-1)?.passages.push(parts);
    }
  };
  let removed: readonly Block[] = [];
  for (const chunk of diffArrays([...before], [...after], { comparator: isSame })) {
    if (chunk.removed) {
      removed = chunk.value;
      continue;
    }
    pair(removed, chunk.added ? chunk.value : [], locale).forEach(note);
    removed = [];
    const last = chunk.added ? undefined : chunk.value.findLast(({ isHeading }) => isHeading);
    if (last) heading = [{ kind: "same", text: last.text }];
  }
  pair(removed, [], locale).forEach(note);
  return changes;
}

const isSame = (a: Block, b: Block) => a.isHeading === b.isHeading && getKey(a) === getKey(b);
const getKey = ({ isHeading, text }: Block) => (isHeading ? text.replace(/^[\d.]+\s*/, "") : text);

type Pair = { old?: Block; new?: Block };

/** Pairs old and new passages that share most of their words, in order. */
function pair(removed: readonly Block[], added: readonly Block[], locale: Locale): Pair[] {
  const left = [...removed];
  const pairs = added.flatMap((now): Pair[] => {
    const index = left.findIndex(
      (old) => old.isHeading === now.isHeading && share(old.text, now.text, locale) > minSimilarity,
    );
    if (index === -1) return [{ new: now }];
    // Passages before the match were removed.
    const gone = left.splice(0, index + 1);
    return [...gone.slice(0, -1).map((old) => ({ old })), { old: gone.at(-1) ?? now, new: now }];
  });
  return [...pairs, ...left.map((old) => ({ old }))];
}

const share = (before: string, after: string, locale: Locale) =>
  getSharedRatio(wordByWord(before, after, locale), before, after);

function getSharedRatio(parts: readonly Part[], before: string, after: string): number {
  const common = parts.reduce((sum, { kind, text }) => sum + (kind === "same" ? text.length : 0), 0);
  return (2 * common) / Math.max(1, before.length + after.length);
}

function compare(before: string, after: string, locale: Locale): Part[] {
  const parts = wordByWord(before, after, locale);
  if (before === "" || after === "" || getSharedRatio(parts, before, after) >= minReadableRatio) return parts;
  return [
    { kind: "removed", text: before },
    { kind: "added", text: after },
  ];
}

function wordByWord(before: string, after: string, locale: Locale): Part[] {
  // Chinese has no spaces between words: Intl.Segmenter finds their boundaries.
  const intlSegmenter = new Intl.Segmenter(htmlLang(locale), { granularity: "word" });
  return diffWords(before, after, { intlSegmenter }).map(({ added, removed, value }): Part => {
    if (added) return { kind: "added", text: value };
    return { kind: removed ? "removed" : "same", text: value };
  });
}
