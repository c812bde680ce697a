import { translateWithWords } from "#cms/models/translateWithWords.ts";

/** Messages of the site checks screen. */
export const messages = translateWithWords("checks", {
  en: {
    title: "Checks",
    help: "Problems on the published site; each opens its field. Problems that a draft already fixes are left out.",
    loading: "Checking every page…",
    loadingRule: "Loading…",
    again: "Check again",
    filters: "Filters",
    lang: "Language",
    allLangs: "All languages",
    level: "Severity",
    allLevels: "All",
    levels: { error: "Broken for visitors", warning: "Recommended" },
    count: (found: string, checked: string, time: string) =>
      `${found} ${found === "1" ? "problem" : "problems"} in ${checked} documents at ${time}, counting each language`,
    linksChecked: "Last checked:",
    unchecked: "Not checked",
    linksUnknown: "Whoever runs the server can start this check",
    noneTitle: "No problems found",
    noneText: (checked: string, time: string) =>
      `${checked} documents were checked at ${time}, counting each language.`,
    passed: "Passed",
    areas: {
      links: "Links",
      external: "Links to other sites",
      titles: "Titles and descriptions",
      headings: "Headings",
      pictures: "Pictures",
      redirects: "Redirects",
      translations: "Translations",
      forms: "Forms",
      names: "Slices and names",
    },
    areaTexts: {
      links: "Lead to published pages, headings and files; every page is linked",
      external: "Responded when they were requested",
      titles: "Present, unique and short enough for search results",
      headings: "One main heading, and no level is skipped",
      pictures: "In the library, described and not too large",
      redirects: "Lead to a page and hide none",
      translations: "In every language, and as new as the original",
      forms: "Fields, choices and recipients are complete",
      names: "No slice is empty; chains, placeholders and sections exist",
    },
    unreadable: "Stored data that cannot be read",
    unreadableHelp:
      "It is kept, and everything else works without it. Somebody with access to the server can repair or remove it.",
    slice: (position: number, name: string) => `Slice ${position}: ${name}`,
    more: (count: string) => `Show ${count} more`,
  },
});
