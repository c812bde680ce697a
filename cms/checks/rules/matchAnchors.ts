import type { PagePart } from "./listTargets.ts";

// A heading that keeps less of its letters is another one, if others came or went beside it.
const minLikeness = 0.5;

/**
 * The anchors that parts of a page lost, each with the new one of the same part: the one of the same words, in its field
 * before others, or the one that took its place in its field.
 */
export function matchAnchors(before: readonly PagePart[], after: readonly PagePart[]): Map<string, string> {
  const pairs = new Map<PagePart, PagePart>();
  const left = new Set(after);
  const pair = (part: PagePart, match: PagePart | undefined) => {
    if (match && left.delete(match)) pairs.set(part, match);
  };
  const listLost = () => before.filter((part) => !pairs.has(part));
  for (const part of listLost())
    pair(
      part,
      [...left].find(({ text, place }) => text === part.text && place === part.place),
    );
  for (const part of listLost())
    pair(
      part,
      [...left].find(({ text }) => text === part.text),
    );
  for (const [place, lost] of Map.groupBy(listLost(), (part) => part.place)) {
    const found = [...left].filter((part) => part.place === place);
    lost.forEach((part, index) =>
      pair(part, found.length === lost.length ? found[index] : findAlike(part, left, place)),
    );
  }
  return new Map(
    [...pairs].flatMap(([{ anchor }, match]) => (anchor === match.anchor ? [] : [[anchor, match.anchor]])),
  );
}

function findAlike({ text }: PagePart, parts: Iterable<PagePart>, place: string): PagePart | undefined {
  const alike = [...parts]
    .filter((part) => part.place === place)
    .map((part) => ({ part, likeness: getLikeness(text, part.text) }))
    .filter(({ likeness }) => likeness >= minLikeness);
  return alike.toSorted((a, b) => b.likeness - a.likeness)[0]?.part;
}

/** How many pairs of letters two texts share, from 0 to 1 (Dice's coefficient). */
function getLikeness(one: string, other: string): number {
  const [first, second] = [listPairs(one), listPairs(other)];
  return (2 * [...first].filter((pair) => second.has(pair)).length) / (first.size + second.size || 1);
}

const listPairs = (text: string) =>
  new Set([...text.toLowerCase()].map((letter, index, letters) => letter + (letters[index + 1] ?? "")));
