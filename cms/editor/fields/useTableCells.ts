import { useRef } from "react";
import type { FocusEvent, KeyboardEvent } from "react";

import { isComposing } from "#contracts/isComposing.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";
import type { Json } from "#cms/editor/store/json.ts";

import { insertRow, listRows } from "./tables.ts";
import type { Cell } from "./tables.ts";

type Options = { value: Json | undefined; onChange: (table: Json | undefined) => void; toName: (cell: Cell) => string };

/** Walks the cells of a table with Tab and Enter as in a sheet, and changes its rows and columns in steps of their own. */
export function useTableCells({ value, onChange, toName }: Options) {
  const { session } = useEditor();
  const root = useRef<HTMLDivElement>(null);
  // Tab through a table that nobody writes in, or behind an empty row, adds none.
  const isWritten = useRef(false);
  const exit = useRef<HTMLElement>(null);
  const goTo = (cell: Cell) => {
    session.setLiveField(toName(cell));
    // Its text may be active already, while the focus is in a menu.
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(toSelector(cell))?.focus());
  };
  const reshape = (table: Json | undefined, cell: Cell) => {
    session.store.history.step(() => onChange(table));
    goTo(cell);
  };
  const press = (event: KeyboardEvent) => {
    const cell = findTyped(event);
    if (!cell) return;
    if (event.key === "Escape") return exit.current?.querySelector("button")?.focus();
    const rows = listRows(value);
    const isTab = event.key === "Tab";
    const all = rows.flatMap(({ cells }, row) => cells.map((_, column) => ({ row, column })));
    const at = all.findIndex(({ row, column }) => row === cell.row && column === cell.column);
    const below = all.find(({ row, column }) => row === cell.row + 1 && column === cell.column);
    const next = isTab ? all[at + (event.shiftKey ? -1 : 1)] : below;
    const isDone = event.shiftKey || !isWritten.current || !/"text":"[^"]/.test(JSON.stringify(rows.at(-1)));
    if (!next && isTab && isDone) return;
    event.preventDefault();
    event.stopPropagation();
    if (next) goTo(next);
    else reshape(insertRow(value, rows.length), { row: rows.length, column: isTab ? 0 : cell.column });
  };
  return {
    goTo,
    reshape,
    /** Holds the button behind the table, to which Escape leads. */
    exit,
    /** For a change of a cell's words. */
    write: (table: Json) => {
      isWritten.current = true;
      onChange(table);
    },
    handlers: {
      ref: root,
      onKeyDownCapture: press,
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) isWritten.current = false;
      },
    },
  };
}

const toSelector = ({ row, column }: Cell) => `[data-row="${row}"][data-column="${column}"] [role="textbox"]`;

/** The cell of an element inside it; the first of a table that has none yet. */
export function findCell(target: EventTarget): Cell {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;
  return { row: Number(cell?.dataset.row ?? 0), column: Number(cell?.dataset.column ?? 0) };
}

/** The cell whose text gets a Tab, Enter or Escape that no list, menu or input method needs. */
function findTyped(event: KeyboardEvent): Cell | undefined {
  const { target, key, shiftKey } = event;
  if (!["Tab", "Escape"].includes(key) && (key !== "Enter" || shiftKey)) return undefined;
  if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return undefined;
  if (!(target instanceof Element) || !target.matches('[data-row] [role="textbox"]:not([aria-expanded])'))
    return undefined;
  const node = getSelection()?.anchorNode;
  const isInList = (node instanceof Element ? node : node?.parentElement)?.closest("[data-list-item]");
  return key === "Enter" && isInList ? undefined : findCell(target);
}
