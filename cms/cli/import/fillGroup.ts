import { matchColumns } from "#contracts/matchColumns.ts";
import { escapeMarkdown } from "./escapeMarkdown.ts";
import type { Json, JsonObject } from "#cms/repository/domain/model/document.ts";

/** Entries of a group from the rows of a sheet, whose first line names the fields; throws when it names none. */
export function fillGroup(rows: readonly string[][], fields: JsonObject): { value: Json; notes: string[] } {
  const [head = [], ...body] = rows;
  const names = Object.keys(fields);
  const { columns, unknown } = matchColumns(
    head,
    names.map((name) => ({ name, label: name })),
  );
  if (columns.every((name) => name === undefined))
    throw new Error(`The first line names no field of the group: ${names.join(", ")}`);
  const value = body.map((cells) =>
    Object.fromEntries(
      columns.flatMap((name, at): [string, Json][] => {
        const cell = cells[at]?.trim() ?? "";
        return name === undefined || cell === "" ? [] : [[name, toValue(cell, String(fields[name]))]];
      }),
    ),
  );
  return { value, notes: unknown.map((title) => `the column ${title} is left out: no field has this name`) };
}

function toValue(cell: string, kind: string): Json {
  if (/^(?:Number|Range)\b/.test(kind) && Number.isFinite(Number(cell.replace(",", "."))))
    return Number(cell.replace(",", "."));
  if (kind === "Boolean") return /^(?:true|yes|1|x|是)$/i.test(cell);
  return kind.startsWith("StructuredText") ? escapeMarkdown(cell) : cell;
}
