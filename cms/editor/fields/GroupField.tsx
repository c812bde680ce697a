import { useMemo, useRef, useState } from "react";
import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, Copy, Plus, Sheet, Trash2 } from "lucide-react";

import { Button } from "@/features/shared/ui/Button";
import { computed, observer } from "@/features/shared/mobx";
import { useEditor } from "#cms/editor/EditorContext.ts";
import type { FieldTarget as Target } from "#cms/editor/EditorSession.ts";
import { toFields } from "#cms/editor/model/FieldModel.ts";
import { newValues } from "#cms/editor/model/newValues.ts";
import { findLinkedId, summarize } from "#cms/editor/model/summarize.ts";
import { IconButton } from "#cms/editor/parts/IconButton.tsx";
import { isJsonObject, toJsonList, withMember } from "#cms/editor/store/json.ts";
import type { Json, JsonObject } from "#cms/editor/store/json.ts";
import { newUuid } from "#cms/editor/store/newUuid.ts";
import { withoutLinkKeys } from "#cms/editor/store/sliceCommands.ts";

import { DocumentName } from "./DocumentName.tsx";
import { FieldFrame } from "./FieldFrame.tsx";
import { FieldList } from "./FieldList.tsx";
import type { FieldProps } from "./FieldProps.ts";
import { messages } from "./messages.ts";
import { nameFound } from "./nameOption.ts";
import { useNewEntryFocus } from "./useNewEntryFocus.ts";
import { useSheetRows } from "./useSheetRows.ts";
import { useTargetNames } from "./useTargetNames.ts";
import styles from "./GroupField.module.css";

const toRow = (value: Json): JsonObject => (isJsonObject(value) ? value : {});
/** Up to this many entries are open initially. */
const maxOpen = 3;

/** A rendered row; a stable id keeps its control, and the focus, when it moves. */
type Entry = { id: string; isOpen: boolean };
const newEntry = (isOpen: boolean): Entry => ({ id: newUuid(), isOpen });
const fallbackEntry = (at: number): Entry => ({ id: `row ${at}`, isOpen: false });

const findTarget = (target: Target | undefined, slice: string, path: string) =>
  target?.slice === slice && target.path.startsWith(`${path}[`) ? target : undefined;

/** The entries of a group, each with its fields; groups can be nested. Collapsed entries do not render while typing. */
export const GroupField = observer(function GroupField({ value, onChange, ...frame }: FieldProps) {
  const { session, locale } = useEditor();
  const text = messages[locale];
  const { config, label } = frame.field;
  const { list, focusEntry } = useNewEntryFocus();
  const fields = toFields(config.fields);
  const inner = fields.find(({ type }) => type === "Group");
  const rows = toJsonList(value).map(toRow);
  const [known, setEntries] = useState<readonly Entry[]>(() => rows.map(() => newEntry(rows.length <= maxOpen)));
  // Adjusted to the value's length: undo and other editors also add and remove rows.
  const entries = rows.map((_, at) => known[at] ?? fallbackEntry(at));
  // The entry that is scrolled to is opened, once.
  const { slice, path } = frame;
  // A computed value: only the group that has it renders again.
  const target = useMemo(
    () => computed(() => findTarget(session.fieldTarget, slice, path)),
    [session, slice, path],
  ).get();
  const [opened, setOpened] = useState<Target>();
  if (target && target !== opened) {
    const at = Number.parseInt(target.path.slice(path.length + 1), 10);
    setOpened(target);
    setEntries(entries.map((entry, index) => (index === at ? { ...entry, isOpen: true } : entry)));
  }
  /** Replaces rows from an index on, with their local state. */
  const splice = (index: number, count: number, added: JsonObject[], addedEntries: Entry[]) => {
    onChange(rows.toSpliced(index, count, ...added));
    setEntries(entries.toSpliced(index, count, ...addedEntries));
  };
  const add = () => {
    splice(rows.length, 0, [newValues(fields)], [newEntry(true)]);
    focusEntry(rows.length);
  };
  const findTargetName = useTargetNames(rows);
  const file = useRef<HTMLInputElement>(null);
  const sheet = useSheetRows({
    fields,
    onAdd: (added) => {
      const filled = added.map((row) => ({ ...newValues(fields), ...row }));
      splice(
        rows.length,
        0,
        filled,
        filled.map(() => newEntry(false)),
      );
    },
  });
  const swap = (index: number) => {
    splice(index, 2, rows.slice(index, index + 2).toReversed(), entries.slice(index, index + 2).toReversed());
  };
  const toggle = (index: number) =>
    setEntries(entries.map((entry, at) => (at === index ? { ...entry, isOpen: !entry.isOpen } : entry)));
  return (
    <FieldFrame {...frame} isGroup>
      {() => (
        <div {...sheet.handlers}>
          {rows.length === 0 ? <p className={styles.empty}>{text.noEntries}</p> : null}
          <ol ref={list} className={styles.rows}>
            {rows.map((row, index) => {
              const words = nameFound(summarize(row), fields, locale);
              const name = words || text.entry(index + 1);
              const linked = words ? "" : findLinkedId(row);
              const count = inner ? toJsonList(row[inner.name]).length : 0;
              const target = linked ? "" : findTargetName(row);
              const { id, isOpen } = entries[index] ?? fallbackEntry(index);
              const Arrow = isOpen ? ChevronDown : ChevronRight;
              return (
                <li key={id} className={styles.row} data-entry={`${slice} ${path}[${index}]`}>
                  <div className={styles.head}>
                    <button type="button" aria-expanded={isOpen} onClick={() => toggle(index)}>
                      <Arrow size={16} aria-hidden="true" /> <span>{linked ? <DocumentName id={linked} /> : name}</span>
                      {inner && (count > 0 || !target) ? <small>{text.entries(count)}</small> : null}
                      {target ? <small className={styles.target}>→ {target}</small> : null}
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
                      onClick={() => splice(index + 1, 0, [withoutLinkKeys(row)], [newEntry(true)])}
                    />
                    <IconButton icon={Trash2} label={text.remove(name)} onClick={() => splice(index, 1, [], [])} />
                  </div>
                  {isOpen ? (
                    <div className={styles.fields} data-fields="">
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
            <span className={styles.adding}>
              <Button size="small" onClick={add}>
                <Plus size={16} aria-hidden="true" /> {text.add(label)}
              </Button>
              <Button size="small" title={text.sheetHint} onClick={() => file.current?.click()}>
                <Sheet size={16} aria-hidden="true" /> {text.addSheet}
              </Button>
              <input
                ref={file}
                type="file"
                hidden
                accept=".csv,.tsv,.txt"
                aria-label={text.addSheet}
                onChange={sheet.onChooseFile}
              />
            </span>
          )}
          <p className={styles.notice} role="status">
            {sheet.notice}
          </p>
        </div>
      )}
    </FieldFrame>
  );
});
