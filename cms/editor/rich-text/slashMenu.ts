import { Plugin, PluginKey } from "prosemirror-state";
import type { Command, EditorState, Transaction } from "prosemirror-state";

import { isReplacement } from "./TextEditor.ts";

/** What is typed behind the slash, and where the line begins. */
export type SlashMenuState = { query: string; from: number; to: number };

const key = new PluginKey<SlashMenuState | undefined>("slashMenu");

/** The menu of blocks: a slash in an empty line opens it, words behind it choose, and any other text closes it. */
export const createSlashMenu = (): Plugin =>
  new Plugin<SlashMenuState | undefined>({
    key,
    state: {
      init: () => undefined,
      apply: (tr, open, _, state) => readState(tr, open, state),
    },
  });

/** The open menu; `undefined` while there is none. */
export const getSlashMenu = (state: EditorState): SlashMenuState | undefined => key.getState(state);

function readState(tr: Transaction, open: SlashMenuState | undefined, { selection }: EditorState) {
  const { $from, empty } = selection;
  const { parent } = $from;
  if (!empty || !parent.isTextblock || parent.type.spec.code || $from.parentOffset < parent.content.size)
    return undefined;
  // With a Chinese keyboard the key of the slash writes an enumeration comma.
  const [, query] = /^[/\u3001](\S{0,30})$/.exec(parent.textContent) ?? [];
  const isTyped = tr.docChanged && tr.getMeta(isReplacement) === undefined && tr.getMeta("paste") === undefined;
  if (query === undefined || (!open && !(isTyped && query === ""))) return undefined;
  return { query, from: $from.start(), to: $from.end() };
}

/** Removes the slash with the words behind it: what was chosen takes their place, and Escape leaves none. */
export const removeSlash: Command = (state, dispatch) => {
  const open = getSlashMenu(state);
  if (!open) return false;
  dispatch?.(state.tr.delete(open.from, open.to));
  return true;
};
