import { translateWithWords } from "#cms/models/translateWithWords.ts";

/** Messages of the site checks screen. */
export const messages = translateWithWords("checks", {
  en: {
    title: "Checks",
    help: "Problems on the published site; each opens its field. Problems fixed in a draft are no longer listed.",
    loading: "Checking every page…",
    loadingRule: "Loading…",
    again: "Check again",
    filters: "Filters",
    lang: "Language",
    allLangs: "All languages",
    level: "Severity",
    allLevels: "All",
    levels: { error: "Broken for visitors", warning: "Recommended" },
    count: (found: string, checked: string) => `${found} problems in ${checked} documents`,
    linksChecked: "External links last checked:",
    linksUnknown: "External links have not been checked yet. Ask whoever runs the site to set up the check.",
    noneTitle: "No problems found",
    noneText: (checked: string) => `${checked} documents were checked.`,
    unreadable: "Stored data that cannot be read",
    unreadableHelp:
      "It is kept, and everything else works without it. Somebody with access to the server can repair or remove it.",
    more: (count: string) => `Show ${count} more`,
    open: (title: string, problem: string) => `${title}: ${problem}`,
  },
  cn: {
    count: (found: string, checked: string) => `${checked} 篇文档中有 ${found} 个问题`,
    noneText: (checked: string) => `已检查 ${checked} 篇文档。`,
    more: (count: string) => `再显示 ${count} 项`,
    open: (title: string, problem: string) => `${title}：${problem}`,
  },
});
