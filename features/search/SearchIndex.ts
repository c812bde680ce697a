import MiniSearch from "minisearch";
import type { Options, SearchResult } from "minisearch";

import { nameChains } from "./entry";
import type { Entry, Hit, Kind, Source } from "./entry";
import { findExplorers } from "./findExplorers";
import { isNamedAmong, keepRelevant, rank } from "./keepRelevant";
import type { Match } from "./keepRelevant";
import { joinTerms } from "./markTerms";
import { packEntry, unpackEntry, withoutTexts } from "./packEntry";
import { packIndex, unpackIndex } from "./packIndex";
import type { Payload } from "./packIndex";
import {
  hasLetters,
  isCommon,
  isGeneric,
  isNumber,
  separateGeneric,
  splitQuery,
  splitText,
  toStem,
  typosIn,
} from "./words";

/** Words of a query that something has, those of them that tell what is sought, and how much each of them tells. */
type Query = { words: string[]; telling: string[]; results: Map<string, SearchResult[]>; weights: Map<string, number> };

type Document = Pick<Source, "title" | "keys" | "text"> & { id: number };

// A name or ticker outweighs any number of mentions.
const boost = { title: 5, keys: 5, text: 1 };
const boostByKind: Record<Kind, number> = { chain: 1.4, page: 1.15, method: 1, error: 1, question: 1.3, article: 0.6 };
// Rank a page above its sections at equal scores.
const partBoost = 0.45;
// What a generic word tells beside a name, and what a mention in a text tells beside a title.
const genericWeight = 0.1;
const mentionWeight = 0.6;
// Methods of the first family, which most chains have.
const usualFamilyBoost = 2;
// Of what a query calls by its whole name.
const calledBoost = 1.6;
// Between an entry's own name and a method that is named beside other words.
const titledExactness = 1.2;
// Pages that a generic word beside a chain's name adds.
const maxGenericPages = 3;

const options: Options<Document> = {
  fields: Object.keys(boost),
  storeFields: [],
  tokenize: splitText,
  processTerm: (word, field) => (field === "text" && isCommon(word) ? null : word),
};

// A longer word counts by what is typed of it.
const weights = { prefix: 0.9, fuzzy: 1 };

const plain = { tokenize: (word: string) => [word], processTerm: (word: string) => word };

/** Everything searchable in one language. */
export class SearchIndex {
  private readonly entries: Entry[];
  private readonly index: MiniSearch<Document>;
  private readonly usualFamily: string | undefined;
  private readonly chainNames: ReadonlySet<string>;
  // Titles and names are compared on every keystroke, so their words are split once.
  private readonly normalized = new Map<string, string>();

  private constructor(entries: Entry[], index: MiniSearch<Document>) {
    this.entries = entries;
    this.index = index;
    this.usualFamily = getFamily(entries.find(({ kind }) => kind === "method"));
    this.chainNames = nameChains(entries);
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
    return new SearchIndex(entries.map(unpackEntry), MiniSearch.loadJS(unpackIndex(index), options));
  }

  /** Serialises the index. */
  write(): Payload {
    const entries = this.entries.map(packEntry);
    return { entries, index: packIndex(this.index.toJSON()) };
  }

  /**
   * Results of a query, best first. A word counts by its rarity: what has only the usual ones of several is left out,
   * except the best of each word, and chains and errors that a word names.
   */
  find(search: string): Hit[] {
    const query = this.readQuery(search);
    const generic = query.words.filter((word) => !query.telling.includes(word));
    const ranked = this.match(query)
      .map((match) => ({
        ...match,
        exactness: this.exactnessIn(query, match),
        rank: rank(match, generic.length > 0) * (this.isCalled(match.entry, query.words) ? calledBoost : 1),
      }))
      .toSorted((a, b) => b.exactness - a.exactness || b.rank - a.rank);
    const hits = keepRelevant(ranked, query.telling).map(({ entry, terms, exactness }) => ({
      ...entry,
      terms: joinTerms([...terms, ...generic], query.words, search),
      isExact: exactness > 0,
    }));
    if (hits.length === 0) return findExplorers(this.entries, search);
    // `ethereum rpc` means a chain, then the pages about RPC of every chain, and no method only for being of that chain.
    const [first] = hits;
    if (generic.length === 0 || first?.kind !== "chain" || !first.isExact) return hits;
    const others = hits.slice(1).filter(({ kind }) => kind !== "method");
    return [first, ...this.findGeneric(generic, hits), ...others];
  }

