import { Extension, InputRule } from "@tiptap/core";
import type { Editor } from "@tiptap/core";

import type { Allowed } from "./allowed";
import { findNodeKind } from "./blocks";

/** Makes the selected blocks blocks of a kind in Prismic's words. */
export function setKind(editor: Editor, kind: string): boolean {
  const target = findNodeKind(kind);
  return target ? editor.chain().focus().setNode(target.name, target.attrs).run() : false;
}

/** Toggles a label on the selection. */
export function toggleLabel(editor: Editor, name: string): boolean {
  const mark = editor.schema.mark("label", { name });
  const { from, to } = editor.state.selection;
  let isOn = false;
  editor.state.doc.nodesBetween(from, to, ({ marks }) => {
    isOn ||= mark.isInSet(marks);
  });
  return editor
    .chain()
    .focus()
    .command(({ tr }) => {
      if (isOn) tr.removeMark(from, to, mark);
      else tr.addMark(from, to, mark);
      return true;
    })
    .run();
}

const starts: { find: RegExp; kind: (match: RegExpMatchArray) => string }[] = [
  { find: /^[-*]\s$/, kind: () => "list-item" },
  { find: /^1[.)]\s$/, kind: () => "o-list-item" },
  { find: /^(#{1,6})\s$/, kind: ([, signs = ""]) => `heading${signs.length}` },
  { find: /^```\s$/, kind: () => "preformatted" },
];

type Options = { allowed: Allowed; onLink: () => void };

/** Keyboard shortcuts and line prefixes for the formats that the field allows. */
export const createShortcuts = ({ allowed, onLink }: Options) =>
  Extension.create({
    name: "shortcuts",
    priority: 1_000,
    addKeyboardShortcuts() {
      const { editor } = this;
      const has = (span: string) => allowed.spans.includes(span);
      const kinds = Object.fromEntries(
        [1, 2, 3, 4, 5, 6].map((level) => [`Mod-Alt-${level}`, () => takeKind(editor, `heading${level}`, allowed)]),
      );
      return {
        ...kinds,
        "Mod-Alt-0": () => takeKind(editor, "paragraph", allowed),
        "Mod-Shift-8": () => takeKind(editor, "list-item", allowed),
        "Mod-Shift-7": () => takeKind(editor, "o-list-item", allowed),
        "Mod-b": () => has("strong") && editor.commands.toggleMark("strong"),
        "Mod-i": () => has("em") && editor.commands.toggleMark("em"),
        "Mod-e": () => allowed.labels.includes("code") && toggleLabel(editor, "code"),
        "Mod-k": () => {
          if (has("hyperlink")) onLink();
          return true;
        },
        "Shift-Enter": () => editor.commands.insertContent({ type: "hardBreak" }),
        Enter: () => pressEnter(editor, allowed),
        Backspace: () => pressBackspace(editor, allowed),
      };
    },
    addInputRules() {
      return starts.map(
        ({ find, kind }) =>
          new InputRule({
            find,
            handler: ({ match, range, state, commands }) => {
              const wanted = kind(match);
              const target = findNodeKind(wanted);
              const isParagraph = state.selection.$from.parent.type.name === "paragraph";
              if (!target || !isParagraph || !allowed.texts.includes(wanted)) return null;
              commands.deleteRange(range);
              commands.setNode(target.name, target.attrs);
              return undefined;
            },
          }),
      );
    },
  });

const takeKind = (editor: Editor, kind: string, { texts }: Allowed) => texts.includes(kind) && setKind(editor, kind);

function pressEnter(editor: Editor, { isSingle, texts }: Allowed): boolean {
  const { parent } = editor.state.selection.$from;
  if (isSingle) return parent.type.name === "preformatted" ? insertLine(editor) : true;
  if (parent.type.name !== "listItem") return false;
  if (parent.content.size === 0 && texts.includes("paragraph")) return editor.commands.setNode("paragraph");
  return editor.commands.command(({ tr }) => {
    tr.deleteSelection();
    tr.split(tr.selection.from);
    tr.scrollIntoView();
    return true;
  });
}

const insertLine = (editor: Editor): boolean =>
  editor.commands.command(({ tr }) => {
    tr.insertText("\n");
    return true;
  });

function pressBackspace(editor: Editor, { texts }: Allowed): boolean {
  const { empty, $from } = editor.state.selection;
  if (!empty || $from.parentOffset > 0 || $from.parent.type.name === "paragraph") return false;
  if (texts.includes("paragraph")) return editor.commands.setNode("paragraph");
  // Handled: the first block has nothing before it and no other type to become.
  return $from.index(0) === 0;
}
