import { translate } from "#contracts/translate.ts";

export const messages = translate({
  en: {
    title: "Page tree",
    touchHelp: "All pages by URL.",
    help: "All pages by URL. Arrow keys move through the tree, Enter opens a page, Space selects it.",
    newPage: "New page",
    url: "URL",
    lang: "Language",
    loading: "Loading the pages…",
    failedTitle: "The tree could not be loaded",
    emptyTitle: "No pages in this language yet",
    emptyText: "Create the first one with “New page”.",
    untitled: "Untitled",
    more: "Show more pages",
    closeAll: "Close all",
  },
  cn: {
    title: "页面树",
    touchHelp: "按网址排列的所有页面。",
    help: "按网址排列的所有页面。用方向键浏览，按 Enter 打开页面，按空格键选择。",
    newPage: "新建页面",
    url: "网址",
    lang: "语言",
    loading: "正在载入页面…",
    failedTitle: "页面树载入失败",
    emptyTitle: "该语言还没有页面",
    emptyText: "点击“新建页面”创建第一个页面。",
    untitled: "无标题",
    more: "显示更多页面",
    closeAll: "全部收起",
  },
});
