import { Selection } from "prosemirror-state";

import { isComposing } from "#contracts/isComposing.ts";
import type { Json, JsonObject } from "#cms/editor/store/json.ts";

import { readAllowed } from "./allowed.ts";
import type { Allowed } from "./allowed.ts";
import { toPosition } from "./caret.ts";
import type { Caret } from "./caret.ts";
import { typeBelow } from "./commands.ts";
import { keepAllowedKinds } from "./keepAllowedKinds.ts";
import { PasteReader } from "./PasteReader.ts";
import type { PasteOptions } from "./PasteReader.ts";
import { replaceDocument } from "./replaceDocument.ts";
import { RichTextConverter } from "./RichTextConverter.ts";
import { createShortcuts } from "./shortcuts.ts";
import { createSlashMenu } from "./slashMenu.ts";
import { TextEditor } from "./TextEditor.ts";

type RichTextOptions = {
  config: JsonObject;
  attributes: Record<string, string>;
  /** Called for the link shortcut. */
  onLink: () => void;
} & Omit<PasteOptions, "allowed">;
type Change = (value: Json[] | undefined) => void;
/** A menu over the text: its ARIA attributes, and the keys that it takes before the text. */
type Menu = { attributes: Record<string, string>; handleKey: (key: string) => boolean };

/** The active editor of a rich text field: ProseMirror with the field's converter. */
export class RichTextEditing {
  readonly editor: TextEditor;
  readonly allowed: Allowed;
  private readonly converter = new RichTextConverter();
  private attributes: Record<string, string>;
  private menu: Menu | undefined;
  private value: Json | undefined;
  private onChange: Change = () => undefined;

  constructor({ config, attributes, onLink, ...paste }: RichTextOptions) {
    this.allowed = readAllowed(config);
    this.attributes = attributes;
    const reader = new PasteReader({ ...paste, allowed: this.allowed });
    this.editor = new TextEditor({
      doc: this.converter.toNode(undefined),
      plugins: [
        createSlashMenu(),
        ...createShortcuts({ allowed: this.allowed, onLink, onListTab: () => paste.onNotice({ kind: "list-tab" }) }),
        keepAllowedKinds(this.allowed),
      ],
      props: {
        // Not below its tools.
        scrollThreshold: 60,
        scrollMargin: 60,
        attributes: () => ({ ...this.attributes, ...this.menu?.attributes }),
        handleKeyDown: (_, { key, ctrlKey, metaKey, altKey }) =>
          !ctrlKey && !metaKey && !altKey && this.menu?.handleKey(key) === true,
        // Keys of an input method are not meant for shortcuts; ProseMirror knows the browser's sign alone.
        handleDOMEvents: { keydown: (_, event) => isComposing(event) },
        handleTextInput: (view, _from, _to, text) => typeBelow(text)(view.state, view.dispatch),
        transformPastedHTML: reader.clean,
        transformPasted: reader.fit,
        handlePaste: (_, { clipboardData }, slice) => reader.take(this.editor, { data: clipboardData, slice }),
        handleDrop: (view, { dataTransfer, clientX, clientY }, slice, isMoved) => {
          const at = view.posAtCoords({ left: clientX, top: clientY })?.pos;
          return !isMoved && reader.take(this.editor, { data: dataTransfer, slice, at });
        },
      },
      onUpdate: (doc) => this.report(this.converter.toValue(doc)),
      onStep: paste.onStep,
    });
  }

  /** Mounts the editor in an element; returns the function that unmounts it. */
  mount(element: HTMLElement, value: Json | undefined): () => void {
    this.editor.mount(element);
    this.show(value);
    return () => this.editor.unmount();
  }

  /** Focuses the text with its cursor at a place, or at the end. */
  focus(caret: Caret | undefined): void {
    const { doc, tr } = this.editor.state;
    const texts: { text: string; from: number }[] = [];
    doc.descendants(({ text = "" }, from) => void texts.push({ text, from }));
    const selection = caret ? Selection.near(doc.resolve(toPosition(texts, caret))) : Selection.atEnd(doc);
    this.editor.dispatch(tr.setSelection(selection));
    // Synchronous: the first key would be lost.
    this.editor.view?.focus();
  }

  /** Sets the text's problems. */
  describe(attributes: Record<string, string>): void {
    this.attributes = attributes;
    this.editor.view?.setProps({});
  }

  /** Shows a menu over the text, or none. */
  showMenu(menu: Menu | undefined): void {
    const isSame = JSON.stringify(menu) === JSON.stringify(this.menu);
    this.menu = menu;
    if (!isSame) this.editor.view?.setProps({});
  }

  /** Sets the change callback. */
  listen(onChange: Change): void {
    this.onChange = onChange;
  }

  /** Sets the field's current value, such as after an undo or a merge. */
  update(value: Json | undefined): void {
    if (value !== this.value) this.show(value);
  }

  private show(value: Json | undefined): void {
    this.value = value;
    replaceDocument(this.editor, this.converter.toNode(value, this.allowed.texts[0]));
  }

  private report(blocks: Json[]): void {
    // An unset field stays unset while the text is empty.
    const value = blocks.length === 0 && this.value === undefined ? undefined : blocks;
    this.value = value;
    this.onChange(value);
  }
}
