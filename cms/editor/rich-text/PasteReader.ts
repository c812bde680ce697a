import type { Node, Slice } from "prosemirror-model";
import { TextSelection } from "prosemirror-state";

import { StudioError } from "#cms/http/StudioError.ts";
import type { JsonObject } from "#cms/editor/store/json.ts";
import { isJsonObject } from "#cms/editor/store/json.ts";
import { newUuid } from "#cms/editor/store/newUuid.ts";

import type { Allowed } from "./allowed.ts";
import { cleanPastedHtml } from "./cleanPastedHtml.ts";
import type { CleanedPaste, LeftOut } from "./cleanPastedHtml.ts";
import { insertNodes } from "./commands.ts";
import { fitPasted } from "./fitPasted.ts";
import { insertPasted } from "./insertPasted.ts";
import { isMarkdown, readMarkdown } from "./pastedMarkdown.ts";
import { newPendingBlock, pendingType } from "./pastedPictures.ts";
import type { PastedPicture } from "./pastedPictures.ts";
import { schema } from "./schema.ts";
import type { TextEditor } from "./TextEditor.ts";

/** The result of a paste: what was left out, or why a picture was rejected; or how Tab leaves a list. */
export type PasteNotice =
  | { kind: "list-tab" }
  | { kind: "left-out"; leftOut: LeftOut }
  | { kind: "no-picture"; name: string }
  | { kind: "refused"; name: string; error: StudioError }
  | { kind: "markdown"; convert: () => void }
  | { kind: "not-converted"; error: StudioError };

export type PasteOptions = {
  allowed: Allowed;
  /** Uploads a picture to the library; returns its block. Throws `StudioError`. */
  upload: (file: File) => Promise<JsonObject>;
  /** The HTML of Markdown. Throws `StudioError`. */
  toHtml: (markdown: string) => Promise<string>;
  /** Replaces a placeholder in a text whose editor is closed. */
  insert: (index: number, block: JsonObject) => void;
  onNotice: (notice: PasteNotice | undefined) => void;
  /** What comes next is a step of undo of its own. */
  onStep: () => void;
};

type Pasted = {
  data: DataTransfer | null;
  slice: Slice;
  /** Where it was dropped. */
  at?: number | undefined;
};

const noneLeftOut: LeftOut = { pictures: 0, tables: 0, others: 0, links: 0, formats: 0 };

/** Handles paste and drop: cleans markup and uploads pictures, with placeholders until they are stored. */
export class PasteReader {
  private readonly options: PasteOptions;
  private cleaned: CleanedPaste | undefined;
  /** Copied in the Studio. */
  private isOwn = false;

  constructor(options: PasteOptions) {
    this.options = options;
  }

  /** For ProseMirror's `transformPastedHTML`, which comes before `take`. */
  readonly clean = (html: string): string => {
    this.cleaned = cleanPastedHtml(html, this.options.allowed, location.origin);
    this.isOwn = html.includes("data-pm-slice");
    return this.cleaned.html;
  };

  readonly fit = (slice: Slice): Slice => fitPasted(slice, this.options.allowed);

  /** Handles the data; `true` if ProseMirror has nothing left to insert. */
  take(editor: TextEditor, { data, slice, at }: Pasted): boolean {
    const { pending = [], leftOut = noneLeftOut, html = "" } = this.cleaned ?? {};
    this.cleaned = undefined;
    const files = [...(data?.files ?? [])];
    const pictures = files.filter(({ type }) => type.startsWith("image/"));
    // Some programs add a picture of the copied text; a picture counts only if there is no text.
    const isPicture = pictures.length > 0 && !/[^\s<>]/.test(html.replaceAll(/<[^>]*>/g, ""));
    const other = files.find((file) => !pictures.includes(file));
    if (isPicture) this.insertPictures(editor, pictures, at);
    if (other && html === "") this.options.onNotice({ kind: "no-picture", name: other.name });
    // A dropped file is handled in any case: the browser would open it.
    if (isPicture || (files.length > 0 && at !== undefined)) return true;
    if (other) return false;
    this.options.onStep();
    // What is typed behind it, too.
    queueMicrotask(this.options.onStep);
    this.options.onNotice(isNothing(leftOut) ? undefined : { kind: "left-out", leftOut });
    // After ProseMirror has inserted the placeholder blocks.
    if (pending.length > 0) queueMicrotask(() => this.upload(editor, pending));
    // An editor of code copies its lines as markup.
    if (html === "" || /^<pre>[^<]*<\/pre>$/.test(html)) this.offerMarkdown(editor, data?.getData("text/plain") ?? "");
    // One block that was copied in the Studio is words: it may be a part of one.
    if (html === "" || (this.isOwn && slice.content.childCount < 2)) return false;
    if (at !== undefined) select(editor, at);
    return insertPasted(slice)(editor.state, editor.dispatch);
  }

