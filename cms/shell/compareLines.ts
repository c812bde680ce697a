import { diffLists } from "./diffLists.ts";
import { diffWholeWords } from "./diffWholeWords.ts";
import type { Words } from "./diffWholeWords.ts";

/** The parts of two texts. Lines are aligned first: only those that differ are compared by words. */
export function compareLines(before: string[], after: string[]): Words[] {
  const words: Words[] = [];
  const runs = diffLists(before, after);
  for (const [index, { kind, values }] of runs.entries()) {
    const next = runs[index + 1];
    if (kind === "removed" && next?.kind === "added") words.push(...comparePairs(values, next.values));
    else if (kind !== "added" || runs[index - 1]?.kind !== "removed") words.push(toLine(values, kind));
  }
  return words;
}

function comparePairs(before: string[], after: string[]): Words[] {
  const count = Math.min(before.length, after.length);
  const pairs = before
    .slice(0, count)
    .flatMap((line, index): Words[] => [...diffWholeWords(line, after[index] ?? ""), { value: "\n", kind: "same" }]);
  const rest = [
    before.length > count ? [toLine(before.slice(count), "removed")] : [],
    after.length > count ? [toLine(after.slice(count), "added")] : [],
  ];
  return [...pairs, ...rest.flat()];
}

const toLine = (lines: readonly string[], kind: Words["kind"]): Words => ({ value: `${lines.join("\n")}\n`, kind });
