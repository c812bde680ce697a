import { translateWithWords } from "#cms/models/translateWithWords.ts";

import type { LeftOut } from "./cleanPastedHtml.ts";

/** Messages of the rich text editor. */
export const messages = translateWithWords("editor/rich-text", {
  en: {
    toolbar: "Formatting",
    kind: "Kind of block",
    kinds: {
      paragraph: "Paragraph",
      heading1: "Heading 1",
      heading2: "Heading 2",
      heading3: "Heading 3",
      heading4: "Heading 4",
      heading5: "Heading 5",
      heading6: "Heading 6",
      "list-item": "List",
      "o-list-item": "Numbered list",
      preformatted: "Code block",
    },
    strong: "Bold (Ctrl+B)",
    em: "Italic (Ctrl+I)",
    hyperlink: "Link (Ctrl+K)",
    label: (name: string) => ({ code: "Code (Ctrl+E)", note: "Note", warning: "Warning" })[name] ?? `Label: ${name}`,
    image: "Picture",
    embed: "Video or page",
    editBlock: "Edit this block",
    removeBlock: "Remove this block",
    apply: "Apply",
    cancel: "Cancel",
    removeLink: "Remove the link",
    linkTitle: "Link",
    embedTitle: "Video or page",
    imageTitle: "Picture",
    hints: {
      preformatted: "Keeps spaces and line breaks",
      note: "A box with something to know",
      warning: "A box for what can go wrong",
      image: "From the library, or uploaded",
      embed: "By its URL, such as a video’s",
    },
    placeholder: "Write…",
    placeholderBlocks: "Write, or / for blocks…",
    leftOut: ({ pictures, tables, others, links, formats }: LeftOut) =>
      [
        ...(pictures > 0
          ? [
              pictures === 1
                ? "a picture was left out: upload it here"
                : `${pictures} pictures were left out: upload them here`,
            ]
          : []),
        ...(tables > 0 ? [tables === 1 ? "a table became lines" : `${tables} tables became lines`] : []),
        ...(others > 0 ? ["scripts and media were left out"] : []),
        ...(links > 0
          ? [
              links === 1
                ? "a link that does not work here was removed"
                : `${links} links that do not work here were removed`,
            ]
          : []),
        ...(formats > 0 ? ["superscript and strikethrough became plain text"] : []),
      ].join("; "),
    listTab: "Lists have one level. Press Esc, then Tab, to leave the text.",
    markdown: "This looks like Markdown.",
    convertMarkdown: "Convert to blocks",
    notConverted: (why: string) => `The text stays as it is: ${why}`,
    blocks: "Blocks",
    pasted: (what: string) => `The text is pasted; ${what}.`,
    refused: (name: string, why: string) => `${name} was not added: ${why}`,
    noPicture: (name: string) =>
      `${name} was not added: a text can only contain pictures. Upload it under “Pictures and files” and link to it.`,
  },
  cn: {
    label: (name: string) => ({ code: "代码 (Ctrl+E)", note: "说明", warning: "警告" })[name] ?? `标签：${name}`,
    leftOut: ({ pictures, tables, others, links, formats }: LeftOut) =>
      [
        ...(pictures > 0 ? [`${pictures} 张图片未能带入，请在此上传`] : []),
        ...(tables > 0 ? [`${tables} 个表格已变为文字行`] : []),
        ...(others > 0 ? ["可运行或播放的内容已略去"] : []),
        ...(links > 0 ? [`${links} 个链接在此无效，已移除`] : []),
        ...(formats > 0 ? ["上标或删除线文字已变为普通文字"] : []),
      ].join("；"),
  },
});
