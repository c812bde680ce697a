import { translate } from "@/features/shared/contracts/translate";

export const messages = translate({ en: { title: "Keys" }, cn: { title: "快捷键" } });

type KeyGroup = { name: string; keys: [pressed: string, effect: string][] };

/** What each key does, by the place where it does it. On a Mac ⌘ stands for Ctrl. */
export const keyGroups = translate<KeyGroup[]>({
  en: [
    {
      name: "Everywhere",
      keys: [
        ["Ctrl K", "Find a document, its address or a command"],
        ["?", "Show these keys"],
        ["Esc", "Close what is open"],
      ],
    },
    {
      name: "List of documents",
      keys: [
        ["/", "Search the list"],
        ["↓", "From the search to the first row"],
        ["↑ ↓", "To the row above or below"],
        ["Home End", "To the first or the last row"],
        ["Enter", "Open the document"],
      ],
    },
    {
      name: "Page tree",
      keys: [
        ["↑ ↓", "To the page above or below"],
        ["→ ←", "Open or close what lies below a page"],
        ["Enter", "Open the page"],
      ],
    },
    {
      name: "Document",
      keys: [
        ["Alt ↑ ↓", "Move the slice up or down"],
        ["Ctrl Alt M", "Comment on the field that has the focus"],
        ["Ctrl Z", "Undo, text and structure alike"],
        ["Ctrl Shift Z", "Redo"],
      ],
    },
  ],
  cn: [
    {
      name: "任何位置",
      keys: [
        ["Ctrl K", "查找文档、地址或命令"],
        ["?", "显示快捷键"],
        ["Esc", "关闭打开的窗口"],
      ],
    },
    {
      name: "文档列表",
      keys: [
        ["/", "搜索列表"],
        ["↓", "从搜索框进入第一行"],
        ["↑ ↓", "上一行或下一行"],
        ["Home End", "第一行或最后一行"],
        ["Enter", "打开文档"],
      ],
    },
    {
      name: "页面树",
      keys: [
        ["↑ ↓", "上一个或下一个页面"],
        ["→ ←", "展开或收起下级页面"],
        ["Enter", "打开页面"],
      ],
    },
    {
      name: "编辑文档",
      keys: [
        ["Alt ↑ ↓", "上移或下移切片"],
        ["Ctrl Alt M", "评论当前字段"],
        ["Ctrl Z", "撤销文字或结构的改动"],
        ["Ctrl Shift Z", "重做"],
      ],
    },
  ],
});