  /** Offers to make blocks of pasted Markdown, until the text is changed. */
  private offerMarkdown(editor: TextEditor, text: string): void {
    const { allowed, toHtml, onNotice, onStep } = this.options;
    const { doc, selection } = editor.state;
    if (!isMarkdown(text) || allowed.isSingle || selection.$from.parent.type.spec.code) return;
    const { from } = selection;
    const behind = doc.content.size - selection.to;
    queueMicrotask(() => {
      const pasted = editor.state.doc;
      const convert = async () => {
        const { slice, leftOut } = readMarkdown(await toHtml(text), allowed);
        if (editor.state.doc !== pasted) return;
        onStep();
        select(editor, from, pasted.content.size - behind);
        editor.run(insertPasted(slice));
        onNotice(isNothing(leftOut) ? undefined : { kind: "left-out", leftOut });
      };
      const fail = (error: unknown) => {
        if (!(error instanceof StudioError)) throw error;
        onNotice({ kind: "not-converted", error });
      };
      onNotice({ kind: "markdown", convert: () => void convert().catch(fail) });
      const stop = editor.subscribe(() => {
        if (editor.state.doc === pasted) return;
        stop();
        onNotice(undefined);
      });
    });
  }

  private insertPictures(editor: TextEditor, files: readonly File[], at?: number): void {
    const { allowed, onNotice } = this.options;
    if (!allowed.hasImages) {
      onNotice({ kind: "left-out", leftOut: { ...noneLeftOut, pictures: files.length } });
      return;
    }
    onNotice(undefined);
    const pending = files.map((file) => ({ id: newUuid(), file, alt: "" }));
    const nodes = pending.map(({ id, file }) => schema.node("solidBlock", { block: newPendingBlock(id, file.name) }));
    insertNodes(nodes, at)(editor.state, editor.dispatch);
    this.upload(editor, pending);
  }

  private upload(editor: TextEditor, pictures: readonly PastedPicture[]): void {
    for (const { id, file, alt } of pictures) {
      this.options.upload(file).then(
        (block) => this.replace(editor, id, { ...block, alt: block.alt ?? (alt || null) }),
        (error: unknown) => {
          this.replace(editor, id, undefined);
          if (!(error instanceof StudioError)) throw error;
          this.options.onNotice({ kind: "refused", name: file.name, error });
        },
      );
    }
  }

  /** Replaces a placeholder by its block, or removes it. */
  private replace(editor: TextEditor, id: string, block: JsonObject | undefined): void {
    const { doc, tr } = editor.state;
    const at = doc.children.findIndex((node) => readHeld(node)?.id === id);
    // If the placeholder is gone, as after an undo, the block is appended.
    const before = doc.children.slice(0, at < 0 ? doc.childCount : at);
    if (!editor.view) {
      if (block) this.options.insert(before.filter((node) => readHeld(node)?.type !== pendingType).length, block);
      return;
    }
    const from = before.reduce((total, { nodeSize }) => total + nodeSize, 0);
    const to = from + (doc.maybeChild(before.length)?.nodeSize ?? 0);
    if (block) tr.replaceWith(from, to, schema.node("solidBlock", { block }));
    else if (doc.childCount > 1) tr.delete(from, to);
    else tr.replaceWith(from, to, schema.node("paragraph"));
    editor.dispatch(tr);
  }
}

const isNothing = (leftOut: LeftOut) => Object.values(leftOut).every((count) => count === 0);

function select({ state: { doc, tr }, dispatch }: TextEditor, from: number, to = from): void {
  dispatch(tr.setSelection(TextSelection.between(doc.resolve(from), doc.resolve(to))));
}

function readHeld({ attrs }: Node): JsonObject | undefined {
  const block: unknown = attrs.block;
  return isJsonObject(block) ? block : undefined;
}
