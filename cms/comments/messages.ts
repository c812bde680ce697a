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
    open: (count: number) => `评论：${count} 条未解决 (Ctrl+Alt+M)`,
    word: (count: number) => (count === 0 ? "评论" : `评论 ${count}`),
    unknown: (names: string) => `没有名为 ${names} 的人，因此不会有人收到通知。`,
    sentBackBy: (name: string) => `${name} 退回了申请：`,
    replyLabel: (name: string) => `回复 ${name}`,
    resolvedBy: (name: string) => `${name} 已解决`,
    notified: (names: string) => `已通知 ${names}`,
    here: (count: number) => `${count} 条未解决的评论`,
  },
});
