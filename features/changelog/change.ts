/** What an entry tells; `ends` names the last day on which something works. */
export const changeKinds = ["added", "changed", "ends", "fixed"] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** An entry of the changelog, as an editor wrote it; days are ISO dates. */
export type Change = {
  path: string;
  title: string;
  summary: string;
  day: string;
  kind: ChangeKind;
  /** What it is about: `chains`, `methods`, `limits`, `prices` or `site`. */
  area: string;
  /** The last day of what ends. */
  lastDay: string | undefined;
  /** Keys of chains and names of methods; empty when it concerns all. */
  chains: string[];
  methods: string[];
  isSample: boolean;
  /** Its first code: a request, a response or a line to change. */
  code?: string | undefined;
};

type Facts = Record<string, string | number>;

/** The entry of a document, from the fields that the site index keeps. */
export function toChange(entry: { path: string; title: string; summary: string; facts: Facts }): Change {
  const { path, title, summary, facts } = entry;
  const text = (name: string) => String(facts[name] ?? "");
  return {
    path,
    title,
    summary,
    day: text("published"),
    kind: changeKinds.find((one) => one === facts.kind) ?? "changed",
    area: text("area"),
    lastDay: text("last_day") || undefined,
    chains: listWords(text("chains")),
    methods: listWords(text("methods")),
    isSample: Boolean(facts.is_sample),
  };
}

const listWords = (text: string) => text.split(/[\s,]+/).filter(Boolean);

/** Entries with a last day, the earliest first; those before today are left out. */
export const listAhead = (changes: readonly Change[], today: string): Change[] =>
  changes
    .filter(({ lastDay }) => lastDay !== undefined && lastDay >= today)
    .toSorted((one, other) => (one.lastDay ?? "").localeCompare(other.lastDay ?? ""));

/** The day that an entry stands at: its last one while that is ahead, and the day it was published afterwards. */
export const getPlace = ({ day, lastDay }: Change, today: string): string =>
  lastDay !== undefined && lastDay >= today ? lastDay : day;

/** What a page is about, so that it shows the entries concerned. */
export type Subject = { chain?: string | undefined; method?: string | undefined; areas?: readonly string[] };

/** Entries that a page's readers must know: those that name its chain or method, or are about its areas. */
export const filterBySubject = (changes: readonly Change[], { chain, method, areas = [] }: Subject): Change[] =>
  changes.filter(
    (change) =>
      (chain !== undefined && change.chains.includes(chain) && change.methods.length === 0) ||
      (method !== undefined && change.methods.includes(method)) ||
      areas.includes(change.area),
  );
