import { useLayoutEffect, useMemo, useRef, useState } from "react";

import { computed, observer } from "@/features/shared/mobx";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { toJsonList } from "#cms/editor/store/json.ts";
import type { Json, JsonObject } from "#cms/editor/store/json.ts";

import { findCaret } from "./caret.ts";
import { LiveEditor } from "./LiveEditor.tsx";
import { messages } from "./messages.ts";
import { RichTextView } from "./RichTextView.tsx";
import styles from "./RichTextBox.module.css";

type Props = {
  /** Unique among all fields of the document. */
  name: string;
  label: string;
  config: JsonObject;
  value: Json | undefined;
  onChange: (value: Json[] | undefined) => void;
  id?: string;
  describedBy?: string | undefined;
  /** Empty text says nothing, as in the cells of a table. */
  isBare?: boolean;
  /** Where its tools stand; without one, above the text. */
  bar?: HTMLElement | null;
  isWrong?: boolean;
};

/** Static rich text; by key or pointer it becomes the active editor, and the previous one closes. */
export const RichTextBox = observer(function RichTextBox(props: Props) {
  const { name, label, config, value, onChange, id = "", describedBy, isWrong = false, isBare = false, bar } = props;
  const { session, locale } = useEditor();
  // Renders only the texts whose active state changes.
  const isLive = useMemo(() => computed(() => session.liveField === name), [session, name]).get();
  const [isPressed, setPressed] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const pressedTop = useRef<number>(undefined);
  // The tools of the text above that was active are gone.
  useLayoutEffect(() => {
    const { current } = root;
    if (!isLive || !current) return;
    const top = pressedTop.current ?? current.getBoundingClientRect().top;
    for (let at = current.parentElement; at; at = at.parentElement)
      at.scrollTop += current.getBoundingClientRect().top - top;
    pressedTop.current = undefined;
  }, [isLive]);
  const hasKinds = config.single === undefined && config.multi !== "paragraph";
  const attributes: Record<string, string> = {
    role: "textbox",
    "aria-multiline": "true",
    "aria-label": label,
    "aria-invalid": String(isWrong),
    ...(id ? { id } : {}),
    ...(describedBy ? { "aria-describedby": describedBy } : {}),
  };
  if (isLive) {
    return (
      <div ref={root} className={styles.root} data-live="" data-invalid={isWrong}>
        <LiveEditor {...{ name, config, value, onChange, attributes, bar }} caret={session.liveCaret} />
      </div>
    );
  }
  return (
    <div
      className={styles.root}
      data-invalid={isWrong}
      tabIndex={0}
      {...attributes}
      onPointerDown={() => setPressed(true)}
      // Only the active editor takes a picture that is dropped.
      onDragEnter={({ dataTransfer }) => {
        if (dataTransfer.types.includes("Files")) session.setLiveField(name);
      }}
      onBlur={() => setPressed(false)}
      onFocus={() => {
        // A pointer event sets the position first.
        if (isPressed) return;
        session.setLiveField(name);
      }}
      onClick={({ currentTarget, clientX, clientY }) => {
        setPressed(false);
        pressedTop.current = currentTarget.getBoundingClientRect().top;
        session.setLiveField(name, findCaret(currentTarget, { left: clientX, top: clientY }));
      }}
    >
      <div className={styles.text}>
        {toJsonList(value).length > 0 ? (
          <RichTextView value={value} />
        ) : (
          <p className={styles.placeholder}>
            {isBare ? "" : messages[locale][hasKinds ? "placeholderBlocks" : "placeholder"]}
          </p>
        )}
      </div>
    </div>
  );
});
