import { useId, useLayoutEffect, useState } from "react";

import { foldText } from "#contracts/foldText.ts";
import { ownValue } from "#contracts/ownValue.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";

import type { Allowed } from "./allowed.ts";
import { toggleLabel, toKind } from "./commands.ts";
import { messages } from "./messages.ts";
import { placeMenu } from "./placeMenu.ts";
import type { RichTextEditing } from "./RichTextEditing.ts";
import { getSlashMenu, removeSlash } from "./slashMenu.ts";
import type { SolidKind } from "./SolidDialog.tsx";
import { useEditorSnapshot } from "./useEditorSnapshot.ts";
import styles from "./SlashMenu.module.css";

type Props = { live: RichTextEditing; onSolid: (kind: SolidKind) => void };

/** The menu of blocks below the line with the slash; the text keeps the focus. */
export function SlashMenu({ live, onSolid }: Props) {
  const { locale } = useEditor();
  const { editor, allowed } = live;
  const open = useEditorSnapshot(editor, ({ state }) => getSlashMenu(state));
  const id = useId();
  const [chosen, setChosen] = useState({ query: "", index: 0 });
  const all = listItems(allowed, locale);
  const items = all.filter(({ words }) => words.includes(foldText(open?.query ?? "")));
  const isOpen = open !== undefined && all.length > 1 && items.length > 0;
  const index = chosen.query === open?.query ? Math.min(chosen.index, items.length - 1) : 0;
  const current = items[index];
  const pick = ({ name }: Item) => {
    editor.run(removeSlash);
    if (name === "image" || name === "embed") onSolid(name);
    else editor.run((allowed.labels.includes(name) ? toggleLabel : toKind)(name));
  };
  // Before the next key: the text asks the menu first.
  useLayoutEffect(() => {
    const move = (step: number) =>
      setChosen({ query: open?.query ?? "", index: (index + step + items.length) % items.length });
    const keys: Record<string, () => void> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => current && pick(current),
      Tab: () => current && pick(current),
      Escape: () => editor.run(removeSlash),
    };
    live.showMenu(
      isOpen
        ? {
            attributes: { "aria-controls": id, "aria-expanded": "true", "aria-activedescendant": `${id}-${index}` },
            handleKey: (key) => {
              ownValue(keys, key)?.();
              return key in keys;
            },
          }
        : undefined,
    );
  });
  if (!isOpen) return null;
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={messages[locale].blocks}
      className={styles.root}
      // In the top layer no slice or frame cuts it.
      popover="manual"
      ref={show}
      style={place(live, open.from)}
    >
      {items.map((item, at) => (
        <li
          key={item.name}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === index}
          data-sign={item.sign}
          ref={at === index ? (node) => node?.scrollIntoView({ block: "nearest" }) : undefined}
          // Keeps the focus in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => pick(item)}
        >
          <span>
            {item.label}
            {item.hint ? <small>{item.hint}</small> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Drawn inside a line; every other label is a box. */
const inlineLabel = "code";

type Item = { name: string; label: string; words: string; sign: string; hint: string | undefined };

/** What begins a block of a kind when it is typed at the start of a line, see `shortcuts.ts`. */
const signs: Record<string, string> = { "list-item": "-", "o-list-item": "1.", preformatted: "```" };
const findSign = (name: string) => ownValue(signs, name) ?? "#".repeat(Number(/^heading(\d)$/.exec(name)?.[1] ?? 0));

function listItems({ texts, labels, hasImages, hasEmbeds }: Allowed, locale: keyof typeof messages): Item[] {
  const own = messages[locale];
  const english = messages.en;
  const solid = [...(hasImages ? ["image" as const] : []), ...(hasEmbeds ? ["embed" as const] : [])];
  const kinds = texts.map((name) => ({
    name,
    label: ownValue(own.kinds, name) ?? name,
    words: `${ownValue(english.kinds, name) ?? ""} ${name} ${name.replace("heading", "h")}`,
  }));
  const boxes = labels
    .filter((name) => name !== inlineLabel)
    .map((name) => ({ name, label: own.label(name), words: english.label(name) }));
  const solids = solid.map((name) => ({ name, label: own[name], words: `${english[name]} ${name}` }));
  return [...kinds, ...boxes, ...solids].map((item) => ({
    ...item,
    sign: findSign(item.name),
    hint: ownValue(own.hints, item.name),
    words: foldText(`${item.label} ${item.words}`),
  }));
}

const show = (menu: HTMLElement | null) => menu?.showPopover();

/** Beside the line, above the keyboard of a phone. */
const place = ({ editor: { view } }: RichTextEditing, at: number) =>
  view &&
  placeMenu(view.coordsAtPos(at), {
    width: window.innerWidth,
    height: window.visualViewport?.height ?? window.innerHeight,
  });
