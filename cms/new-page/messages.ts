import { translateWithWords } from "#cms/models/translateWithWords.ts";

export const messages = translateWithWords("new-page", {
  en: {
    title: "New page",
    name: "Page title",
    type: "Type",
    noPages: "Documents of this type have no pages yet. A developer can give them a path in typePrefixes.ts.",
    lang: "Language",
    start: "Start from",
    starts: {
      landing: "Landing page",
      article: "Article",
      docs: "Docs page",
      comparison: "Comparison",
      empty: "Empty page",
      copy: "Copy of a page",
      template: "Slices of a template page",
    },
    base: { copy: "Page to copy", template: "Template page" },
    baseHint: "Type part of its title or URL.",
    parent: "Parent page",
    parentHint: "Type part of a title or URL. Empty: no parent.",
    uid: "URL",
    uidHint: "Lower-case letters, digits and hyphens. Made from the title until you change it.",
    address: "Full URL",
    create: "Create draft",
    creating: "Creating…",
    cancel: "Cancel",
    problems: {
      title: "A page needs a title.",
      uid: "Only lower-case letters, digits and - . _ ~, starting with a letter or digit; 200 at most.",
      taken: "Another document has this URL. Choose another one.",
      base: "Choose the page to start from.",
    },
    created: (title: string) => `“${title}” was created as a draft.`,
  },
  cn: {
    created: (title: string) => `“${title}”已创建为草稿。`,
  },
});
