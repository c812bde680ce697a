import type { Kind, Source } from "./entry";
import { isCommon, splitText } from "./words";

type Section = { anchor: string; title: string; text: string };

/** A page as plain text, from the content feature. */
export type SearchablePage = {
  path: string;
  title: string;
  summary: string;
  /** Additional search words chosen by an editor. */
  words: string;
  text: string;
  sections: Section[];
  questions: Section[];
  families: string[];
  /** Whether it tells of one day or one customer, so that pages that are kept up to date come first. */
  isArticle?: boolean;
};

const maxDetailLength = 140;
// Headings such as "At a glance" repeat on every page of a kind and do not identify a section.
const maxSameTitle = 2;

/** Pages, and their sections and questions with distinct titles, each as an entry with its own URL. */
export function pageSources(pages: SearchablePage[]): Source[] {
  const counts = new Map<string, number>();
  for (const { sections } of pages) {
    for (const title of new Set(sections.map((one) => one.title))) counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  const isNamed = ({ title }: Section) => (counts.get(title) ?? 0) <= maxSameTitle;
  return pages.flatMap((page) => toSources(page, isNamed));
}

function toSources(page: SearchablePage, isNamed: (section: Section) => boolean): Source[] {
  const { path, title, summary, sections, questions, isArticle } = page;
  const kind = isArticle ? "article" : "page";
  // A section's text is indexed for its page only: indexing both would double the index.
  const words = [page.text, ...sections.map((section) => `${section.title} ${section.text}`)].join(" ");
  const part = (kind: Kind, one: Section, detail: string): Source => {
    return {
      kind,
      title: one.title,
      path: `${path}#${one.anchor}`,
      detail,
      within: title,
      chain: "",
      keys: "",
      text: "",
    };
  };
  return [
    {
      kind,
      title,
      path,
      detail: shorten(summary),
      within: "",
      chain: "",
      ...(page.words ? { names: page.words } : {}),
      keys: `${nameIn(path)} ${page.words}`,
      text: once(`${summary} ${words}`),
    },
    ...dropEmptySections(sections.filter(isNamed)).map((section) => part(kind, section, "")),
    ...dropEmptySections(questions).map((one) => ({
      ...part("question", one, shorten(one.text)),
      text: once(one.text),
    })),
  ];
}

// Earlier versions of a legal text repeat its headings on the same page; an anchor targets the first.
const dropEmptySections = (sections: Section[]) =>
  sections.filter(({ anchor }, at) => sections.findIndex((one) => one.anchor === anchor) === at);

// URLs are English in every language, so Chinese pages match their English name too: `/cn/refund-policy/`.
const nameIn = (path: string) => path.split("/").filter(Boolean).at(-1)?.replace(/-/g, " ") ?? "";

/** The words of a text, each once because results ignore frequency, without single letters and small numbers. */
export const once = (text: string) => [...new Set(splitText(text))].filter(isDistinctive).join(" ");

const isDistinctive = (word: string) => word.length > 1 && !isCommon(word) && !/^\d{1,3}$/.test(word);

/** The beginning of a text, cut between words; an ellipsis unless it ends with a sentence. */
export function shorten(text: string, maxLength = maxDetailLength): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength);
  const space = cut.lastIndexOf(" ");
  const start = space > maxLength / 2 ? cut.slice(0, space) : cut;
  return /[.?!。？！]$/.test(start) ? start : `${start} …`;
}
