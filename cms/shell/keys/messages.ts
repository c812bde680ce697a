import { translateWithWords } from "#cms/models/translateWithWords.ts";

/** What each key does, by the place where it does it. On a Mac ⌘ stands for Ctrl. */
export const messages = translateWithWords("shell/keys", {
  en: {
    title: "Keyboard shortcuts",
    groups: {
      everywhere: {
        name: "Everywhere",
        keys: {
          "Ctrl K": "Find a document or a command",
          "?": "Show keyboard shortcuts",
          Esc: "Close what is open",
        },
      },
      list: {
        name: "List of documents",
        keys: {
          "/": "Search the list",
          "↓": "From the search to the first row",
          "↑ ↓": "Previous or next row",
          "Home End": "First or last row",
          Enter: "Open the document",
          Space: "Select the row",
          "Shift ↑ ↓": "Select from row to row",
        },
      },
      tree: {
        name: "Page tree",
        keys: {
          "↑ ↓": "Previous or next page",
          "→ ←": "Show or hide the pages below a page",
          Enter: "Open the page",
          Space: "Select the page",
          "Shift ↑ ↓": "Select from page to page",
        },
      },
      document: {
        name: "Document",
        keys: {
          "Alt ↑ ↓": "Move the slice up or down",
          "Ctrl Alt M": "Comment on the field that has the focus",
          "Ctrl Z": "Undo text and structure",
          "Ctrl Shift Z": "Redo",
        },
      },
      text: {
        name: "Formatted text",
        keys: {
          "Ctrl B": "Bold",
          "Ctrl I": "Italic",
          "Ctrl E": "Code",
          "Ctrl K": "Link",
          "Ctrl Alt 1–6": "Heading 1–6",
          "Ctrl Alt 0": "Paragraph",
          "Ctrl Shift 7": "Numbered list",
          "Ctrl Shift 8": "Bulleted list",
          "Shift Enter": "New line in the same paragraph",
          "Shift Tab": "To the toolbar; ← → move in it",
          Esc: "Return from a text that is typed on the page; in a list, Tab then leaves the text",
        },
      },
      table: {
        name: "Data table",
        keys: { Tab: "Next cell", Enter: "Cell below", Esc: "Leave the table" },
      },
    },
  },
});
