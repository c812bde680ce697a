import MiniSearch from "minisearch";
import type { Options } from "minisearch";

import type { Entry, Hit, Kind, Source } from "./entry";
import { kinds } from "./entry";
import { packIndex, unpackIndex } from "./packIndex";
import type { PackedIndex } from "./packIndex";
import { isCommon, isHan, isNumber, separateGeneric, splitQuery, splitText, typosIn } from "./words";

type Document = Pick<Source, "title" | "keys" | "text"> & { id: number };

/** Serialised index. Entries are arrays, because property names would be repeated a thousand times. */
type Payload = { entries: string[][]; index: PackedIndex };

// A name or ticker outweighs any number of mentions.
const boost = { title: 5, keys: 5, text: 1 };
const boostByKind: Record<Kind, number> = { chain: 1.4, page: 1.15, method: 1, error: 1, question: 0.9 };
// Rank a page above its sections at equal scores.
const partBoost = 0.45;
// Beside a generic word such as `rpc`, a name means the chain.
const chainBoostBesideGeneric = 3;
// For results that have the generic words too.
const completeBoost = 1.25;
// Results of a smaller share of the best score only mention a word somewhere.
const minScoreShare = 0.1;
// Results without all words, unless they name a chain or an error.
const minPartScoreShare = 0.35;
// Pages that a generic word beside a chain's name adds.
const maxGenericPages = 3;
const maxParts = 10;
// Chains and errors that one of several words names.
const maxThings = 3;

const options: Options<Document> = {
  fields: Object.keys(boost),
  storeFields: [],
  tokenize: splitText,
  processTerm: (word, field) => (field === "text" && isCommon(word) ? null : word),
};

const plain = { tokenize: (word: string) => [word], processTerm: (word: string) => word };

/** Everything searchable in one language. */
export class SearchIndex {
  private readonly entries: Entry[];
  private readonly index: MiniSearch<Document>;
  // Titles and names are compared on every keystroke, so their words are split once.
  private readonly normalized = new Map<string, string>();

  private constructor(entries: Entry[], index: MiniSearch<Document>) {
    this.entries = entries;
    this.index = index;
  }

  /** Builds an index in batches, yielding to the event loop between them. */
  static async build(sources: Source[]): Promise<SearchIndex> {
    const index = new MiniSearch(options);
    await index.addAllAsync(
      sources.map(({ title, keys, text }, id) => ({ id, title, keys, text })),
      { chunkSize: 50 },
    );
    return new SearchIndex(sources.map(withoutTexts), index);
  }

  /** Restores a serialised index. */
  static read({ entries, index }: Payload): SearchIndex {
    return new SearchIndex(entries.map(toEntry), MiniSearch.loadJS(unpackIndex(index), options));
  }

  /** Serialises the index. */
  write(): Payload {
    const entries = this.entries.map(({ kind, title, path, detail, within, chain, names, copy }) => [
      kind,
      title,
      path,
      detail,
      within,
      chain,
      ...(names || copy ? [names ?? ""] : []),
      ...(copy ? [copy] : []),
    ]);
    return { entries, index: packIndex(this.index.toJSON()) };
  }

