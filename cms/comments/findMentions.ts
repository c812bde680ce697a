import { foldText } from "#contracts/foldText.ts";

/** Ids of the people whose names stand behind an @ in a text; of two names that fit, the longer one is meant. */
export function findMentions(text: string, people: readonly { id: string; name: string }[]): string[] {
  const folded = foldText(text);
  const byLength = people.toSorted((a, b) => b.name.length - a.name.length);
  const starts = [...folded.matchAll(/@/g)].map(({ index }) => index + 1);
  const ids = starts.flatMap((start) => byLength.find(({ name }) => isNamed(folded, start, foldText(name)))?.id ?? []);
  return [...new Set(ids)];
}

// "@Ada" does not mean Ada in "@Adam"; in Chinese, words follow a name without a space.
const isNamed = (text: string, start: number, name: string) =>
  text.startsWith(name, start) && !(/[a-z0-9]$/.test(name) && /^[a-z0-9]/.test(text.slice(start + name.length)));
