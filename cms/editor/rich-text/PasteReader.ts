import type { Node, Slice } from "prosemirror-model";

import { StudioError } from "#cms/http/StudioError.ts";
import type { JsonObject } from "#cms/editor/store/json.ts";
import { isJsonObject } from "#cms/editor/store/json.ts";
import { newUuid } from "#cms/editor/store/newUuid.ts";

import type { Allowed } from "./allowed.ts";
import { cleanPastedHtml } from "./cleanPastedHtml.ts";
import type { CleanedPaste } from "./cleanPastedHtml.ts";
import { insertNodes } from "./commands.ts";
import { fitPasted } from "./fitPasted.ts";
import { newPendingBlock, pendingType } from "./pastedPictures.ts";
import type { PastedPicture } from "./pastedPictures.ts";
import { schema } from "./schema.ts";
import type { TextEditor } from "./TextEditor.ts";

/** The result of a paste: what was left out, or why a picture was rejected. */
export type PasteNotice =
  | { kind: "left-out"; leftOut: CleanedPaste["leftOut"] }
  | { kind: "no-picture"; name: string }
  | { kind: "refused"; name: string; error: StudioError };

export type PasteOptions = {
  allowed: Allowed;
  /** Uploads a picture to the library; returns its block. Throws `StudioError`. */
  upload: (file: File) => Promise<JsonObject>;
  /** Replaces a placeholder in a text whose editor is closed. */
  insert: (index: number, block: JsonObject) => void;
  onNotice: (notice: PasteNotice | undefined) => void;
};

const noneLeftOut = { pictures: 0, tables: 0, others: 0 };

/** Handles paste and drop: cleans markup and uploads pictures, with placeholders until they are stored. */
export class PasteReader {
  private readonly options: PasteOptions;
  private cleaned: CleanedPaste | undefined;

  constructor(options: PasteOptions) {
    this.options = options;
  }

  /** For ProseMirror's `transformPastedHTML`, which comes before `take`. */
  readonly clean = (html: string): string => {
    this.cleaned = cleanPastedHtml(html, this.options.allowed, location.origin);
    return this.cleaned.html;
  };

  readonly fit = (slice: Slice): Slice => fitPasted(slice, this.options.allowed);

  /** Handles the data; `true` if ProseMirror has nothing left to insert. */
  take(editor: TextEditor, files: readonly File[], at?: number): boolean {
    const { pending = [], leftOut = noneLeftOut, html = "" } = this.cleaned ?? {};
    this.cleaned = undefined;
    const pictures = files.filter(({ type }) => type.startsWith("image/"));
    // Some programs add a picture of the copied text; a picture counts only if there is no text.
    const isPicture = pictures.length > 0 && !/[^\s<>]/.test(html.replaceAll(/<[^>]*>/g, ""));
    const other = files.find((file) => !pictures.includes(file));
    if (isPicture) this.insertPictures(editor, pictures, at);
    if (other && html === "") this.options.onNotice({ kind: "no-picture", name: other.name });
    // A dropped file is handled in any case: the browser would open it.
    if (isPicture || (files.length > 0 && at !== undefined)) return true;
    if (other) return false;
    const isComplete = Object.values(leftOut).every((count) => count === 0);
    this.options.onNotice(isComplete ? undefined : { kind: "left-out", leftOut });
    // After ProseMirror has inserted the placeholder blocks.
    if (pending.length > 0) queueMicrotask(() => this.upload(editor, pending));
    return false;
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

function readHeld({ attrs }: Node): JsonObject | undefined {
  const block: unknown = attrs.block;
  return isJsonObject(block) ? block : undefined;
}
