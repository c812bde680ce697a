import { translate } from "#contracts/translate.ts";

export const messages = translate({ en: { title: "Keyboard shortcuts" }, cn: { title: "快捷键" } });

type KeyGroup = { name: string; keys: [pressed: string, effect: string][] };

/** What each key does, by the place where it does it. On a Mac ⌘ stands for Ctrl. */
export const keyGroups = translate<KeyGroup[]>({
  en: [
    {
      name: "Everywhere",
      keys: [
        ["Ctrl K", "Find a document or a command"],
        ["?", "Show keyboard shortcuts"],
        ["Esc", "Close what is open"],
      ],
    },
    {
      name: "List of documents",
      keys: [
        ["/", "Search the list"],
        ["↓", "From the search to the first row"],
        ["↑ ↓", "Previous or next row"],
        ["Home End", "First or last row"],
        ["Enter", "Open the document"],
        ["Space", "Select the row"],
        ["Shift ↑ ↓", "Select from row to row"],
      ],
    },
    {
      name: "Page tree",
      keys: [
        ["↑ ↓", "Previous or next page"],
        ["→ ←", "Show or hide the pages below a page"],
        ["Enter", "Open the page"],
        ["Space", "Select the page"],
        ["Shift ↑ ↓", "Select from page to page"],
      ],
    },
    {
      name: "Document",
      keys: [
        ["Alt ↑ ↓", "Move the slice up or down"],
        ["Ctrl Alt M", "Comment on the field that has the focus"],
        ["Ctrl Z", "Undo text and structure"],
        ["Ctrl Shift Z", "Redo"],
      ],
    },
    {
      name: "Formatted text",
      keys: [
        ["Ctrl B", "Bold"],
        ["Ctrl I", "Italic"],
        ["Ctrl E", "Code"],
        ["Ctrl K", "Link"],
        ["Ctrl Alt 1–6", "Heading; with 0 a paragraph"],
        ["Ctrl Shift 7 8", "Numbered list, list"],
        ["Shift Enter", "New line in the same paragraph"],
        ["Shift Tab", "To the toolbar; ← → move in it"],
      ],
    },
  ],
  cn: [
    {
      name: "任何位置",
      keys: [
        ["Ctrl K", "查找文档或命令"],
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
        ["Space", "选择此行"],
        ["Shift ↑ ↓", "逐行选择一段"],
      ],
    },
    {
      name: "页面树",
      keys: [
        ["↑ ↓", "上一个或下一个页面"],
        ["→ ←", "展开或收起下级页面"],
        ["Enter", "打开页面"],
        ["Space", "选择此页面"],
        ["Shift ↑ ↓", "逐个选择一段页面"],
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
    {
      name: "格式文本",
      keys: [
        ["Ctrl B", "加粗"],
        ["Ctrl I", "斜体"],
        ["Ctrl E", "代码"],
        ["Ctrl K", "链接"],
        ["Ctrl Alt 1–6", "标题；按 0 则为段落"],
        ["Ctrl Shift 7 8", "编号列表、列表"],
        ["Shift Enter", "段落内换行"],
        ["Shift Tab", "进入工具栏；用 ← → 移动"],
      ],
    },
  ],
});
