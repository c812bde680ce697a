import { asText } from "@prismicio/client";
import type { TableField, TableFieldDataCell, TableFieldHeaderCell } from "@prismicio/client";

type Cell = TableFieldDataCell | TableFieldHeaderCell;

// Figures with a unit or bounds, and placeholders of empty cells.
const figure =
  /^(?:[<>≤≥±×$€¥~-]|from |US)*\s?\d[\d,.]*(?:\s?[–-]\s?\d[\d,.]*)?(?:\s?(?:%|×|ms|s|min|h|million|billion|days?|天|万|亿|CU|MB|GB|TB|KB|[A-Z]{2,5}))?$|^[–—-]$/;

/** Width of a text in letters; a Chinese character counts as two. */
export const getTextWidth = (text: string) => text.replace(/\p{Script=Han}/gu, "--").length;

type Column = { head: readonly Cell[]; body: readonly Cell[] };

function measureColumns(table: TableField<"filled">): Column[] {
  const head: (readonly Cell[])[] = table.head?.rows.map(({ cells }) => cells) ?? [];
  const body: (readonly Cell[])[] = table.body.rows.map(({ cells }) => cells);
  const width = Math.max(0, ...body.map((cells) => cells.length));
  return Array.from({ length: width }, (_, index) => ({
    body: body.flatMap((cells) => cells[index] ?? []),
    head: head.flatMap((cells) => cells[index] ?? []),
  }));
}

const toText = (cell: Cell) => asText(cell.content).trim();

// Letters per line on a phone, gap between columns, and minimum width of a text column, in letters.
const phone = 46;
const between = 3;
const least = 16;

// More columns of figures are read across, and scroll.
const maxStackedColumns = 5;

// Columns of a comparison: the names of its rows, and at least three things that are compared.
const leastCompared = 4;

/** Whether the columns are compared row by row: the corner is empty, and the rows name what is compared. */
export function isComparison(table: TableField<"filled">): boolean {
  const [head] = table.head?.rows ?? [];
  const [corner] = head?.cells ?? [];
  return head !== undefined && corner !== undefined && head.cells.length >= leastCompared && toText(corner) === "";
}

/**
 * Column labels for the cells of a row that is too wide for a phone, where each value is stacked below its label. The
 * first cell is the row's name and is labelled only when it is a bare number; of two columns of texts the labels are
 * empty. Without any for tables that fit and for many columns of figures; three text columns never fit. A comparison
 * keeps its columns.
 */
export function stackedHeads(table: TableField<"filled">): ReadonlyMap<Cell, string> {
  if (isComparison(table)) return new Map();
  const columns = measureColumns(table);
  const needed = columns.map(({ head, body }) =>
    Math.max(
      ...head.flatMap((cell) => toText(cell).split(" ")).map(getTextWidth),
      ...body.map((cell) => Math.min(least, getTextWidth(toText(cell)))),
    ),
  );
  const isWide = needed.reduce((sum, one) => sum + one + between, -between) > phone;
  const isText = ({ body }: Column) => body.some((cell) => getTextWidth(toText(cell)) > least);
  // A long name above a single text needs no label between.
  if (columns.length === 2 && columns.every(isText)) return new Map(columns[1]?.body.map((cell) => [cell, ""]));
  const hasText = columns.slice(1).some(isText);
  const hasWords = columns.slice(1).filter(({ body }) => !isFigures(body)).length > 1;
  if (!(hasText && columns.length > 2) && !(isWide && (hasText || hasWords || columns.length <= maxStackedColumns)))
    return new Map();
  return new Map(
    columns.flatMap(({ head, body }, index) =>
      index > 0 || body.every((cell) => /^\d{1,2}$/.test(toText(cell)))
        ? body.map((cell) => [cell, head[0] ? toText(head[0]) : ""] as const)
        : [],
    ),
  );
}

function isFigures(cells: readonly Cell[]): boolean {
  const texts = cells.map(toText);
  return texts.every((text) => figure.test(text)) && texts.some((text) => /\d/.test(text));
}

/** Cells of numeric columns, headers included: they are aligned to the end of the line. */
export function figureCells(table: TableField<"filled">): ReadonlySet<Cell> {
  const figures = measureColumns(table)
    .slice(1)
    .filter(({ body }) => isFigures(body));
  return new Set(figures.flatMap((column) => [...column.head, ...column.body]));
}