  /** The first pages that generic words alone find, without those that are found already. */
  private findGeneric(generic: string[], found: Hit[]): Hit[] {
    const paths = new Set(found.map(({ path }) => path));
    const isOther = ({ kind, within, chain, path }: Hit) => kind === "page" && !within && !chain && !paths.has(path);
    return this.find(generic.join(" ")).filter(isOther).slice(0, maxGenericPages);
  }

  /** Reads a query; a word that nothing has stands for one like it. */
  private readQuery(search: string): Query {
    const results = new Map<string, SearchResult[]>();
    const typed = splitQuery(search);
    for (const word of typed) {
      const isLast = word === typed.at(-1);
      const found = this.searchWord(word, isLast);
      const corrected = found.length > 0 ? word : this.correct(word);
      if (corrected) results.set(corrected, found.length > 0 ? found : this.searchWord(corrected, isLast));
    }
    const words = [...results.keys()];
    const { telling, generic } = separateGeneric(words);
    const weigh = (word: string, { length }: SearchResult[]) =>
      Math.log(1 + this.entries.length / length) * (generic.includes(word) ? genericWeight : 1);
    return { words, telling, results, weights: new Map([...results].map(([word, of]) => [word, weigh(word, of)])) };
  }

  /** What has a word as it is written, or a longer one that begins with it. */
  private searchWord(word: string, isLast: boolean): SearchResult[] {
    // Few letters begin too many words: they match as a prefix only at the end, while they are typed.
    const prefix = !isNumber(word) && (isLast || word.length > 3 || /\P{ASCII}/u.test(word));
    // The less of a longer word is typed, the less it is meant.
    const boostDocument = (id: number, term: string) => this.boost(id) * (word.length / term.length) ** 2;
    // A name in pairs of characters is longer than it reads.
    const bm25 = { k: 1.2, b: 0.4, d: 0.5 };
    const settings = { ...plain, boost, prefix, weights, bm25, boostDocument };
    // A chain's name is whole in the parts of pages: "Legal bases" are not of `base`.
    const isChain = this.chainNames.has(word);
    const isMeant = ({ id, terms }: SearchResult) =>
      !isChain || !this.entries[Number(id)]?.within || terms.includes(word);
    const found = this.index.search(word, settings).filter(isMeant);
    const stem = toStem(word);
    if (stem === word || isChain) return found;
    const isForm = ({ terms }: SearchResult) => terms.some((term) => toStem(term).length < stem.length + 3);
    const forms = new Map(this.index.search(stem, settings).flatMap((one) => (isForm(one) ? [[one.id, one]] : [])));
    const ids = new Set(found.map(({ id }) => id));
    // A form in the title tells more than the word in the text.
    const named = found.map((one) =>
      isTitled(one, stem) ? one : ([forms.get(one.id)].find((form) => form && isTitled(form, stem)) ?? one),
    );
    return [...named, ...[...forms.values()].filter(({ id }) => !ids.has(id))];
  }

  /** The word that stands most often for one with as few typos as possible; `undefined` where none is like it. */
  private correct(word: string): string | undefined {
    for (let fuzzy = 1; fuzzy <= typosIn(word); fuzzy += 1) {
      const terms = this.index.search(word, { ...plain, fuzzy }).flatMap((one) => one.terms);
      const count = (term: string) => terms.filter((one) => one === term).length;
      // A letter is left out more often than mistaken: `recept` is `receipt` rather than `recent`.
      const lacks = (term: string) => Number(hasLetters(term, word));
      const [best] = [...new Set(terms)].toSorted((a, b) => lacks(b) - lacks(a) || count(b) - count(a));
      if (best) return best;
    }
    return undefined;
  }

