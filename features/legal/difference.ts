import { diffArrays, diffWords } from "diff";

import { htmlLang } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

/** A paragraph, list item or heading of a document. */
export type Block = { isHeading: boolean; text: string };

export type Part = { kind: "same" | "added" | "removed"; text: string };

/** One passage that changed, under the heading it stands below. */
export type Change = { heading: string; parts: Part[] };

// Below this share of common words two passages are not one that changed, but one that went and one that came.
const leastCommon = 0.3;

/** What changed between two versions of a document, passage by passage; headings that only got another number did not. */
export function listChanges(before: readonly Block[], after: readonly Block[], locale: Locale): Change[] {
  const changes: Change[] = [];
  let heading = "";
  let removed: Block[] = [];
  const settle = (added: Block[]) => {
    for (const { old, new: now } of pair(removed, added, locale)) {
      const name = [now, old].find((block) => block?.isHeading)?.text ?? heading;
      changes.push({ heading: name, parts: compare(old?.text ?? "", now?.text ?? "", locale) });
      if (now?.isHeading) heading = now.text;
    }
    removed = [];
  };
  for (const chunk of diffArrays([...before], [...after], { comparator: isSame })) {
    if (chunk.removed) {
      removed = chunk.value;
      continue;
    }
    settle(chunk.added ? chunk.value : []);
    const last = chunk.added ? undefined : chunk.value.findLast(({ isHeading }) => isHeading);
    heading = last?.text ?? heading;
  }
  settle([]);
  return changes;
}

const isSame = (a: Block, b: Block) => a.isHeading === b.isHeading && keyOf(a) === keyOf(b);
const keyOf = ({ isHeading, text }: Block) => (isHeading ? text.replace(/^[\d.]+\s*/, "") : text);

type Pair = { old?: Block; new?: Block };

/** Puts old and new passages that are mostly the same words together, in their order. */
function pair(removed: readonly Block[], added: readonly Block[], locale: Locale): Pair[] {
  const left = [...removed];
  const pairs = added.flatMap((now): Pair[] => {
    const index = left.findIndex(
      (old) => old.isHeading === now.isHeading && share(old.text, now.text, locale) > leastCommon,
    );
    if (index === -1) return [{ new: now }];
    // What stood before the passage that was found went away.
    const gone = left.splice(0, index + 1);
    return [...gone.slice(0, -1).map((old) => ({ old })), { old: gone.at(-1) ?? now, new: now }];
  });
  return [...pairs, ...left.map((old) => ({ old }))];
}

function share(before: string, after: string, locale: Locale): number {
  const common = compare(before, after, locale).reduce(
    (sum, { kind, text }) => sum + (kind === "same" ? text.length : 0),
    0,
  );
  return (2 * common) / Math.max(1, before.length + after.length);
}

function compare(before: string, after: string, locale: Locale): Part[] {
  // Chinese has no spaces between words: the language's own rules tell where one ends.
  const intlSegmenter = new Intl.Segmenter(htmlLang(locale), { granularity: "word" });
  return diffWords(before, after, { intlSegmenter }).map(({ added, removed, value }): Part => {
    if (added) return { kind: "added", text: value };
    return { kind: removed ? "removed" : "same", text: value };
  });
}
