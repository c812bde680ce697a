import { useRef, useState } from "react";
import {
  ArrowDown,
  ArrowUp,
  ChevronDown,
  ChevronRight,
  ClipboardCopy,
  Copy,
  GripVertical,
  ListOrdered,
  Plus,
  Trash2,
} from "lucide-react";

import { observer } from "@/features/shared/mobx";
import { useEditor } from "@/features/studio/editor/EditorContext";
import { summarizeSlice } from "@/features/studio/editor/model/summarize";
import { IconButton } from "@/features/studio/editor/parts/IconButton";
import { toText } from "@/features/studio/editor/store/json";

import { copy, duplicate, moveTo, remove } from "./composing";
import { messages } from "./messages";
import { MoveDialog } from "./MoveDialog";
import { SliceFields } from "./SliceFields";
import { nameSlice } from "./sliceNames";
import { useSliceDrag } from "./useSliceDrag";
import { VariationSelect } from "./VariationSelect";

import styles from "./SliceCard.module.css";

type Props = { slice: string; zone: string; index: number; count: number; onAddBelow: () => void };

/** A slice in the form: a line with its name and first words, and its fields when it is open. */
export const SliceCard = observer(function SliceCard({ slice, zone, index, count, onAddBelow }: Props) {
  const editor = useEditor();
  const { session, locale } = editor;
  const { store, models } = session;
  const text = messages[locale];
  const card = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const [isMoving, setMoving] = useState(false);
  const json = store.slice(slice);
  const name = nameSlice(models, json);
  const isOpen = session.open.has(slice);
  const isGone = !models.findVariation(toText(json.slice_type), toText(json.variation));
  const problems = session.findings.filter((finding) => finding.slice === json.id).length;
  const { edge, isDragged } = useSliceDrag({
    ...{ slice, card, handle },
    onDrop: (dragged, side) => {
      const from = store.keys(zone).indexOf(dragged);
      if (from < 0) return;
      const target = index + (side === "below" ? 1 : 0);
      moveTo(editor, dragged, from < target ? target - 1 : target);
    },
  });
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  return (
    <li
      ref={card}
      className={styles.root}
      data-slice={slice}
      data-selected={session.selected === slice}
      data-edge={edge}
      data-dragged={isDragged}
      onKeyDown={(event) => {
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (!event.altKey || step === undefined) return;
        event.preventDefault();
        moveTo(editor, slice, index + step);
      }}
      onFocus={() => session.selected !== slice && session.setSelected(slice)}
    >
      <div className={styles.head}>
        <button ref={handle} type="button" className={styles.handle} aria-label={text.drag(name)}>
          <GripVertical size={16} aria-hidden="true" />
        </button>
        <button type="button" className={styles.title} aria-expanded={isOpen} onClick={() => session.toggle(slice)}>
          <Arrow size={16} aria-hidden="true" />
          <strong>{name}</strong>
          <span className={styles.words}>{summarizeSlice(json)}</span>
          {problems > 0 || isGone ? <span className={styles.problems}>{text.problems(problems || 1)}</span> : null}
        </button>
      </div>
      {isOpen ? (
        <>
          <div className={styles.tools}>
            <VariationSelect slice={slice} />
            <IconButton
              icon={ArrowUp}
              label={text.up}
              disabled={index === 0}
              onClick={() => moveTo(editor, slice, index - 1)}
            />
            <IconButton
              icon={ArrowDown}
              label={text.down}
              disabled={index === count - 1}
              onClick={() => moveTo(editor, slice, index + 1)}
            />
            <IconButton icon={ListOrdered} label={text.moveTo} onClick={() => setMoving(true)} />
            <IconButton icon={Copy} label={text.duplicate} onClick={() => duplicate(editor, slice)} />
            <IconButton icon={ClipboardCopy} label={text.copy} onClick={() => copy(editor, slice)} />
            <IconButton icon={Plus} label={text.addHere} onClick={onAddBelow} />
            <IconButton icon={Trash2} label={text.remove} onClick={() => remove(editor, slice)} />
          </div>
          <SliceFields slice={slice} />
        </>
      ) : null}
      {isMoving ? (
        <MoveDialog
          name={name}
          index={index}
          names={store.keys(zone).map((key) => nameSlice(models, store.slice(key)))}
          onMove={(to) => moveTo(editor, slice, to)}
          onClose={() => setMoving(false)}
        />
      ) : null}
    </li>
  );
});
