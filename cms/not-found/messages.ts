import { translateWithWords } from "#cms/models/translateWithWords.ts";

export const messages = translateWithWords("not-found", {
  en: {
    title: "Missing pages",
    help: "What visitors did not find. A row disappears when a page or a redirect exists there, or after 90 days without visits.",
    loading: "Loading the list…",
    searches: "Searches without a result",
    paths: "URLs without a page",
    none: "Nothing is missing",
    noneText:
      "URLs and searches that lead nowhere appear here within seconds. A redirect or a new page is one click away.",
    times: (count: string, isOne: boolean) => (isOne ? "once" : `${count} times`),
    last: (day: string) => `last on ${day}`,
    from: "from",
    create: "Create page",
    createLabel: (name: string) => `Create a page for ${name}`,
    redirect: "Redirect",
    target: "Leads to",
    targetHint: "Type part of a page’s title or URL. Another site is entered in the draft.",
    createDraft: "Create draft",
    cancel: "Cancel",
    redirectLabel: (path: string) => `Redirect ${path}`,
    dismissLabel: (name: string) => `Dismiss ${name}`,
    dismissed: (name: string) => `${name} is dismissed.`,
    undo: "Undo",
  },
});
