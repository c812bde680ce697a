import type { Locale } from "@/features/shared/locale";

/** Ids of one page's documents by language. */
export type Translations = Readonly<Partial<Record<Locale, string>>>;

/** One document that has a URL. */
export type PageEntry = {
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
  /** Ids of the same page in other languages. */
  translations: Translations;
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

/** A redirect rule: `from` is decoded, `to` a path with query and fragment, or another site's URL. */
export type Redirect = { from: string; to: string; permanent: boolean; document: string };

/** A page document; its path and translation also depend on other documents. */
export type PageRecord = Omit<PageEntry, "path" | "translations"> & {
  /** Ids of its translations that were published when it was. */
  alternates: readonly string[];
};

/** A redirect document. */
export type RedirectRecord = {
  document: string;
  locale: Locale;
  from: string;
  /** A linked document's id, or the URL an editor typed. */
  to: { id: string } | { url: string };
  permanent: boolean;
  bothLanguages: boolean;
};

/** The repository's documents, before paths are derived. */
export type IndexRecords = {
  /** The master ref this index was read at. */
  ref: string;
  /** Last publication of every document, by id: tells what a newer ref changed. */
  dates: Map<string, string>;
  /** Number of documents in the repository at this ref. */
  total: number;
  /** Whether all documents of this ref are included; otherwise a missing path may still be a page. */
  isComplete: boolean;
  pages: PageRecord[];
  templates: Template[];
  redirectRecords: RedirectRecord[];
  /** Ids of the documents that pages show in place. */
  sections: string[];
};
