import { isDeepStrictEqual } from "node:util";

import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json } from "#cms/repository/domain/model/document.ts";
import { parseTable } from "#cms/cli/compose/parseTable.ts";

import { openLine } from "./openRichText.ts";
import type { OpenContext } from "./openRichText.ts";

/** A table as Markdown that parses to the same table; `undefined` when there is none. */
export function openTable(value: Json, context: OpenContext): string | undefined {
  if (!isObject(value)) return undefined;
  const head = openRows(value.head, context);
  const body = openRows(value.body, context);
  const [first] = head ?? [];
  if (!first || head?.length !== 1 || !body) return undefined;
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  const text = [line(first), line(first.map(() => "---")), ...body.map(line)].join("\n");
  return isDeepStrictEqual(parseTable(text, context), value) ? text : undefined;
}

function openRows(part: Json | undefined, context: OpenContext): string[][] | undefined {
  const rows = isObject(part) && Array.isArray(part.rows) ? part.rows : undefined;
  const written = rows?.map((row) =>
    (isObject(row) && Array.isArray(row.cells) ? row.cells : []).map(openCell(context)),
  );
  return written?.every((cells) => cells.every((cell) => cell !== undefined))
    ? written.map((cells) => cells.map(String))
    : undefined;
}

const openCell = (context: OpenContext) => (cell: Json) => {
  const [block, ...more] = isObject(cell) && Array.isArray(cell.content) ? cell.content : [];
  if (!isObject(block) || more.length > 0) return undefined;
  return block.text === "" ? "" : openLine(block, context)?.replaceAll("|", "\\|");
};
