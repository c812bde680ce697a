import { useState } from "react";

import { Button } from "@/features/shared/ui/Button";
import { Field } from "#cms/shell/ui/Field.tsx";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import form from "#cms/shell/ui/form.module.css";

import { messages } from "./messages.ts";

type Props = {
  index: number;
  /** Names of all slices with their first words, in order. */
  names: string[];
  onMove: (index: number) => void;
  onClose: () => void;
};

/** Chooses the new position of a slice: the alternative to dragging. */
export function MoveDialog({ index, names, onMove, onClose }: Props) {
  const { locale } = useEditor();
  const text = messages[locale];
  const [chosen, setChosen] = useState(index + 1 < names.length ? index + 1 : index - 1);
  const move = () => {
    onClose();
    onMove(chosen);
  };
  return (
    <Dialog
      title={text.moveTitle(names[index] ?? "")}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button tone="primary" onClick={move}>
            {text.move}
          </Button>
        </>
      }
    >
      <div className={form.root}>
        <Field label={text.position}>
          {(attributes) => (
            <select
              {...attributes}
              data-first=""
              value={chosen}
              onChange={({ target }) => setChosen(Number(target.value))}
            >
              {names.map((one, at) =>
                at === index ? null : (
                  <option key={at} value={at}>
                    {text.place(at + 1, at < index, one)}
                  </option>
                ),
              )}
            </select>
          )}
        </Field>
      </div>
    </Dialog>
  );
}