  /** Everything that has a telling word of a query. */
  private match({ telling, results, weights }: Query): Match[] {
    const matches = new Map<Entry, Match>();
    const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
    for (const [word, found] of results) {
      for (const { id, score, match, terms } of found) {
        const entry = this.entries[Number(id)];
        if (!entry) continue;
        const before = matches.get(entry) ?? { entry, had: [], titled: [], terms: [], score: 0, share: 0 };
        // An error is named by all that its line says.
        const isNamed = Object.entries(match).some(
          ([term, fields]) =>
            term.length <= word.length * 2 && (entry.kind === "error" || fields.some((field) => field !== "text")),
        );
        const share = ((weights.get(word) ?? 0) * (isNamed || results.size === 1 ? 1 : mentionWeight)) / total;
        matches.set(entry, {
          entry,
          had: [...before.had, word],
          titled: isTitled({ match }, word) ? [...before.titled, word] : before.titled,
          terms: [...before.terms, ...terms],
          score: before.score + score * (telling.includes(word) ? 1 : genericWeight),
          share: before.share + share,
        });
      }
    }
    // `chain id` alone names no chain and no method.
    const tellsNothing = telling.every(isGeneric);
    return [...matches.values()].filter(({ entry: { kind }, had, titled }) =>
      tellsNothing && (kind === "chain" || kind === "method")
        ? titled.length > 0
        : had.some((word) => telling.includes(word)),
    );
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
    const isMethod = entry.kind === "method" && this.normalize(entry.title.replace(/^[^_]+_/, "")) === searchText;
    return isNamed || isMethod ? 1 : 0;
  }

  /**
   * The exactness for the complete query, then for its telling words. What has them in its title comes before a method
   * that is named beside words that the method lacks.
   */
  private exactnessIn({ words, telling }: Query, { entry, had, titled }: Match): number {
    const among = Number(isNamedAmong(entry, telling));
    if (!telling.every((word) => had.includes(word))) return among;
    const isChain = entry.kind === "chain" && words.length > telling.length;
    const isPage = entry.kind === "page" && this.isCalled(entry, words, 2);
    const isNamed = telling.length > 1 && (isChain || isPage || this.hasInTitle(entry, titled, telling));
    const byTitle = isNamed ? titledExactness : among * 1.5;
    const whole = this.exactness(entry, toName(words));
    return Math.max(byTitle, whole, telling.length === words.length ? 0 : this.exactness(entry, toName(telling)) / 2);
  }

  /**
   * Whether a title has all words of a query; of three and more, one may be in the text. Sections come after pages, and
   * a question is meant by more than half of its words.
   */
  private hasInTitle({ kind, title, within }: Entry, titled: string[], telling: string[]): boolean {
    if (kind === "page" && within) return false;
    if (kind === "question" && titled.length * 2 <= this.normalize(title).split(" ").length) return false;
    const missing = telling.filter((word) => !titled.includes(word)).length;
    return missing <= (kind !== "method" && telling.length > 2 ? 1 : 0);
  }

  /** Whether a query has all words of a name: `aptos` of `aptos faucet`, `eth_getLogs` of `get logs`. */
  private isCalled({ kind, title, names = "" }: Entry, words: string[], minWords = 1): boolean {
    const method = kind === "method" ? [toWords(title)] : [];
    const own = kind === "chain" ? [title] : method;
    return [...own, ...names.split(/[,，、]/)].some((name) => {
      const ofName = this.normalize(name).split(" ");
      return name !== "" && ofName.length >= minWords && ofName.every((word) => words.includes(word));
    });
  }

  private normalize(name: string): string {
    const known = this.normalized.get(name);
    if (known !== undefined) return known;
    const normalized = toName(splitQuery(name));
    this.normalized.set(name, normalized);
    return normalized;
  }

  private boost(id: number): number {
    const entry = this.entries[id];
    if (!entry) return 0;
    // Chains are the first entries, the most used ones before others.
    const use = entry.kind === "chain" ? 1 + 1 / (id + 2) : 1;
    const family = entry.kind === "method" && getFamily(entry) === this.usualFamily ? usualFamilyBoost : 1;
    return boostByKind[entry.kind] * (entry.within ? partBoost : 1) * use * family;
  }
}

// `get Logs` of `eth_getLogs`
const toWords = (method: string) => method.replace(/^[^_]+_/, "").replace(/_|(?=[A-Z])/g, " ");

const getFamily = (method: Entry | undefined) => method?.detail.split(" · ")[0];

// A longer word in a title is another one: `blockhash` is no `block`.
const isTitled = ({ match }: Pick<SearchResult, "match">, word: string) =>
  Object.entries(match).some(([term, fields]) => term.length <= word.length + 3 && fields.includes("title"));

// Names are the same in any order of their words.
const toName = (words: string[]) => words.toSorted().join(" ");
