import { marked } from "marked";
import { TextSelection } from "prosemirror-state";

import type { PasteNotice } from "#cms/editor/rich-text/PasteReader.ts";
import { RichTextEditing } from "#cms/editor/rich-text/RichTextEditing.ts";
import type { Json, JsonObject } from "#cms/editor/store/json.ts";

/** A block of rich text. */
export const block = (type: string, text: string, ...spans: Json[]) => ({ type, text, spans, direction: "ltr" });

const config = {
  multi: "paragraph,preformatted,heading2,heading3,list-item,o-list-item,strong,em,hyperlink,image",
  labels: ["code"],
};

// jsdom lays nothing out.
for (const drawn of [Range.prototype, Element.prototype]) {
  Object.assign(drawn, {
    getClientRects: () => [new DOMRect()],
    getBoundingClientRect: () => new DOMRect(),
    scrollIntoView: () => undefined,
    showPopover: () => undefined,
  });
}

/** The live editor of a text in a page, with what a person does to it. */
export function openText(
  value: Json,
  own: JsonObject = config,
  toHtml = async (text: string): Promise<string> => marked.parse(text),
) {
  let written: Json | undefined = value;
  /** What was written whenever a step of undo ended. */
  const steps: (Json | undefined)[] = [];
  const notices: (PasteNotice | undefined)[] = [];
  const editing = new RichTextEditing({
    config: own,
    attributes: { "aria-label": "Text" },
    onLink: () => undefined,
    onStep: () => steps.push(written),
    onNotice: (notice) => notices.push(notice),
    upload: () => Promise.reject(new Error("no upload")),
    toHtml,
    insert: () => undefined,
  });
  editing.listen((next) => {
    written = next;
  });
  editing.mount(document.body.appendChild(document.createElement("div")), value);
  editing.focus(undefined);
  const { editor } = editing;
  return {
    editing,
    editor,
    notices,
    steps,
    read: () => written,
    select: (from: number, to = from) =>
      editor.dispatch(editor.state.tr.setSelection(TextSelection.create(editor.state.doc, from, to))),
    press: (key: string, modifiers: KeyboardEventInit = {}) =>
      editor.view?.dom.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...modifiers }),
      ),
    /** Pastes as a browser does: markup, or a text without it. */
    paste: (html: string, text = "") =>
      editor.view?.dom.dispatchEvent(
        Object.assign(new Event("paste", { bubbles: true, cancelable: true }), {
          clipboardData: { files: [], getData: (type: string) => (type === "text/html" ? html : text) },
        }),
      ),
    type: (text: string) => {
      const { view } = editor;
      for (const letter of text) {
        const { from, to } = editor.state.selection;
        const insert = () => editor.state.tr.insertText(letter, from, to);
        const isTaken = view?.someProp("handleTextInput", (take) => take(view, from, to, letter, insert));
        if (!isTaken) editor.dispatch(insert());
      }
    },
  };
}
