import { useId } from "react";

import { isComposing } from "#contracts/isComposing.ts";
import { observer } from "@/features/shared/mobx";
import { useEditor } from "#cms/editor/EditorContext.ts";

import { messages } from "./messages.ts";
import { nameField, nameSliceAt } from "./nameSpot.ts";
import type { PageEditing } from "./PageEditing.ts";
import styles from "./PageTools.module.css";

/** The fields of the page for the keyboard and screen readers: one is chosen, read out and outlined at a time. */
export const FieldCursor = observer(function FieldCursor({ page }: { page: PageEditing }) {
  const { session, locale } = useEditor();
  const text = messages[locale];
  const id = useId();
  const { hovered } = page;
  const keys: Record<string, () => void> = {
    ArrowDown: () => page.step(1),
    ArrowUp: () => page.step(-1),
    Enter: () => {
      if (!hovered) return;
      if (page.canType(hovered)) page.type(hovered);
      else page.choose(hovered);
    },
    " ": () => hovered && page.choose(hovered),
    Escape: () => session.reveal(session.selected),
  };
  return (
    <div
      role="listbox"
      tabIndex={0}
      className={styles.cursor}
      aria-label={text.fields}
      aria-activedescendant={hovered ? id : undefined}
      onFocus={() => hovered ?? page.step(1)}
      onKeyDown={(event) => {
        const run = keys[event.key];
        if (!run || isComposing(event)) return;
        event.preventDefault();
        run();
      }}
    >
      {hovered ? (
        <div id={id} role="option" aria-selected="true">
          {[nameSliceAt(session, hovered.slice), nameField(session, hovered), quote(hovered.element)]
            .filter(Boolean)
            .join(" · ")}
        </div>
      ) : null}
      <small aria-hidden="true">{text.hint}</small>
    </div>
  );
});

const maxQuote = 60;

function quote(element: Element): string {
  const words = element.getAttribute("alt") ?? element.textContent ?? "";
  return words.length > maxQuote ? `${words.slice(0, maxQuote)}…` : words;
}
