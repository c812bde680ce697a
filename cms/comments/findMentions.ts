import { foldText } from "#contracts/foldText.ts";

type Named = { id: string; name: string };

/** Ids of the people whose names stand behind an @ in a text; of two names that fit, the longer one is meant. */
export const findMentions = (text: string, people: readonly Named[]): string[] => [
  ...new Set(listMentions(text, people).flatMap(({ person }) => person?.id ?? [])),
];

/** Words behind an @ that begin nobody's name, such as `@adam`; an e-mail address is none. */
export function findUnknownMentions(text: string, people: readonly Named[]): string[] {
  const mentions = listMentions(text, people).filter(({ person, isInWord }) => !person && !isInWord);
  return [
    ...new Set(mentions.flatMap(({ rest }) => /^@[^\s@,;:!?()，。；：！？、（）]*[\p{L}\p{N}]/u.exec(rest)?.[0] ?? [])),
  ];
}

function listMentions(text: string, people: readonly Named[]) {
  const folded = foldText(text);
  const byLength = people.toSorted((a, b) => b.name.length - a.name.length);
  return [...folded.matchAll(/@/g)].map(({ index }) => ({
    person: byLength.find(({ name }) => isNamed(folded, index + 1, foldText(name))),
    isInWord: /[a-z0-9._%+-]$/.test(folded.slice(0, index)),
    rest: folded.slice(index),
  }));
}

// "@Ada" does not mean Ada in "@Adam"; in Chinese, words follow a name without a space.
const isNamed = (text: string, start: number, name: string) =>
  text.startsWith(name, start) && !(/[a-z0-9]$/.test(name) && /^[a-z0-9]/.test(text.slice(start + name.length)));
