import type { PointerEvent } from "react";
import { GripVertical } from "lucide-react";

import { isComposing } from "#contracts/isComposing.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { moveTo } from "#cms/editor/slices/composing.ts";

import { messages } from "./messages.ts";
import type { PageEditing } from "./PageEditing.ts";
import styles from "./PageTools.module.css";

/** A position between slices, and where it is in the frame. */
export type Gap = { index: number; top: number };

type Props = {
  slice: string;
  zone: string;
  name: string;
  page: PageEditing;
  scale: number;
  /** Where the dragged slice would be inserted. */
  gap: Gap | undefined;
  onGap: (gap: Gap | undefined) => void;
};

/** Near an edge of the frame, in its pixels, dragging scrolls. */
const scrollZone = 60;
const scrollStep = 16;

/** Moves a slice on the page: by dragging, also with a finger, or by arrow keys. */
export function SliceHandle({ slice, zone, name, page, scale, gap, onGap }: Props) {
  const editor = useEditor();
  const { store } = editor.session;
  const text = messages[editor.locale];
  const drag = ({ clientY }: PointerEvent) => {
    const { frame } = page.live;
    const top = (clientY - frame.getBoundingClientRect().top) / scale;
    if (top < scrollZone) frame.contentWindow?.scrollBy(0, -scrollStep);
    if (top > frame.clientHeight - scrollZone) frame.contentWindow?.scrollBy(0, scrollStep);
    onGap(
      findGap(
        store.keys(zone).map((key) => page.live.findSlice(key)?.getBoundingClientRect()),
        top,
      ),
    );
  };
  const drop = () => {
    onGap(undefined);
    if (!gap) return;
    const from = store.keys(zone).indexOf(slice);
    const to = from < gap.index ? gap.index - 1 : gap.index;
    if (to !== from) moveTo(editor, slice, to);
  };
  return (
    <button
      type="button"
      className={`${styles.button} ${styles.handle}`}
      aria-label={text.move(name)}
      title={text.move(name)}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && drag(event)}
      onPointerUp={drop}
      onLostPointerCapture={() => onGap(undefined)}
      onKeyDown={(event) => {
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (event.key === "Escape") onGap(undefined);
        if (step === undefined || isComposing(event)) return;
        event.preventDefault();
        moveTo(editor, slice, store.keys(zone).indexOf(slice) + step);
      }}
    >
      <GripVertical size={16} aria-hidden="true" />
    </button>
  );
}

/** The gap nearest to a height; slices that are not drawn have no box. */
function findGap(boxes: readonly (DOMRect | undefined)[], top: number): Gap | undefined {
  const gaps = boxes.flatMap((box, index): Gap[] =>
    box
      ? [
          { index, top: box.top },
          { index: index + 1, top: box.bottom },
        ]
      : [],
  );
  return gaps.toSorted((one, two) => Math.abs(one.top - top) - Math.abs(two.top - top))[0];
}