  /**
   * Results of a query, best first. What has all its words comes with what scores as well by some, at least half of them
   * or a name, and with the best of each word. A word that nothing has as it is written is read with typos, which takes ten times as long.
   */
  find(search: string): Hit[] {
    const typed = splitQuery(search);
    const { telling: sought, generic } = separateGeneric(typed);
    const isBesideGeneric = generic.length > 0;
    const found = this.score(sought, "OR", isBesideGeneric);
    // What nothing has, not even with slips, tells nothing.
    const had = new Set(found.flatMap(({ queryTerms }) => queryTerms));
    const telling = sought.filter((word) => had.has(word));
    const words = typed.filter((word) => had.has(word) || generic.includes(word));
    const complete = new Set(isBesideGeneric ? this.score(words, "AND", true).map(({ id }) => id) : []);
    const best = found[0]?.score ?? 0;
    let [things, parts] = [0, 0];
    const covered = new Set<string>();
    const hits = found.flatMap(({ id, match, queryTerms, score }) => {
      const entry = this.entries[Number(id)];
      if (!entry) return [];
      const share = queryTerms.length / telling.length;
      const exactness = this.exactnessAmong(entry, words, telling, share);
      const isNamed = Object.values(match).some((fields) => fields.some((field) => field !== "text"));
      const isGood = (isNamed || share > 0.5) && score >= best * (share === 1 ? minScoreShare : minPartScoreShare);
      const isThing = isNamed && isNamedThing(entry, telling);
      const isFirst = queryTerms.some((word) => !covered.has(word));
      const isPart = isFirst || (isThing && things++ < maxThings) || (isGood && parts++ < maxParts);
      if (exactness === 0 && !(share === 1 ? isGood : isPart)) return [];
      for (const word of queryTerms) covered.add(word);
      const rank = score * share ** 2 * (complete.has(id) ? completeBoost : 1);
      const terms = shownTerms([...Object.keys(match), ...generic], words, search);
      return [{ exactness, rank, hit: { ...entry, terms, isExact: exactness > 0 } }];
    });
    // No boost guarantees that an exact name beats a short text, so exact matches are sorted first.
    const sorted = hits.toSorted((a, b) => b.exactness - a.exactness || b.rank - a.rank);
    const [first] = sorted;
    // `ethereum rpc` means a chain, then the pages about RPC of every chain.
    const isOfChain = isBesideGeneric && first?.hit.kind === "chain" && first.exactness > 0;
    const paths = sorted.map(({ hit }) => hit.path);
    return [...sorted.map(({ hit }) => hit), ...(isOfChain ? this.findGeneric(generic, paths) : [])];
  }

  /** The first pages that generic words alone find, without those at `paths`. */
  private findGeneric(words: string[], paths: string[]): Hit[] {
    return this.score(words, "AND", false)
      .flatMap(({ id, match }) => {
        const entry = this.entries[Number(id)];
        if (!entry || entry.kind !== "page" || entry.within || entry.chain || paths.includes(entry.path)) return [];
        return [{ ...entry, terms: shownTerms(Object.keys(match), words, words.join(" ")), isExact: false }];
      })
      .slice(0, maxGenericPages);
  }

  private score(words: string[], combineWith: "AND" | "OR", isBesideGeneric: boolean) {
    // A single letter is a prefix of nearly everything: only the last one, still being typed, matches as a prefix.
    const prefix = (word: string) =>
      !isNumber(word) && (word === words.at(-1) || word.length > 1 || /\P{ASCII}/u.test(word));
    const isWritten = (word: string) => this.index.search(word, { ...plain, prefix }).length > 0;
    return this.index.search(words.join(" "), {
      ...plain,
      combineWith,
      boost,
      tokenize: () => words,
      prefix,
      fuzzy: (word) => typosIn(word) > 0 && !isWritten(word) && typosIn(word),
      weights: { prefix: 0.6, fuzzy: 0.25 },
      // A name in pairs of characters is longer than it reads.
      bm25: { k: 1.2, b: 0.4, d: 0.5 },
      boostDocument: (id) => this.boost(Number(id), isBesideGeneric),
    });
  }

  /**
   * How exactly an entry is what is sought: 3 for a page that an editor wants found by these words and for a chain's id,
   * 2 for an entry's own title or a chain's key, 1 for a method's name without its namespace and for a chain's ticker, old
   * or other name, 0 for what only contains the words, and for every part of a page: pages come first.
   */
  private exactness(entry: Entry, searchText: string): number {
    if (entry.within) return 0;
    const isNamed = (entry.names?.split(/[,，、]/) ?? []).some((name) => this.normalize(name) === searchText);
    if (isNamed && entry.kind === "page") return 3;
    if (entry.kind === "chain" && isNumber(searchText) && splitQuery(entry.detail).includes(searchText)) return 3;
    if (this.normalize(entry.title) === searchText || (entry.kind === "chain" && entry.chain === searchText)) return 2;
    // `eth getlogs`
    if (entry.kind === "method" && toName(entry.title.toLowerCase().split("_")) === searchText) return 2;
    const isMethod = entry.kind === "method" && this.normalize(entry.title.replace(/^[^_]+_/, "")) === searchText;
    return isNamed || isMethod ? 1 : 0;
  }

