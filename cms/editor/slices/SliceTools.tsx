import { Suspense, useState } from "react";
import { ArrowDown, ArrowUp, Check, ClipboardCopy, Copy, ListOrdered, Plus, Share2, Trash2 } from "lucide-react";

import { observer } from "@/features/shared/mobx";
import { lazyEditorPart } from "#cms/editor/lazyEditorPart.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { IconButton } from "#cms/editor/parts/IconButton.tsx";

import { copy, duplicate, moveTo, remove } from "./composing.ts";
import { messages } from "./messages.ts";
import { VariationSelect } from "./VariationSelect.tsx";
import styles from "./SliceCard.module.css";

const ReusePart = lazyEditorPart("ReusePart");

type Props = {
  slice: string;
  index: number;
  count: number;
  /** Opens the slice library for a position. */
  onAdd: (index: number) => void;
  /** Opens the dialog for the new position. */
  onMove: (isMoving: boolean) => void;
};

/** The actions of an open slice. */
export const SliceTools = observer(function SliceTools({ slice, index, count, onAdd, onMove }: Props) {
  const editor = useEditor();
  const text = messages[editor.locale];
  const [isCopied, setCopied] = useState(false);
  const [isReusing, setReusing] = useState(false);
  const isLast = index === count - 1;
  return (
    <div className={styles.tools} data-words="form">
      <VariationSelect slice={slice} />
      <IconButton
        icon={ArrowUp}
        word={text.up}
        label={text.up}
        disabled={index === 0}
        onClick={() => moveTo(editor, slice, index - 1)}
      />
      <IconButton
        icon={ArrowDown}
        word={text.down}
        label={text.down}
        disabled={isLast}
        onClick={() => moveTo(editor, slice, index + 1)}
      />
      <IconButton icon={ListOrdered} word={text.move} label={text.moveTo} onClick={() => onMove(true)} />
      <IconButton icon={Copy} word={text.duplicate} label={text.duplicate} onClick={() => duplicate(editor, slice)} />
      <IconButton
        icon={isCopied ? Check : ClipboardCopy}
        word={text.copy}
        label={text.copy}
        onBlur={() => setCopied(false)}
        onClick={() => {
          copy(editor, slice);
          setCopied(true);
        }}
      />
      <IconButton icon={Plus} word={text.addWord} label={text.addHere} onClick={() => onAdd(index + 1)} />
      <IconButton icon={Share2} word={text.reuse} label={text.reuse} onClick={() => setReusing(true)} />
      <IconButton icon={Trash2} word={text.remove} label={text.remove} onClick={() => remove(editor, slice)} />
      {isReusing ? (
        <Suspense fallback={null}>
          <ReusePart part="dialog" slice={slice} onClose={() => setReusing(false)} />
        </Suspense>
      ) : null}
    </div>
  );
});
