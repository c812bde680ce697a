import { useState } from "react";

import { Button } from "@/features/shared/ui/Button";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import controls from "#cms/editor/fields/control.module.css";

import { messages } from "./messages.ts";

type Props = {
  name: string;
  index: number;
  /** Names of all slices, in order. */
  names: string[];
  onMove: (index: number) => void;
  onClose: () => void;
};

/** Chooses the new position of a slice: the alternative to dragging. */
export function MoveDialog({ name, index, names, onMove, onClose }: Props) {
  const { locale } = useEditor();
  const text = messages[locale];
  const [chosen, setChosen] = useState(index);
  const move = () => {
    onClose();
    onMove(chosen);
  };
  return (
    <Dialog
      title={text.moveTitle(name)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button tone="primary" disabled={chosen === index} onClick={move}>
            {text.move}
          </Button>
        </>
      }
    >
      <label>
        <strong>{text.position}</strong>
        <select
          className={controls.root}
          data-first=""
          value={chosen}
          onChange={({ target }) => setChosen(Number(target.value))}
        >
          {names.map((one, at) => (
            <option key={at} value={at}>
              {`${at + 1} · ${one}`}
            </option>
          ))}
        </select>
      </label>
    </Dialog>
  );
}
