import { useState } from "react";
import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, Copy, Plus, Trash2 } from "lucide-react";

import { Button } from "@/features/shared/ui/Button";
import { useEditor } from "@/features/studio/editor/EditorContext";
import { toFields } from "@/features/studio/editor/model/FieldModel";
import { newValues } from "@/features/studio/editor/model/newValues";
import { summarize } from "@/features/studio/editor/model/summarize";
import { IconButton } from "@/features/studio/editor/parts/IconButton";
import { isJsonObject, toJsonList, withMember } from "@/features/studio/editor/store/json";
import type { Json, JsonObject } from "@/features/studio/editor/store/json";

import { FieldFrame } from "./FieldFrame";
import { FieldList } from "./FieldList";
import type { FieldProps } from "./FieldProps";
import { messages } from "./messages";

import styles from "./GroupField.module.css";

const toRow = (value: Json): JsonObject => (isJsonObject(value) ? value : {});
/** So few are open from the start. */
const maxOpen = 3;

/** The entries of a group, each with its own fields; groups may stand in groups. Closed ones cost nothing while one types. */
export function GroupField({ value, onChange, ...frame }: FieldProps) {
  const { locale } = useEditor();
  const text = messages[locale];
  const { config, label } = frame.field;
  const fields = toFields(config.fields);
  const rows = toJsonList(value).map(toRow);
  const [opened, setOpened] = useState<readonly boolean[]>(rows.length <= maxOpen ? rows.map(() => true) : []);
  /** Replaces entries from an index on, those that are open along with them. */
  const splice = (index: number, count: number, entries: JsonObject[], areOpen: boolean[]) => {
    onChange(rows.toSpliced(index, count, ...entries));
    setOpened(rows.map((_, at) => opened[at] ?? false).toSpliced(index, count, ...areOpen));
  };
  const swap = (index: number) => {
    const [one = {}, other = {}] = rows.slice(index, index + 2);
    splice(index, 2, [other, one], [opened[index + 1] ?? false, opened[index] ?? false]);
  };
  return (
    <FieldFrame {...frame} isGroup>
      {() => (
        <>
          {rows.length === 0 ? <p className={styles.empty}>{text.noEntries}</p> : null}
          <ol className={styles.rows}>
            {rows.map((row, index) => {
              const name = summarize(row) || text.entry(index + 1);
              const isOpen = opened[index] ?? false;
              const Arrow = isOpen ? ChevronDown : ChevronRight;
              return (
                <li key={index} className={styles.row}>
                  <div className={styles.head}>
                    <button
                      type="button"
                      aria-expanded={isOpen}
                      onClick={() => setOpened(rows.map((_, at) => (at === index ? !isOpen : (opened[at] ?? false))))}
                    >
                      <Arrow size={16} aria-hidden="true" /> <span>{name}</span>
                    </button>
                    <IconButton
                      icon={ArrowUp}
                      label={text.moveUp(name)}
                      disabled={index === 0}
                      onClick={() => swap(index - 1)}
                    />
                    <IconButton
                      icon={ArrowDown}
                      label={text.moveDown(name)}
                      disabled={index === rows.length - 1}
                      onClick={() => swap(index)}
                    />
                    <IconButton
                      icon={Copy}
                      label={text.duplicate(name)}
                      onClick={() => splice(index + 1, 0, [row], [true])}
                    />
                    <IconButton icon={Trash2} label={text.remove(name)} onClick={() => splice(index, 1, [], [])} />
                  </div>
                  {isOpen ? (
                    <div className={styles.fields}>
                      <FieldList
                        fields={fields}
                        values={row}
                        slice={frame.slice}
                        path={`${frame.path}[${index}]`}
                        onChange={(field, next) => onChange(rows.toSpliced(index, 1, withMember(row, field, next)))}
                      />
                    </div>
                  ) : null}
                </li>
              );
            })}
          </ol>
          {config.repeat === false && rows.length > 0 ? null : (
            <span>
              <Button size="small" onClick={() => splice(rows.length, 0, [newValues(fields)], [true])}>
                <Plus size={16} aria-hidden="true" /> {text.add(label)}
              </Button>
            </span>
          )}
        </>
      )}
    </FieldFrame>
  );
}
