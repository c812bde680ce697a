import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { CSSProperties } from "react";

import { isComposing } from "#contracts/isComposing.ts";
import { observer } from "@/features/shared/mobx";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { LiveEditor } from "#cms/editor/rich-text/LiveEditor.tsx";
import { changeField } from "#cms/editor/store/changeField.ts";
import { toText } from "#cms/editor/store/json.ts";
import type { Json } from "#cms/editor/store/json.ts";
import { readField } from "#cms/editor/store/readField.ts";

import { copyBlocks, copyType } from "./copyType.ts";
import { findFieldModel } from "./findFieldModel.ts";
import { LineEditor } from "./LineEditor.tsx";
import { messages } from "./messages.ts";
import { nameField } from "./nameSpot.ts";
import type { PageEditing } from "./PageEditing.ts";
import styles from "./PageTools.module.css";

type Props = { page: PageEditing; typing: NonNullable<PageEditing["typing"]>; scale: number };

/** A toolbar above the text needs as much room, in pixels. */
const toolbarHeight = 56;

/** A field that is typed where the page shows it: over its element, in its type. Escape returns. */
export const InPlaceEditor = observer(function InPlaceEditor({ page, typing, scale }: Props) {
  const { session, locale } = useEditor();
  const { slice, path, caret, element } = typing;
  const { store, models } = session;
  const { frame } = page.live;
  const box = useRef<HTMLDivElement>(null);
  const scope = useId();
  // As it was when the typing began: the page under it changes meanwhile.
  const [start] = useState(() => ({
    opener: document.activeElement,
    type: copyType(element),
    elements: page.listElements(typing),
    caret,
  }));
  const field = findFieldModel(models, store.slice(slice), path);
  const value = readField(store, slice, path);
  const { area } = page;
  const label = messages[locale].typing(nameField(session, typing));
  const onChange = (next: Json | undefined) => changeField(store, slice, path, () => next);
  useEffect(() => session.presence.setField(`${slice} ${path}`), [session, slice, path]);
  useLayoutEffect(() => {
    const sheet = copyBlocks(start.elements, `[data-typing="${scope}"]`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [start, scope]);
  useEffect(() => keepInSight(box.current, frame, scale), [value, frame, scale]);
  if (!field || !area) return null;
  return (
    <div
      ref={box}
      className={styles.typing}
      data-typing={scope}
      data-below={area.top * scale < toolbarHeight}
      style={{
        ...start.type,
        ...toScale(scale, frame.clientHeight - area.top - toolbarHeight / scale),
        top: area.top * scale,
        left: area.left * scale,
        width: field.type === "Text" ? "max-content" : area.width,
        minWidth: area.width,
        maxWidth: area.room,
        minHeight: area.height,
      }}
      onCompositionStart={store.history.startComposition}
      onCompositionEnd={store.history.endComposition}
      // Before the text, which takes the key for itself.
      onKeyDownCapture={(event) => {
        if (event.key !== "Escape" || isComposing(event) || hasOwnEscape(event.target)) return;
        event.preventDefault();
        event.stopPropagation();
        page.endTyping();
        const { opener } = start;
        if (opener instanceof HTMLElement && opener !== frame && opener !== document.body) opener.focus();
        else session.reveal(slice, path);
      }}
      onBlur={({ currentTarget }) =>
        // The focus may move to a dialog of the text, or to another window.
        setTimeout(() => {
          if (document.hasFocus() && !currentTarget.contains(document.activeElement)) page.endTyping();
        })
      }
    >
      {field.type === "Text" ? (
        <LineEditor label={label} value={toText(value)} caret={start.caret} onChange={onChange} />
      ) : (
        <LiveEditor
          name={`${slice} ${path}`}
          config={field.config}
          value={value}
          onChange={onChange}
          onNotice={() => undefined}
          attributes={{ role: "textbox", "aria-multiline": "true", "aria-label": label }}
          caret={start.caret}
        />
      )}
    </div>
  );
});

/** Whether Escape closes a dialog or the menu of blocks first. */
const hasOwnEscape = (target: EventTarget) =>
  target instanceof Element && target.closest("dialog,[aria-expanded='true']") !== null;

const toScale = (scale: number, foot: number): CSSProperties & Record<"--scale" | "--foot", unknown> => ({
  "--scale": scale,
  // Where its tools stand at the foot of the frame.
  "--foot": `${foot}px`,
  scale: String(scale),
});

/** Scrolls the page to the end of a text that grows out of sight. */
function keepInSight(box: HTMLElement | null, frame: HTMLIFrameElement, scale: number): void {
  const { bottom: end, height } = frame.getBoundingClientRect();
  const text = box?.getBoundingClientRect();
  if (text && text.bottom > end && text.height < height) frame.contentWindow?.scrollBy(0, (text.bottom - end) / scale);
}
