import { translate } from "#contracts/translate.ts";

export const messages = translate({
  en: {
    title: (name: string) => `Links of “${name}”`,
    from: "Linked from",
    to: "Links to",
    noneFrom: "No document links here. Visitors reach it by search, or not at all.",
    noneTo: "It links to no document.",
    loading: "Looking for links…",
    untitled: "Untitled",
  },
  cn: {
    title: (name: string) => `“${name}”的链接`,
    from: "链接到这里的文档",
    to: "它链接到的文档",
    noneFrom: "没有文档链接到这里，访客只能通过搜索找到它，或者根本找不到。",
    noneTo: "它没有链接到任何文档。",
    loading: "正在查找链接…",
    untitled: "无标题",
  },
});
