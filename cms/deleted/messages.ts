import { translateWithWords } from "#cms/models/translateWithWords.ts";

export const messages = translateWithWords("deleted", {
  en: {
    title: "Deleted documents",
    help: "Restore makes a document a draft again, with its history; look at it there before you publish.",
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
    purgeTitle: (title: string) => `Delete “${title}” for good?`,
    purgeLede: "All its versions and comments are deleted. This cannot be undone.",
    purged: (title: string) => `“${title}” is deleted for good.`,
    cancel: "Cancel",
    done: (title: string) => `“${title}” is a draft again.`,
  },
  cn: {
    bringBackLabel: (title: string) => `恢复“${title}”`,
    purgeLabel: (title: string) => `彻底删除“${title}”`,
    purgeTitle: (title: string) => `要彻底删除“${title}”吗？`,
    purged: (title: string) => `“${title}”已彻底删除。`,
    done: (title: string) => `“${title}”已恢复为草稿。`,
  },
});
