import { translate } from "#contracts/translate.ts";

export const messages = translate({
  en: {
    title: "Deleted documents",
    help: "Restore a deleted document as a draft, with its history.",
    loading: "Loading…",
    noneTitle: "Nothing deleted",
    none: "Deleted documents appear here, with who deleted them and when. Restore makes one a draft again, with its history.",
    search: "Search deleted documents",
    noMatch: "No deleted document matches.",
    deleted: "Deleted",
    unknown: "at an unknown time",
    bringBack: "Restore",
    bringBackLabel: (title: string) => `Restore “${title}”`,
    done: (title: string) => `“${title}” is a draft again.`,
  },
  cn: {
    title: "已删除的文档",
    help: "已删除的内容可恢复为草稿，并保留全部历史。",
    loading: "正在载入已删除的内容…",
    noneTitle: "没有已删除的文档",
    none: "删除的文档会显示在这里，并注明操作人和时间。恢复后成为草稿，保留全部历史。",
    search: "搜索已删除的文档",
    noMatch: "没有符合条件的文档。",
    deleted: "删除于",
    unknown: "未知时间",
    bringBack: "恢复",
    bringBackLabel: (title: string) => `恢复“${title}”`,
    done: (title: string) => `“${title}”已恢复为草稿。`,
  },
});
