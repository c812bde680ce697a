import { translateWithWords } from "#cms/models/translateWithWords.ts";

export const messages = translateWithWords("links", {
  en: {
    title: (name: string) => `Links of “${name}”`,
    times: (count: number) => `${count} links`,
    from: "Linked from",
    to: "Links to",
    noneFrom: "No document links here. Visitors reach it by search, or not at all.",
    noneTo: "It links to no document.",
    loading: "Looking for links…",
    untitled: "Untitled",
  },
});
