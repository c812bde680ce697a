import { Editor } from "@tiptap/core";

import type { Json, JsonObject } from "@/features/studio/editor/store/json";

import { readAllowed } from "./allowed";
import type { Allowed } from "./allowed";
import { cleanPastedHtml } from "./cleanPastedHtml";
import { extensions } from "./extensions";
import { fitPasted } from "./fitPasted";
import { replaceDocument } from "./replaceDocument";
import { RichTextConverter } from "./RichTextConverter";
import { createShortcuts } from "./shortcuts";

export type RichTextOptions = {
  config: JsonObject;
  attributes: Record<string, string>;
  /** The keys for a link were pressed. */
  onLink: () => void;
};
type Change = (value: Json[] | undefined) => void;
/** A point of the window. */
export type Point = { left: number; top: number };

/** A field's rich text while it is edited: ProseMirror's editor, and what it was made from. */
export class RichTextEditing {
  readonly editor: Editor;
  readonly allowed: Allowed;
  readonly #converter: RichTextConverter;
  #value: Json | undefined;
  #onChange: Change = () => undefined;

  constructor({ config, attributes, onLink }: RichTextOptions) {
    this.allowed = readAllowed(config);
    this.editor = new Editor({
      element: null,
      extensions: [...extensions, createShortcuts({ allowed: this.allowed, onLink })],
      injectCSS: false,
      // Never a text: parsing one as markup is what the page's policy (Trusted Types) forbids.
      content: { type: "doc", content: [{ type: "paragraph" }] },
      editorProps: {
        attributes,
        transformPastedHTML: (html) => cleanPastedHtml(html, this.allowed, location.origin),
        transformPasted: (slice) => fitPasted(slice, this.allowed),
      },
      onUpdate: ({ editor }) => this.#report(this.#converter.toValue(editor.state.doc)),
    });
    this.#converter = new RichTextConverter(this.editor.schema);
  }

  /** Shows a value in an element, with the cursor at a point or at its end; gives what removes it. */
  mount(element: HTMLElement, { value, at }: { value: Json | undefined; at: Point | undefined }): () => void {
    this.editor.mount(element);
    this.#show(value);
    const position = at && this.editor.view.posAtCoords(at)?.pos;
    this.editor.commands.focus(position ?? "end", { scrollIntoView: false });
    return () => this.editor.unmount();
  }

  /** Who is told what was typed. */
  listen(onChange: Change): void {
    this.#onChange = onChange;
  }

  /** Takes over what the field holds now, after an undo or a merge too. */
  update(value: Json | undefined): void {
    if (value !== this.#value) this.#show(value);
  }

  #show(value: Json | undefined): void {
    this.#value = value;
    replaceDocument(this.editor, this.#converter.toNode(value, this.allowed.texts[0]));
  }

  #report(blocks: Json[]): void {
    // A field that was never filled stays so while nothing is in it.
    const value = blocks.length === 0 && this.#value === undefined ? undefined : blocks;
    this.#value = value;
    this.#onChange(value);
  }
}
