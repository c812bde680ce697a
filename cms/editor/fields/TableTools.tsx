import { ChevronDown } from "lucide-react";

import { observer } from "@/features/shared/mobx";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { Menu } from "#cms/shell/ui/Menu.tsx";
import type { Json } from "#cms/editor/store/json.ts";

import { messages } from "./messages.ts";
import { insertColumn, insertRow, listRows, moveColumn, moveRow, removeColumn, removeRow } from "./tables.ts";
import type { Cell } from "./tables.ts";

type Props = {
  value: Json | undefined;
  toName: (cell: Cell) => string;
  onReshape: (table: Json | undefined, cell: Cell) => void;
};
type Item = { label: string; isOff?: boolean; table: () => Json | undefined; cell: Cell };

/** Menus for the row and the column of the active cell. */
export const TableTools = observer(function TableTools({ value, toName, onReshape }: Props) {
  const { session, locale } = useEditor();
  const text = messages[locale];
  const rows = listRows(value);
  const cell = rows
    .flatMap(({ cells }, row) => cells.map((_, column) => ({ row, column })))
    .find((one) => toName(one) === session.liveField);
  if (!cell) return null;
  const { row, column } = cell;
  const [current, above, below] = [rows[row], rows[row - 1], rows[row + 1]];
  const [isHead, lastColumn] = [current?.isHead === true, (current?.cells.length ?? 1) - 1];
  const inRow = (to: number) => ({ row: to, column });
  const inColumn = (to: number) => ({ row, column: to });
  const ofRow: Item[] = [
    { label: text.insertAbove, isOff: isHead, table: () => insertRow(value, row), cell },
    { label: text.insertBelow, table: () => insertRow(value, row + 1), cell: inRow(row + 1) },
    {
      label: text.rowUp,
      isOff: above?.isHead !== isHead,
      table: () => moveRow(value, row, row - 1),
      cell: inRow(row - 1),
    },
    {
      label: text.rowDown,
      isOff: below?.isHead !== isHead,
      table: () => moveRow(value, row, row + 1),
      cell: inRow(row + 1),
    },
    {
      label: text.removeRow(row + 1, isHead),
      table: () => removeRow(value, row),
      cell: inRow(Math.min(row, rows.length - 2)),
    },
  ];
  const ofColumn: Item[] = [
    { label: text.insertBefore, table: () => insertColumn(value, column), cell },
    { label: text.insertAfter, table: () => insertColumn(value, column + 1), cell: inColumn(column + 1) },
    {
      label: text.columnBack,
      isOff: column === 0,
      table: () => moveColumn(value, column, column - 1),
      cell: inColumn(column - 1),
    },
    {
      label: text.columnOn,
      isOff: column === lastColumn,
      table: () => moveColumn(value, column, column + 1),
      cell: inColumn(column + 1),
    },
    {
      label: text.removeColumn(column + 1),
      table: () => removeColumn(value, column),
      cell: inColumn(Math.min(column, lastColumn - 1)),
    },
  ];
  const draw = (name: string, items: Item[]) => (
    <Menu
      label={name}
      summary={
        <>
          <span>{name}</span> <ChevronDown size={14} aria-hidden="true" />
        </>
      }
    >
      {items.map((item) => (
        <button key={item.label} type="button" disabled={item.isOff} onClick={() => onReshape(item.table(), item.cell)}>
          {item.label}
        </button>
      ))}
    </Menu>
  );
  return (
    <>
      {draw(text.rowTools(row + 1), ofRow)}
      {draw(text.columnTools(column + 1), ofColumn)}
    </>
  );
});
