import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { KeyboardEvent } from "react";

import { isComposing } from "#contracts/isComposing.ts";
import { observer } from "@/features/shared/mobx";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { readAllowed } from "#cms/editor/rich-text/allowed.ts";
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

type Props = {
  page: PageEditing;
  typing: NonNullable<PageEditing["typing"]>;
  scale: number;
  /** Where its tools stand. */
  bar: HTMLElement | null;
};

/** A field that is typed where the page shows it: over its element, in its type. Escape returns. */
export const InPlaceEditor = observer(function InPlaceEditor({ page, typing, scale, bar }: Props) {
  const { session, locale } = useEditor();
  const { slice, path, caret, element } = typing;
  const { store, models } = session;
  const { frame } = page.live;
  const box = useRef<HTMLDivElement>(null);
  const scope = useId();
  const field = findFieldModel(models, store.slice(slice), path);
  // As it was when the typing began: the page under it changes meanwhile.
  const [start] = useState(() => ({
    opener: document.activeElement,
    type: copyType(element),
    elements: page.listElements(typing),
    allowed: field?.type === "StructuredText" ? readAllowed(field.config) : undefined,
    caret,
  }));
  const value = readField(store, slice, path);
  const { area } = page;
  const label = messages[locale].typing(nameField(session, typing));
  const onChange = (next: Json | undefined) => changeField(store, slice, path, () => next);
  useEffect(() => session.presence.setField(`${slice} ${path}`), [session, slice, path]);
  useLayoutEffect(() => {
    if (!start.allowed) return undefined;
    const sheet = copyBlocks(start.elements, `[data-typing="${scope}"]`, start.allowed);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [start, scope]);
  useEffect(() => {
    const follow = () => keepInSight(box.current, frame, scale);
    const stop = page.live.onDrawn(follow);
    document.addEventListener("selectionchange", follow);
    return () => {
      stop();
      document.removeEventListener("selectionchange", follow);
    };
  }, [page, frame, scale]);
  if (!field || !area) return null;
  return (
    <div
      ref={box}
      className={styles.typing}
      data-typing={scope}
      style={{
        ...start.type,
        scale: String(scale),
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
        if (event.key === "Tab") passFocus(event, box.current, bar);
        if (event.key !== "Escape" || isComposing(event) || hasOwnEscape(event.target)) return;
        event.preventDefault();
        event.stopPropagation();
        page.endTyping();
        const { opener } = start;
        if (opener instanceof HTMLElement && opener !== frame && opener !== document.body) opener.focus();
        else session.reveal(slice, path);
      }}
      onBlur={({ currentTarget }) =>
        // The focus may move to its tools, to a dialog of the text, or to another window.
        setTimeout(() => {
          const isHere = [currentTarget, bar].some((place) => place?.contains(document.activeElement));
          if (document.hasFocus() && !isHere) page.endTyping();
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
          attributes={{ role: "textbox", "aria-multiline": "true", "aria-label": label }}
          caret={start.caret}
          bar={bar}
        />
      )}
    </div>
  );
});

/** Whether Escape closes a dialog or the menu of blocks first. */
const hasOwnEscape = (target: EventTarget) =>
  target instanceof Element && target.closest("dialog,[aria-expanded='true']") !== null;

/** Shift Tab leads from the text to its tools, which stand elsewhere, and Tab back. */
function passFocus(event: KeyboardEvent, box: HTMLElement | null, bar: HTMLElement | null): void {
  const { target, shiftKey } = event;
  if (!(target instanceof Element) || target.closest("dialog")) return;
  const isTool = bar?.contains(target) === true;
  if (isTool === shiftKey) return;
  const next = isTool ? box?.querySelector("[contenteditable]") : bar?.querySelector("[role=toolbar] [tabindex='0']");
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}

const margin = 24;

/** Scrolls the page to the cursor. */
function keepInSight(box: HTMLElement | null, frame: HTMLIFrameElement, scale: number): void {
  const { focusNode, focusOffset } = getSelection() ?? {};
  if (!focusNode || !box?.contains(focusNode)) return;
  const range = new Range();
  range.setStart(focusNode, focusOffset ?? 0);
  // An empty line has no letter that would have a place.
  const element = focusNode instanceof Element ? focusNode : box;
  const cursor = range.getClientRects()[0] ?? element.getBoundingClientRect();
  const view = frame.getBoundingClientRect();
  const [above, below] = [cursor.top - margin - view.top, cursor.bottom + margin - view.bottom];
  const by = below > 0 ? Math.min(below, above) : Math.min(above, 0);
  frame.contentWindow?.scrollBy({ top: by / scale, behavior: "instant" });
}
