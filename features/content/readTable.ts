import { asText } from "@prismicio/client";
import type { TableField } from "@prismicio/client";

/** An editor's table as texts: the names of its columns, and its lines. */
export function readTable({ head, body }: TableField<"filled">): { head: string[]; lines: string[][] } {
  const readRow = ({ cells }: (typeof body.rows)[number]) => cells.map(({ content }) => asText(content));
  return {
    head: head?.rows.flatMap(({ cells }) => cells.map(({ content }) => asText(content))) ?? [],
    lines: body.rows.map(readRow),
  };
}
