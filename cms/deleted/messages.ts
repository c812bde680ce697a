import { translateWithWords } from "#cms/models/translateWithWords.ts";

export const messages = translateWithWords("deleted", {
  en: {
    title: "Deleted documents",
    help: "Documents stay here until they are deleted for good. Restore makes one a draft again, with its history.",
    loading: "Loading…",
    noneTitle: "Nothing deleted",
    none: "Deleted documents appear here, with who deleted them and when. Restore makes one a draft again, with its history.",
    search: "Search deleted documents",
    noMatch: "No deleted document matches.",
    deleted: "Deleted",
    unknown: "at an unknown time",
    bringBack: "Restore",
    bringBackLabel: (title: string) => `Restore “${title}”`,
    purge: "Delete for good",
    purgeLabel: (title: string) => `Delete “${title}” for good`,
    what: (title: string, count: number) => (count === 1 ? `“${title}”` : `${count} documents`),
    purgeTitle: (what: string) => `Delete ${what} for good?`,
    purgeLede: "All versions and comments are deleted. This cannot be undone.",
    purged: (what: string) => `Deleted for good: ${what}.`,
    cancel: "Cancel",
    done: (what: string) => `Restored as a draft: ${what}.`,
  },
  cn: {
    what: (title: string, count: number) => (count === 1 ? `“${title}”` : `${count} 篇文档`),
    purgeTitle: (what: string) => `要彻底删除${what}吗？`.replace(/除(?=\d)/, "除 "),
  },
});