  /** The exactness of an entry that has a share of the telling words: the complete query, then its telling words. */
  private exactnessAmong(entry: Entry, words: string[], telling: string[], share: number): number {
    const among = Number(isNamedAmong(entry, telling));
    if (share < 1) return among;
    const whole = this.exactness(entry, toName(words));
    return Math.max(among, whole, telling.length === words.length ? 0 : this.exactness(entry, toName(telling)) / 2);
  }

  private normalize(name: string): string {
    const known = this.normalized.get(name);
    if (known !== undefined) return known;
    const normalized = toName(splitQuery(name));
    this.normalized.set(name, normalized);
    return normalized;
  }

  private boost(id: number, isBesideGeneric: boolean): number {
    const entry = this.entries[id];
    if (!entry) return 0;
    const chainBoost = isBesideGeneric && entry.kind === "chain" ? chainBoostBesideGeneric : 1;
    return boostByKind[entry.kind] * (entry.within ? partBoost : 1) * chainBoost;
  }
}

// `solana getProgramAccounts`; a method such as `status` is a word like others.
const isNamedAmong = ({ kind, title }: Entry, words: string[]) =>
  kind === "method" && /_|[a-z][A-Z]/.test(title) && words.includes(title.toLowerCase());

// A chain by a part of its names, an error by its code.
const isNamedThing = ({ kind, title, names = "" }: Entry, words: string[]) =>
  (kind === "error" && words.includes(title.toLowerCase())) ||
  (kind === "chain" && splitText(`${title} ${names}`).some((name) => name.length > 1 && words.includes(name)));

// Names are the same in any order of their words.
const toName = (words: string[]) => words.toSorted().join(" ");

// Marks the typed prefix; for a fuzzy match, the complete word; of Han text, what was typed in one piece.
function shownTerms(matched: string[], words: string[], search: string): string[] {
  const found = new Set(matched.map((term) => words.find((word) => term.startsWith(word)) ?? term));
  const runs: string[] = [];
  for (const word of words.filter((one) => found.delete(one))) {
    const last = runs.at(-1) ?? "";
    // Pairs of characters have one in common.
    const joined = isHan(word) ? [last + word, last + word.slice(1)].find((one) => search.includes(one)) : undefined;
    if (last && joined) runs.splice(-1, 1, joined);
    else runs.push(word);
  }
  return [...runs, ...found];
}

const withoutTexts = ({ kind, title, path, detail, within, chain, names, copy }: Source): Entry => {
  return { kind, title, path, detail, within, chain, ...(names ? { names } : {}), ...(copy ? { copy } : {}) };
};

function toEntry([kind, title = "", path = "", detail = "", within = "", chain = "", names, copy]: string[]): Entry {
  const entry = { kind: kinds.find((one) => one === kind) ?? "page", title, path, detail, within, chain };
  return { ...entry, ...(names ? { names } : {}), ...(copy ? { copy } : {}) };
}

/** Whether a response has the shape of an index; the library's own data is not checked. */
export function isPayload(value: unknown): value is Payload {
  if (typeof value !== "object" || value === null || !("entries" in value) || !("index" in value)) return false;
  const { entries, index } = value;
  const areRows =
    Array.isArray(entries) &&
    entries.every((row) => Array.isArray(row) && row.every((cell) => typeof cell === "string"));
  return areRows && typeof index === "object" && index !== null && "words" in index && typeof index.words === "string";
}
