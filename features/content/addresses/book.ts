import { splitLocale } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { arrangePages } from "./arrangePages";
import { arrangeRedirects } from "./arrangeRedirects";

/** One document that has an address. */
export type Entry = {
  id: string;
  type: string;
  uid: string;
  locale: Locale;
  /** Public path with the language in front: `/cn/about/`. */
  path: string;
  title: string;
  summary: string;
  /** Id of the page above, in the same language. */
  parent: string | undefined;
  /** Id of the same page in the other language. */
  alternate: string | undefined;
  hidden: boolean;
  /** ISO date of the last publication. */
  changed: string;
  /** Fields of the type itself that lists show (order, section, category, published …). */
  facts: Record<string, string | number>;
};

/** A page for every allowed value of one parameter: `nodes/[node]`. */
export type Template = {
  id: string;
  locale: Locale;
  pattern: string;
  title: string;
  summary: string;
  changed: string;
};

/** A rule that sends one path elsewhere: `from` is decoded, `to` a path with query and fragment, or another site's URL. */
export type Redirect = { from: string; to: string; permanent: boolean; document: string };

/** A page document by itself: its path and translation depend on other documents as well. */
export type PageRecord = Omit<Entry, "path" | "alternate"> & {
  /** Ids of its translations that were published when it was. */
  alternates: readonly string[];
};

/** A redirect document by itself. */
export type RedirectRecord = {
  document: string;
  locale: Locale;
  from: string;
  /** A linked document's id, or the address an editor typed. */
  to: { id: string } | { url: string };
  permanent: boolean;
  bothLanguages: boolean;
};

/** What the repository says, document by document. */
export type Records = {
  /** The master ref this book was read at. */
  ref: string;
  /** Last publication of every document, by id: tells what a newer ref changed. */
  dates: Map<string, string>;
  /** How many documents the repository has at this ref. */
  total: number;
  /** Whether everything at this ref is in here; while it is not, a path that is missing may still be a page. */
  isWhole: boolean;
  pages: PageRecord[];
  templates: Template[];
  redirectRecords: RedirectRecord[];
};

/** Everything that has an address, as one value that is replaced whole. */
export type Book = Records & {
  /** The pages with what other documents decide about them. */
  entries: Entry[];
  redirects: Redirect[];
};

/** Derives addresses from records: after every change of any of them, so that no address outlives what it was made of. */
export function makeBook(records: Records): Book {
  const entries = arrangePages(records.pages);
  return { ...records, entries, redirects: arrangeRedirects(records.redirectRecords, entries, records.isWhole) };
}

/** What a path leads to. */
export type Place =
  | { kind: "page"; locale: Locale; entry: Entry }
  | { kind: "template"; locale: Locale; template: Template; parameter: string; value: string }
  | { kind: "missing"; locale: Locale };

/** Allowed values of template parameters: `{ node: ["btc", "eth"] }`. */
export type ParameterValues = Record<string, readonly string[]>;

type Index = { paths: Map<string, Entry>; ids: Map<string, Entry> };

const indexes = new WeakMap<Book, Index>();

function indexOf(book: Book): Index {
  const known = indexes.get(book);
  if (known) return known;
  const made = {
    paths: pathsOf(book.entries),
    ids: new Map(book.entries.map((entry) => [entry.id, entry])),
  };
  indexes.set(book, made);
  return made;
}

// Of two documents at one path, the one whose type lives there; `page` lives everywhere.
function pathsOf(entries: Entry[]): Map<string, Entry> {
  const paths = new Map<string, Entry>();
  for (const entry of entries) {
    const before = paths.get(entry.path);
    if (!before || before.type === "page") paths.set(entry.path, entry);
  }
  return paths;
}

/** The document with an id, if it has an address. */
export const findEntry = (book: Book, id: string) => indexOf(book).ids.get(id);

/** The document at a public path. */
export const findEntryByPath = (book: Book, path: string) => indexOf(book).paths.get(path);

/** What stands at a public path: an exact page, then a template page, then nothing. */
export function findPlace(book: Book, path: string, values: ParameterValues): Place {
  const { locale } = splitLocale(path);
  const entry = findEntryByPath(book, path);
  if (entry) return { kind: "page", locale, entry };
  return findTemplate(book, path, values) ?? { kind: "missing", locale };
}

function findTemplate(book: Book, path: string, values: ParameterValues): Place | undefined {
  const { locale, rest } = splitLocale(path);
  const segments = rest.split("/").filter(Boolean);
  for (const template of book.templates) {
    if (template.locale !== locale) continue;
    const match = matchPattern(template.pattern, segments);
    if (match && values[match.parameter]?.includes(match.value))
      return { kind: "template", locale, template, ...match };
  }
  return undefined;
}

/** Holds `["nodes", "eth"]` against `nodes/[node]`. */
export function matchPattern(pattern: string, segments: string[]): { parameter: string; value: string } | undefined {
  const parts = pattern.split("/").filter(Boolean);
  if (parts.length !== segments.length) return undefined;
  let found: { parameter: string; value: string } | undefined;
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? "";
    const parameter = /^\[(\w+)\]$/.exec(part)?.[1];
    if (parameter) found = { parameter, value: segment };
    else if (part !== segment) return undefined;
  }
  return found;
}

/** The public path of a template page for one value. */
export function templatePath(template: Template, value: string): string {
  return `${template.locale === "cn" ? "/cn" : ""}/${template.pattern.replace(/\[\w+\]/, value)}/`;
}
