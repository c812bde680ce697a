import { Suspense, useState } from "react";
import { ArrowDown, ArrowUp, Copy, Ellipsis, Trash2 } from "lucide-react";

import { observer } from "@/features/shared/mobx";
import { lazyEditorPart } from "#cms/editor/lazyEditorPart.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { IconButton } from "#cms/editor/parts/IconButton.tsx";
import { Menu } from "#cms/shell/ui/Menu.tsx";

import { copy, duplicate, moveTo, remove } from "./composing.ts";
import { messages } from "./messages.ts";
import styles from "./SliceCard.module.css";

const ReusePart = lazyEditorPart("ReusePart");

type Props = {
  slice: string;
  name: string;
  index: number;
  count: number;
  /** Opens the slice library for a position. */
  onAdd: (index: number) => void;
  /** Opens the dialog for the new position. */
  onMove: (isMoving: boolean) => void;
};

/** The actions of an open slice, at the end of its title line. */
export const SliceTools = observer(function SliceTools({ slice, name, index, count, onAdd, onMove }: Props) {
  const editor = useEditor();
  const text = messages[editor.locale];
  const [isReusing, setReusing] = useState(false);
  const isLast = index === count - 1;
  return (
    <div className={styles.tools}>
      <IconButton
        icon={ArrowUp}
        label={text.up}
        disabled={index === 0}
        onClick={() => moveTo(editor, slice, index - 1)}
      />
      <IconButton
        icon={ArrowDown}
        label={text.down}
        disabled={isLast}
        onClick={() => moveTo(editor, slice, index + 1)}
      />
      <IconButton icon={Copy} label={text.duplicate} onClick={() => duplicate(editor, slice)} />
      <IconButton icon={Trash2} label={text.remove} onClick={() => remove(editor, slice)} />
      <Menu label={text.more(name)} summary={<Ellipsis size={18} strokeWidth={1.5} aria-hidden="true" />}>
        <button type="button" onClick={() => onAdd(index + 1)}>
          {text.addHere}
        </button>
        {count > 1 ? (
          <button type="button" onClick={() => onMove(true)}>
            {text.moveTo}
          </button>
        ) : null}
        <button type="button" onClick={() => copy(editor, slice)}>
          {text.copy}
        </button>
        <button type="button" onClick={() => setReusing(true)}>
          {text.reuse}
        </button>
      </Menu>
      {isReusing ? (
        <Suspense fallback={null}>
          <ReusePart part="dialog" slice={slice} onClose={() => setReusing(false)} />
        </Suspense>
      ) : null}
    </div>
  );
});
