import { useEffect, useMemo, useState } from "react";

import { observer } from "@/features/shared/mobx";
import { isOnePane } from "#cms/editor/bringIntoView.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";
import type { PreviewFrame } from "#cms/editor/preview/PreviewFrame.ts";
import { addNewSlice, addSlice } from "#cms/editor/slices/composing.ts";
import { SliceLibrary } from "#cms/editor/slices/SliceLibrary.tsx";

import type { Area } from "./Area.ts";
import { FieldCursor } from "./FieldCursor.tsx";
import { followFocus } from "./followFocus.ts";
import { InPlaceEditor } from "./InPlaceEditor.tsx";
import { PageEditing } from "./PageEditing.ts";
import { SliceControls } from "./SliceControls.tsx";
import styles from "./PageTools.module.css";

type Props = {
  live: PreviewFrame;
  scale: number;
  /** Holds the tools of a text that is typed, where its page is all that is on the screen. */
  bar: HTMLElement | null;
};

/** Editing on the page: names, fields that are clicked and typed, slices that are added and moved. Lies over the preview's frame. */
export const PageTools = observer(function PageTools({ live, scale, bar }: Props) {
  const editor = useEditor();
  const { session } = editor;
  const page = useMemo(() => new PageEditing(session, live), [session, live]);
  const [place, setPlace] = useState<{ zone: string; index: number }>();
  useEffect(() => page.start(), [page]);
  useEffect(() => followFocus(page), [page]);
  const { typing, area } = page;
  const [tools, setTools] = useState<HTMLElement | null>(null);
  return (
    <>
      <div
        className={styles.root}
        onWheel={({ deltaX, deltaY }) => live.frame.contentWindow?.scrollBy(deltaX / scale, deltaY / scale)}
      >
        <FieldCursor page={page} />
        <SliceControls page={page} scale={scale} onAdd={(zone, index) => setPlace({ zone, index })} />
        {typing && session.store.hasSlice(typing.slice) ? (
          <>
            {area && !isOnePane() ? (
              <div ref={setTools} className={styles.tools} style={placeTools(area, live.frame, scale)} />
            ) : null}
            <InPlaceEditor
              key={`${typing.slice} ${typing.path}`}
              {...{ page, typing, scale }}
              bar={isOnePane() ? bar : tools}
            />
          </>
        ) : null}
      </div>
      {place ? (
        <SliceLibrary
          choices={session.models.choices(session.summary.type, place.zone)}
          onClose={() => setPlace(undefined)}
          onPick={({ slice, variation }) => {
            setPlace(undefined);
            addNewSlice(editor, place.zone, place.index, slice, variation);
          }}
          onPickSaved={(slice) => {
            setPlace(undefined);
            addSlice(editor, place.zone, place.index, slice);
          }}
        />
      ) : null}
    </>
  );
});

/** Height of the tools with the room between them and the text. */
const toolsHeight = 52;
/** Where a text above would begin, in the page's pixels. */
const edge = 8;

/** Above the field, below it where a text is above, else at the edge of what is in sight. */
function placeTools({ left, top, height }: Area, frame: HTMLIFrameElement, scale: number) {
  const hides = [0.25, 0.5, 0.75].some((part) => {
    const element = frame.contentDocument?.elementFromPoint(left + edge, top - (toolsHeight * part) / scale);
    return [...(element?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  });
  const above = top * scale - toolsHeight;
  const below = (top + height) * scale;
  const isBelow = (hides || above < 0) && below + toolsHeight < frame.clientHeight * scale;
  return { left: Math.max(0, left * scale), top: isBelow ? below : Math.max(0, above) };
}
