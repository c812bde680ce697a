import { diffArrays } from "diff";

import { diffWholeWords } from "./diffWholeWords.ts";

/** A part of two texts that are compared. */
export type Words = { value: string; kind: "same" | "added" | "removed" };

/** The parts of two texts. Lines are aligned first: only those that differ are compared by words. */
export function compareLines(before: string[], after: string[]): Words[] {
  const words: Words[] = [];
  const parts = diffArrays(before, after);
  for (const [index, part] of parts.entries()) {
    const next = parts[index + 1];
    if (part.removed && next?.added) words.push(...comparePairs(part.value, next.value));
    else if (part.added && parts[index - 1]?.removed) continue;
    else if (part.removed || part.added) words.push(toLine(part.value, part.added ? "added" : "removed"));
    else words.push(toLine(part.value, "same"));
  }
  return words;
}

function comparePairs(before: string[], after: string[]): Words[] {
  const count = Math.min(before.length, after.length);
  const pairs = before.slice(0, count).flatMap((line, index): Words[] => [
    ...diffWholeWords(line, after[index] ?? "").map(({ value, added, removed }) => ({
      value,
      kind: getKind(added, removed),
    })),
    { value: "\n", kind: "same" },
  ]);
  const rest = [
    before.length > count ? [toLine(before.slice(count), "removed")] : [],
    after.length > count ? [toLine(after.slice(count), "added")] : [],
  ];
  return [...pairs, ...rest.flat()];
}

function getKind(isAdded: boolean, isRemoved: boolean): Words["kind"] {
  if (isAdded) return "added";
  return isRemoved ? "removed" : "same";
}

const toLine = (lines: readonly string[], kind: Words["kind"]): Words => ({ value: `${lines.join("\n")}\n`, kind });
