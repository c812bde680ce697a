import { isObject } from "./document.ts";
import type { Json, JsonObject } from "./document.ts";
import { makeKey, report, within } from "./context.ts";
import type { FieldContext } from "./context.ts";
import { normalizeRichText } from "./richText.ts";

// What Prismic's editor allows in a cell.
const cellConfig = { multi: "paragraph,strong,em,hyperlink,label,list-item,o-list-item", labels: ["code"] };

/** A table in its full shape. */
export function normalizeTable(value: Json, context: FieldContext): Json {
  if (!isObject(value) || !isObject(value.body)) return report(context, "a table has a body with rows", null);
  const head = isObject(value.head) ? { head: readRows(value.head, "header", within(context, "head")) } : {};
  return { ...head, body: readRows(value.body, "data", within(context, "body")) };
}

function readRows({ rows }: JsonObject, type: "header" | "data", context: FieldContext): Json {
  if (!Array.isArray(rows)) return report(context, "rows is a list", { rows: [] });
  return { rows: rows.flatMap<Json>((row, index) => readRow(row, type, within(context, `rows[${index}]`)) ?? []) };
}

function readRow(row: Json, type: "header" | "data", context: FieldContext): Json | undefined {
  if (!isObject(row) || !Array.isArray(row.cells)) return report(context, "a row has cells", undefined);
  const cells = row.cells.map((cell, index) => {
    const here = within(context, `cells[${index}]`);
    const content = isObject(cell) ? (cell.content ?? []) : report(here, "a cell has content", []);
    const key = isObject(cell) && typeof cell.key === "string" ? cell.key : makeKey(here);
    const own = isObject(cell) && (cell.type === "header" || cell.type === "data") ? cell.type : type;
    return { key, type: own, content: normalizeRichText(content, cellConfig, here) };
  });
  return { key: typeof row.key === "string" ? row.key : makeKey(context), cells };
}
