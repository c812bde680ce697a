import type { Entry, Kind } from "./entry";
import { splitText } from "./words";

/** An entry with what it has of a query, anywhere and in its title; `rank` is weighed by the share that it has. */
export type Match = { entry: Entry; had: string[]; titled: string[]; terms: string[]; score: number; share: number };

// Results of a smaller share of the best rank only mention a word somewhere.
const minRankShare = 0.1;
// Chains and errors that one of several words names.
const maxThings = 3;
// Beside a generic word such as `rpc`, a name means the chain.
const chainBoostBesideGeneric = 3;

const mentioning = new Set<Kind>(["method", "question", "article"]);

/**
 * What is exact, ranks near the best, has a word that nothing before has, or is named by a word; beside an exact result
 * what is near has all words.
 */
export function keepRelevant<Ranked extends Match & { exactness: number; rank: number }>(
  ranked: Ranked[],
  telling: string[],
): Ranked[] {
  const hasAll = ({ had }: Ranked) => telling.every((word) => had.includes(word));
  const isAnyWhole = ranked.some(hasAll);
  const isFound = ranked.some((one) => one.exactness >= 1 && hasAll(one));
  // Beside a page that an editor wants found, a method, a question or an article that only mentions its words is no match.
  const hasPage = ranked.some(({ entry, exactness }) => entry.kind === "page" && exactness >= 3);
  const isMention = ({ entry, titled }: Ranked) =>
    mentioning.has(entry.kind) && !telling.every((word) => titled.includes(word));
  // A chain that some of three words name is not meant where something has more of them: `usdc transfer logs`.
  const hasMore = ({ had }: Ranked) =>
    ranked.some((other) => other.had.length > had.length && had.every((word) => other.had.includes(word)));
  const isAside = (one: Ranked) =>
    one.entry.kind === "chain"
      ? telling.length > 2 && hasMore(one) && !isNamedFirst(one.entry, telling)
      : hasPage && isMention(one);
  const best = Math.max(...ranked.map((one) => (one.exactness > 0 ? 0 : one.rank)));
  const covered = new Set<string>();
  let things = 0;
  return ranked.filter((one) => {
    const { entry, had, titled, exactness, rank } = one;
    if (exactness === 0 && isAside(one)) return false;
    const isFirst = had.some((word) => telling.includes(word) && !covered.has(word));
    const isNear =
      exactness > 0 ||
      (rank >= best * minRankShare && (hasAll(one) || (!isFound && (!isAnyWhole || titled.length > 0))));
    if (!isNear && !isFirst && !(isNamedThing(entry, telling) && things++ < maxThings)) return false;
    for (const word of had) covered.add(word);
    return true;
  });
}

/** How well an entry fits a query, beside words that say little or without them. */
export const rank = ({ entry, score, share }: Match, isBesideGeneric: boolean): number =>
  score * share ** 3 * (isBesideGeneric && entry.kind === "chain" ? chainBoostBesideGeneric : 1);

/** `solana getProgramAccounts`; a method such as `status` is a word like others. */
export const isNamedAmong = ({ kind, title }: Entry, words: string[]): boolean =>
  kind === "method" && /_|[a-z][A-Z]/.test(title) && words.includes(title.toLowerCase());

// `base` of `add base to metamask`; `XDC Network` is not named by its second word.
const isNamedFirst = ({ title }: Entry, words: string[]) => words.includes(splitText(title)[0] ?? "");

// A chain by a part of its names, an error by its code.
const isNamedThing = ({ kind, title, names = "" }: Entry, words: string[]) =>
  (kind === "error" && words.includes(title.toLowerCase())) ||
  (kind === "chain" && splitText(`${title} ${names}`).some((name) => name.length > 1 && words.includes(name)));
