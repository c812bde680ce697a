import { translate } from "#contracts/translate.ts";

/** Messages about comments. */
export const messages = translate({
  en: {
    open: (count: number) => (count === 0 ? "Comments (Ctrl+Alt+M)" : `Comments: ${count} open (Ctrl+Alt+M)`),
    title: "Comments",
    none: "No comments yet.",
    field: "On this field",
    document: "The whole document",
    text: "Comment",
    add: "Add comment",
    added: "Comment added.",
    resolve: "Resolve",
    resolveLabel: (text: string) => `Resolve: ${text}`,
    reopen: "Reopen",
    reopenLabel: (text: string) => `Reopen: ${text}`,
    resolvedBy: (name: string) => `resolved by ${name}`,
    here: (count: number) => (count === 1 ? "1 open comment" : `${count} open comments`),
  },
  cn: {
    open: (count: number) => (count === 0 ? "评论 (Ctrl+Alt+M)" : `评论：${count} 条未解决 (Ctrl+Alt+M)`),
    title: "评论",
    none: "还没有评论。",
    field: "针对字段",
    document: "整份文档",
    text: "评论",
    add: "添加评论",
    added: "评论已添加。",
    resolve: "标为已解决",
    resolveLabel: (text: string) => `标为已解决：${text}`,
    reopen: "重新打开",
    reopenLabel: (text: string) => `重新打开：${text}`,
    resolvedBy: (name: string) => `${name} 已解决`,
    here: (count: number) => `${count} 条未解决的评论`,
  },
});
