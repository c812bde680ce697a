import { translateWithWords } from "#cms/models/translateWithWords.ts";

const count = (figure: string, one: string) => `${figure} ${figure === "1" ? one : `${one}s`}`;
const inDocuments = (places: string, documents: string) =>
  `${count(places, "place")} in ${count(documents, "document")}`;

/** Messages of the find and replace screen. */
export const messages = translateWithWords("replace", {
  en: {
    title: "Find and replace",
    help: "Searches every document and language. Replacements are saved as drafts, and you can undo them all at once.",
    find: "Find",
    findHint: "Text that visitors read; no anchors or paths",
    replacement: "Replace with",
    nothing: "Leave empty to delete the words",
    lang: "Language",
    allLangs: "All languages",
    wholeWords: "Whole words",
    matchCase: "Match case",
    search: "Find all",
    searching: "Searching…",
    found: inDocuments,
    more: (shown: string) => `The first ${shown} places are shown. Narrow the search down, or replace these first.`,
    inWord: "part of a longer word",
    isKey: "looks like a key",
    noneTitle: "Nothing found",
    noneText: "Texts, tables, alternative texts and link texts were searched.",
    allPlaces: (places: string, documents: string) => `All ${inDocuments(places, documents)}`,
    places: (title: string) => `Places in ${title}`,
    all: (title: string, count: string) => `All ${count} places in ${title}`,
    open: (field: string) => `Open ${field}`,
    replace: (places: string, documents: string) => `Replace ${inDocuments(places, documents)}`,
    remove: (places: string, documents: string) => `Delete the words in ${inDocuments(places, documents)}`,
    replacing: "Replacing…",
    replaced: (places: string, documents: string) => `Replaced as drafts: ${inDocuments(places, documents)}.`,
    removed: (places: string, documents: string) => `Deleted as drafts: ${inDocuments(places, documents)}.`,
    toDrafts: "See the drafts",
    left: "Changed by someone else meanwhile, so not replaced:",
    undo: "Undo all",
    undoing: "Undoing…",
    undone: (documents: string) => `Undone in ${count(documents, "document")}.`,
    formerTitle: "Recent",
    formerEntry: (text: string, replacement: string) =>
      replacement ? `“${text}” → “${replacement}”` : `“${text}” deleted`,
    formerCount: inDocuments,
    takenBack: "undone",
    undoLabel: (entry: string) => `Undo all: ${entry}`,
  },
  cn: {
    formerEntry: (text: string, replacement: string) =>
      replacement ? `“${text}” → “${replacement}”` : `已删除“${text}”`,
  },
});
