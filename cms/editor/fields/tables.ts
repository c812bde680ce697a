import { isJsonObject, toJsonList, withMember } from "#cms/editor/store/json.ts";
import type { Json, JsonObject } from "#cms/editor/store/json.ts";

/** The place of a cell, header rows counted. */
export type Cell = { row: number; column: number };

/** A row of a table; `isHead` for a header row. */
type TableRow = { row: JsonObject; cells: Json[]; isHead: boolean };

const partRows = (table: Json | undefined, part: "head" | "body"): Json[] => {
  const inner = isJsonObject(table) ? table[part] : undefined;
  return isJsonObject(inner) ? toJsonList(inner.rows) : [];
};

/** All rows of a table, header rows first. */
export const listRows = (table: Json | undefined): TableRow[] =>
  (["head", "body"] as const).flatMap((part) =>
    partRows(table, part).flatMap((row) =>
      isJsonObject(row) ? [{ row, cells: toJsonList(row.cells), isHead: part === "head" }] : [],
    ),
  );

/** The rich text of a cell. */
export const cellContent = (cell: Json): Json | undefined => (isJsonObject(cell) ? cell.content : undefined);

const newCell = (isHead: boolean): JsonObject => ({ type: isHead ? "header" : "data", content: [] });

// Adds no header row to a table without one.
function writeRows(table: Json | undefined, rows: TableRow[]): JsonObject {
  const base = isJsonObject(table) ? table : {};
  const write = (isHead: boolean) => {
    const part = base[isHead ? "head" : "body"];
    const own = rows.filter((row) => row.isHead === isHead).map(({ row, cells }) => ({ ...row, cells }));
    return { ...(isJsonObject(part) ? part : {}), rows: own };
  };
  const head = write(true);
  return withMember(
    { ...base, body: write(false) },
    "head",
    base.head === undefined && head.rows.length === 0 ? undefined : head,
  );
}

/** A new table with a header row, one row and two columns. */
export const newTable = (): JsonObject => ({
  head: { rows: [{ cells: [newCell(true), newCell(true)] }] },
  body: { rows: [{ cells: [newCell(false), newCell(false)] }] },
});

/** A table that is only a header row, to be filled. */
export const newHead: JsonObject = { head: { rows: [{ cells: [] }] }, body: { rows: [] } };

export const setCell = (table: Json | undefined, at: Cell, content: Json): JsonObject =>
  writeRows(
    table,
    listRows(table).map((row, index) => {
      const cell = row.cells[at.column];
      if (index !== at.row) return row;
      return { ...row, cells: row.cells.toSpliced(at.column, 1, { ...(isJsonObject(cell) ? cell : {}), content }) };
    }),
  );

/** The table with cells from outside, from a cell on; rows and columns are added where it ends. */
export function fillCells(table: Json | undefined, at: Cell, cells: Json[][]): JsonObject {
  const rows = listRows(table);
  const height = Math.max(rows.length, at.row + cells.length);
  const width = Math.max(...rows.map((row) => row.cells.length), ...cells.map((row) => at.column + row.length));
  const filled = Array.from({ length: height }, (_, y): TableRow => {
    const { row, cells: own, isHead } = rows[y] ?? { row: {}, cells: [], isHead: false };
    const pasted = cells[y - at.row] ?? [];
    const next = Array.from({ length: width }, (_cell, x): Json => {
      const existing = own[x] ?? newCell(isHead);
      const content = pasted[x - at.column];
      return content === undefined ? existing : { ...(isJsonObject(existing) ? existing : {}), content };
    });
    return { row, cells: next, isHead };
  });
  return writeRows(table, filled);
}

/** The table with an empty row at an index; one above the header row goes below it. */
export function insertRow(table: Json | undefined, index: number): JsonObject {
  const rows = listRows(table);
  const width = Math.max(1, ...rows.map(({ cells }) => cells.length));
  const cells = Array.from({ length: width }, () => newCell(false));
  return writeRows(table, rows.toSpliced(index, 0, { row: {}, cells, isHead: false }));
}

export const insertColumn = (table: Json | undefined, index: number): JsonObject =>
  writeRows(
    table,
    listRows(table).map((row) => ({ ...row, cells: row.cells.toSpliced(index, 0, newCell(row.isHead)) })),
  );

const moveEntry = <T>(list: readonly T[], from: number, to: number): T[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));

/** The table with a row at another index; header rows stay above the others. */
export const moveRow = (table: Json | undefined, from: number, to: number): JsonObject =>
  writeRows(table, moveEntry(listRows(table), from, to));

export const moveColumn = (table: Json | undefined, from: number, to: number): JsonObject =>
  writeRows(
    table,
    listRows(table).map((row) => ({ ...row, cells: moveEntry(row.cells, from, to) })),
  );

/** The table without a row; `undefined` if it was the last. */
export function removeRow(table: Json | undefined, index: number): JsonObject | undefined {
  const rows = listRows(table).toSpliced(index, 1);
  return rows.length > 0 ? writeRows(table, rows) : undefined;
}

/** The table without a column; `undefined` if it was the last. */
export function removeColumn(table: Json | undefined, index: number): JsonObject | undefined {
  const rows = listRows(table).map((row) => ({ ...row, cells: row.cells.toSpliced(index, 1) }));
  return rows.some(({ cells }) => cells.length > 0) ? writeRows(table, rows) : undefined;
}
