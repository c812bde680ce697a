import { translateWithWords } from "#cms/models/translateWithWords.ts";

/** Messages about comments. */
export const messages = translateWithWords("comments", {
  en: {
    open: (count: number) => `Comments: ${count} open (Ctrl+Alt+M)`,
    word: (count: number) => (count === 0 ? "Comments" : `Comments ${count}`),
    title: "Comments",
    none: "No comments yet.",
    field: "Comment on",
    document: "The whole document",
    documentFields: "Fields of the document",
    text: "Comment",
    mentionHint: "Type @ and a name to notify that person.",
    people: "Arrow keys choose a person, Enter inserts the name",
    unknown: (names: string) => `Nobody is named ${names}, so nobody is notified there.`,
    sentBack: "Sent back",
    sentBackBy: (name: string) => `Sent back by ${name}:`,
    add: "Add comment",
    added: "Comment added.",
    reply: "Reply",
    replyLabel: (name: string) => `Reply to ${name}`,
    resolve: "Resolve",
    reopen: "Reopen",
    resolvedBy: (name: string) => `resolved by ${name}`,
    notified: (names: string) => `Notified: ${names}`,
    here: (count: number) => (count === 1 ? "1 open comment" : `${count} open comments`),
  },
  cn: {
    word: (count: number) => (count === 0 ? "评论" : `评论 ${count}`),
  },
});
