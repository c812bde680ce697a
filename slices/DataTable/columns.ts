import { asText } from "@prismicio/client";
import type { TableField, TableFieldDataCell, TableFieldHeaderCell } from "@prismicio/client";

export type Cell = TableFieldDataCell | TableFieldHeaderCell;

// Figures with their unit or bounds, and what stands where there is none.
const figure =
  /^(?:[<>≤≥±×$€¥~-]|from |US)*\s?\d[\d,.]*(?:\s?[–-]\s?\d[\d,.]*)?(?:\s?(?:%|×|ms|s|min|h|CU|MB|GB|TB|KB|[A-Z]{2,5}))?$|^[–—-]$/;

/** Cells of the columns that hold nothing but figures, heads included: they are set against the end of the line. */
export function figureCells(table: TableField<"filled">): ReadonlySet<Cell> {
  const head: (readonly Cell[])[] = table.head?.rows.map(({ cells }) => cells) ?? [];
  const body: (readonly Cell[])[] = table.body.rows.map(({ cells }) => cells);
  const width = Math.max(0, ...body.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, index) => ({
    body: body.flatMap((cells) => cells[index] ?? []),
    head: head.flatMap((cells) => cells[index] ?? []),
  }));
  const figures = columns.slice(1).filter((column) => {
    const texts = column.body.map((cell) => asText(cell.content).trim());
    return texts.every((text) => figure.test(text)) && texts.some((text) => /\d/.test(text));
  });
  return new Set(figures.flatMap((column) => [...column.head, ...column.body]));
}
