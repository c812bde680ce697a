import { translateWithWords } from "#cms/models/translateWithWords.ts";

export const messages = translateWithWords("tree", {
  en: {
    title: "Page tree",
    touchHelp: "All pages by URL.",
    help: "All pages by URL. Arrow keys move through the tree, Enter opens a page, Space selects it.",
    newPage: "New page",
    newBelow: "New page below this one",
    below: (count: number) => (count === 1 ? "1 page below" : `${count} pages below`),
    url: "URL",
    lang: "Language",
    loading: "Loading the pages…",
    failedTitle: "The tree could not be loaded",
    emptyTitle: "No pages in this language yet",
    emptyText: "Create the first one with “New page”.",
    untitled: "Untitled",
    more: "Show more pages",
    openAll: "Open all",
    closeAll: "Close all",
    filter: "Filter by title or URL",
    noneFound: "No page of this language has these words in its title or URL.",
    showAll: "Show all pages",
  },
});
