import {
  baseKeymap,
  chainCommands,
  createParagraphNear,
  liftEmptyBlock,
  newlineInCode,
  toggleMark,
} from "prosemirror-commands";
import { InputRule, inputRules } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import type { Mark } from "prosemirror-model";
import type { Command, EditorState, Plugin, Transaction } from "prosemirror-state";

import { isGoodUrl, webTarget } from "#cms/editor/fields/links.ts";
import { normalizeUrl } from "#contracts/linkUrl.ts";

import type { Allowed } from "./allowed.ts";
import { setKindIn, splitBlock, toggleLabel, toKind } from "./commands.ts";
import { schema } from "./schema.ts";
import { typedDoc } from "./TextEditor.ts";

/** Toggles bold or italic: removed if all of the selection has it. */
export const toggleSpan = (name: "strong" | "em"): Command =>
  toggleMark(schema.mark(name).type, null, { removeWhenPresent: false, includeWhitespace: true });

const starts: { find: RegExp; kind: (match: RegExpMatchArray) => string }[] = [
  { find: /^[-*]\s$/, kind: () => "list-item" },
  { find: /^1[.)]\s$/, kind: () => "o-list-item" },
  { find: /^(#{1,6})\s$/, kind: ([, signs = ""]) => `heading${signs.length}` },
  { find: /^```\s$/, kind: () => "preformatted" },
];

type InlineSigns = { find: RegExp; span: string; toMark: (match: RegExpMatchArray) => Mark | undefined };

/** Signs around words, as in Markdown: the first group is what stays. */
const inlineSigns: InlineSigns[] = [
  { find: /(?<![*\w])\*\*([^\s*](?:[^*]*[^\s*])?)\*\*$/, span: "strong", toMark: () => schema.mark("strong") },
  { find: /(?<![*\w])\*([^\s*](?:[^*]*[^\s*])?)\*$/, span: "em", toMark: () => schema.mark("em") },
  // Not in a name, such as __init__, or in a URL.
  { find: /(?<![_\w/]|\]\(\S*)_([^\s_](?:[^_]*[^\s_])?)_$/, span: "em", toMark: () => schema.mark("em") },
  { find: /(?<!`)`([^`]+)`$/, span: "code", toMark: () => schema.mark("label", { name: "code" }) },
  {
    find: /(?<!!)\[([^[\]]+)\]\(((?:[^\s()]|\([^\s()]*\))+)\)$/,
    span: "hyperlink",
    toMark: ([, , url = ""]) =>
      isGoodUrl(url) ? schema.mark("hyperlink", { data: webTarget(normalizeUrl(url), undefined) }) : undefined,
  },
];

type Options = { allowed: Allowed; onLink: () => void; onListTab: () => void };

/** Keyboard shortcuts, line prefixes and signs around words for the formats that the field allows. */
export const createShortcuts = ({ allowed, ...events }: Options): Plugin[] => [
  inputRules({
    rules: [
      ...starts.map(({ find, kind }) => createStart(find, kind, allowed)),
      ...inlineSigns
        .filter(({ span }) => (span === "code" ? allowed.labels : allowed.spans).includes(span))
        .map(createSpan),
    ],
  }),
  keymap(createKeys(allowed, events)),
  keymap({
    ...baseKeymap,
    Enter: chainCommands(newlineInCode, createParagraphNear, liftEmptyBlock, splitBlock),
  }),
];

function createKeys(allowed: Allowed, { onLink, onListTab }: Omit<Options, "allowed">): Record<string, Command> {
  const only = (isAllowed: boolean, command: Command): Command => (isAllowed ? command : () => false);
  const kind = (name: string) => only(allowed.texts.includes(name), toKind(name));
  let escaped: EditorState | undefined;
  return {
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`Mod-Alt-${level}`, kind(`heading${level}`)])),
    "Mod-Alt-0": kind("paragraph"),
    "Mod-Shift-8": kind("list-item"),
    "Mod-Shift-7": kind("o-list-item"),
    "Mod-b": only(allowed.spans.includes("strong"), toggleSpan("strong")),
    "Mod-i": only(allowed.spans.includes("em"), toggleSpan("em")),
    "Mod-e": only(allowed.labels.includes("code"), toggleLabel("code")),
    "Mod-k": () => {
      if (allowed.spans.includes("hyperlink")) onLink();
      return true;
    },
    "Shift-Enter": ({ tr }, dispatch) => {
      dispatch?.(tr.replaceSelectionWith(schema.node("hardBreak")).scrollIntoView());
      return true;
    },
    Escape: (state) => {
      escaped = state;
      return false;
    },
    // Lists have one level; a Tab that left the text would lose what is typed next. After Escape it leaves.
    Tab: (state) => {
      if (state === escaped || state.selection.$from.parent.type !== schema.nodes.listItem) return false;
      onListTab();
      return true;
    },
    Enter: createEnter(allowed),
    Backspace: createBackspace(allowed),
  };
}

type Handler = (state: EditorState, match: RegExpMatchArray, from: number, to: number) => Transaction | null;

/** A rule whose undo gives back what was typed. */
const createRule = (find: RegExp, convert: Handler): InputRule =>
  new InputRule(find, (state, match, from, to) => {
    const typed = state.tr.insertText(match[0].slice(to - from), to);
    return convert(state, match, from, to)?.setMeta(typedDoc, typed.doc) ?? null;
  });

function createStart(find: RegExp, readKind: (match: RegExpMatchArray) => string, { texts }: Allowed): InputRule {
  return createRule(find, ({ tr, selection }, match, from, to) => {
    const kind = readKind(match);
    const isParagraph = selection.$from.parent.type === schema.nodes.paragraph;
    if (!isParagraph || !texts.includes(kind)) return null;
    tr.delete(from, to);
    return setKindIn(tr, { from, to: from }, kind) ? tr : null;
  });
}

function createSpan({ find, toMark }: InlineSigns): InputRule {
  return createRule(find, ({ tr }, match, from, to) => {
    const [all, words = ""] = match;
    const mark = toMark(match);
    if (!mark) return null;
    const start = from + all.indexOf(words);
    // The last sign is not in the text yet.
    tr.delete(start + words.length, to).delete(from, start);
    return tr.addMark(from, from + words.length, mark).removeStoredMark(mark);
  });
}

const createEnter =
  ({ isSingle, texts }: Allowed): Command =>
  (state, dispatch, view) => {
    const { parent } = state.selection.$from;
    if (isSingle) return parent.type.spec.code === true ? newlineInCode(state, dispatch, view) : true;
    if (parent.type !== schema.nodes.listItem) return false;
    if (parent.content.size === 0 && texts.includes("paragraph")) return toKind("paragraph")(state, dispatch);
    const { tr } = state;
    tr.deleteSelection();
    dispatch?.(tr.split(tr.selection.from).scrollIntoView());
    return true;
  };

const createBackspace =
  ({ texts }: Allowed): Command =>
  (state, dispatch) => {
    const { empty, $from } = state.selection;
    if (!empty || $from.parentOffset > 0 || $from.parent.type === schema.nodes.paragraph) return false;
    if (texts.includes("paragraph")) return toKind("paragraph")(state, dispatch);
    // Handled: the first block has nothing before it and no other type to become.
    return $from.index(0) === 0;
  };
