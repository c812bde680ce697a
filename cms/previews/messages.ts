import { translateWithWords } from "#cms/models/translateWithWords.ts";

/** Messages of the dialog that shares a draft. */
export const messages = translateWithWords("previews", {
  en: {
    title: "Preview links",
    lede: "Anyone with a link sees the draft on the site, without an account, until the link ends.",
    name: "Name",
    nameHint: "only editors see it",
    follows: "Show later changes",
    followsHint: "Off: the link keeps showing today’s text.",
    lifetime: "Valid for",
    days: (count: number) => (count === 1 ? "1 day" : `${count} days`),
    create: "Create a link",
    working: "Please wait…",
    links: "Active links",
    none: "No preview links yet.",
    unnamed: "Unnamed",
    fixed: "shows the draft as saved then",
    until: "ends",
    by: (name: string) => `by ${name}`,
    open: "Open",
    copy: "Copy",
    copyLabel: (name: string) => `Copy the link: ${name}`,
    copied: "The link is copied.",
    link: "The link",
    endLabel: (name: string) => `End the link: ${name}`,
    ended: "The link has ended.",
  },
});
