import { translateWithWords } from "#cms/models/translateWithWords.ts";

/** Messages about comments. */
export const messages = translateWithWords("comments", {
  en: {
    open: (count: number) => (count === 0 ? "Comments (Ctrl+Alt+M)" : `Comments: ${count} open (Ctrl+Alt+M)`),
    word: (count: number) => (count === 0 ? "Comments" : `Comments ${count}`),
    title: "Comments",
    none: "No comments yet. Comment on one field or on the whole document; people you name are notified.",
    field: "Comment on",
    document: "The whole document",
    text: "Comment",
    mentionHint: "Type @ and a name to notify that person.",
    people: (count: number) =>
      count === 1 ? "1 person: Enter inserts the name" : `${count} people: arrow keys choose, Enter inserts the name`,
    unknown: (names: string) => `Nobody is named ${names}, so nobody is notified there.`,
    sentBack: "Sent back",
    sentBackBy: (name: string) => `Sent back by ${name}:`,
    add: "Add comment",
    added: "Comment added.",
    reply: "Reply",
    replyLabel: (name: string) => `Reply to ${name}`,
    resolve: "Resolve",
    resolveLabel: (text: string) => `Resolve: ${text}`,
    reopen: "Reopen",
    reopenLabel: (text: string) => `Reopen: ${text}`,
    resolvedBy: (name: string) => `resolved by ${name}`,
    notified: (names: string) => `Notified: ${names}`,
    here: (count: number) => (count === 1 ? "1 open comment" : `${count} open comments`),
  },
  cn: {
    open: (count: number) => (count === 0 ? "评论 (Ctrl+Alt+M)" : `评论：${count} 条未解决 (Ctrl+Alt+M)`),
    word: (count: number) => (count === 0 ? "评论" : `评论 ${count}`),
    people: (count: number) => `${count} 人：用方向键选择，按 Enter 插入姓名`,
    unknown: (names: string) => `没有名为 ${names} 的人，因此不会有人收到通知。`,
    sentBackBy: (name: string) => `${name} 退回了申请：`,
    replyLabel: (name: string) => `回复 ${name}`,
    resolveLabel: (text: string) => `标为已解决：${text}`,
    reopenLabel: (text: string) => `重新打开：${text}`,
    resolvedBy: (name: string) => `${name} 已解决`,
    notified: (names: string) => `已通知 ${names}`,
    here: (count: number) => `${count} 条未解决的评论`,
  },
});
