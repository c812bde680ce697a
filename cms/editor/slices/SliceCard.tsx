import { useMemo, useRef, useState } from "react";
import { GripVertical } from "lucide-react";

import { isComposing } from "#contracts/isComposing.ts";
import { computed, observer } from "@/features/shared/mobx";
import { useEditor } from "#cms/editor/EditorContext.ts";

import { moveTo } from "./composing.ts";
import { messages } from "./messages.ts";
import { MoveDialog } from "./MoveDialog.tsx";
import { SliceFields } from "./SliceFields.tsx";
import { describeSlice, nameSlice } from "./sliceNames.ts";
import { SliceTitle } from "./SliceTitle.tsx";
import { SliceTools } from "./SliceTools.tsx";
import { useSliceDrag } from "./useSliceDrag.ts";
import styles from "./SliceCard.module.css";

type Props = { slice: string; zone: string; index: number; count: number; onAdd: (index: number) => void };

/** A slice in the form: a title line, and its fields while it is open. */
export const SliceCard = observer(function SliceCard({ slice, zone, index, count, onAdd }: Props) {
  const editor = useEditor();
  const { session, locale } = editor;
  const { store, models } = session;
  const text = messages[locale];
  const card = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const [isMoving, setMoving] = useState(false);
  // A computed value per card: only cards whose result changes render again.
  const isOpen = useMemo(() => computed(() => session.open.has(slice)), [session, slice]).get();
  const isSelected = useMemo(() => computed(() => session.selected === slice), [session, slice]).get();
  // Reads two leaves only, so that typing in other fields does not render the card.
  const [type = "", variation = ""] = [store.get(slice, "slice_type"), store.get(slice, "variation")];
  const name = nameSlice(models, { slice_type: type, variation });
  const { edge, isDragged } = useSliceDrag({
    slice,
    card,
    handle,
    onDrop: (dragged, side) => {
      const from = store.keys(zone).indexOf(dragged);
      if (from < 0) return;
      const target = index + (side === "below" ? 1 : 0);
      moveTo(editor, dragged, from < target ? target - 1 : target);
    },
  });
  return (
    <li
      ref={card}
      className={styles.root}
      data-slice={slice}
      data-open={isOpen}
      data-selected={isSelected}
      data-edge={edge}
      data-dragged={isDragged}
      onKeyDown={(event) => {
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (!event.altKey || step === undefined || isComposing(event)) return;
        event.preventDefault();
        moveTo(editor, slice, index + step);
      }}
      onFocus={() => isSelected || session.setSelected(slice)}
    >
      <div className={styles.head}>
        <button ref={handle} type="button" className={styles.handle} aria-label={text.drag(name)}>
          <GripVertical size={16} aria-hidden="true" />
        </button>
        <SliceTitle slice={slice} name={name} isOpen={isOpen} />
        {isOpen ? <SliceTools {...{ slice, name, index, count, onAdd }} onMove={setMoving} /> : null}
      </div>
      {isOpen ? <SliceFields slice={slice} /> : null}
      {isMoving ? (
        <MoveDialog
          index={index}
          names={store.keys(zone).map((key) => describeSlice(models, store.slice(key), locale))}
          onMove={(to) => moveTo(editor, slice, to)}
          onClose={() => setMoving(false)}
        />
      ) : null}
    </li>
  );
});
