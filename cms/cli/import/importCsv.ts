import { readFile } from "node:fs/promises";

import { readSheet } from "#contracts/readSheet.ts";
import type { RepositoryClient } from "#cms/cli/publish/RepositoryClient.ts";
import { decodeText } from "#cms/imports/decodeText.server.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json, JsonObject } from "#cms/repository/domain/model/document.ts";

import { escapeMarkdown } from "./escapeMarkdown.ts";
import { fillGroup } from "./fillGroup.ts";

type Options = {
  client: RepositoryClient;
  /** Id, path or UID of a document. */
  into: string;
  /** `slices[2].table`, or a field of the document. */
  field: string;
  lang: string;
  isDryRun: boolean;
  say: (line: string) => void;
};

/**
 * Writes the rows of a CSV file into a table of a document, or into a group by the names in its first line, as a draft.
 * Throws a sentence for a field that is neither.
 */
export async function importCsv(path: string, { client, into, field, lang, isDryRun, say }: Options): Promise<void> {
  const bytes = await readFile(path);
  const rows =
    readSheet(
      decodeText(bytes, path)
        .replace(/^\ufeff/, "")
        .replace(/\n+$/, ""),
      true,
    ) ?? [];
  if (rows.length === 0) throw new Error(`${path} has no rows`);
  const query = new URLSearchParams({ page: into, lang });
  const { document, draft } = await client.call("GET", `core/short/documents?${query.toString()}`);
  const models = await client.call("GET", "core/short/models");
  if (!isObject(document) || !isObject(draft)) throw new Error(`There is no ${into}`);
  const target = findTarget(draft, field, models);
  const { value, notes } = typeof target.kind === "string" ? toTable(rows) : fillGroup(rows, target.kind);
  const operation = { op: "set", field: target.name, value, ...(target.slice ? { slice: target.slice } : {}) };
  const body = { operations: [operation], dry_run: isDryRun };
  await client.call("PATCH", `core/short/documents/${String(document.id)}`, body);
  for (const note of notes) say(`note      ${note}`);
  const outcome = isDryRun ? "would be written" : "written as a draft";
  say(`${rows.length} rows of ${path} ${outcome}: ${field} of ${String(document.title)}`);
}

type Target = { slice?: string; name: string; kind: string | JsonObject };

/** The field that a path names, and its kind: the fields of a group's entries, or a word. */
function findTarget(draft: JsonObject, field: string, models: JsonObject): Target {
  const [, index, inner = ""] = /^slices\[(\d+)\]\.(\w+)$/.exec(field) ?? [];
  const slice = index === undefined ? undefined : toList(draft.slices)[Number(index)];
  const fields = slice
    ? pick(models.slices, String(slice.type), String(slice.variation ?? "default"))
    : pick(models.types, String(draft.type));
  const name = index === undefined ? field : inner;
  const kind = fields?.[name];
  const entry = Array.isArray(kind) ? kind[0] : kind;
  if (entry === "Table" || isObject(entry))
    return { name, kind: entry, ...(slice ? { slice: String(slice.$id) } : {}) };
  const names = Object.entries(fields ?? {}).flatMap(([one, value]) =>
    value === "Table" || isObject(toList(value)[0]) ? [one] : [],
  );
  const advice = names.length > 0 ? `these are: ${names.join(", ")}` : "it has none";
  throw new Error(`${field} is no table and no group; ${advice}`);
}

const toList = (value: Json | undefined): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);

function pick(value: Json | undefined, ...names: string[]): JsonObject | undefined {
  const inner = names.reduce<Json | undefined>((found, name) => (isObject(found) ? found[name] : undefined), value);
  return isObject(inner) ? inner : undefined;
}

/** A table in Markdown, whose first line is its head. */
function toTable(rows: readonly string[][]): { value: Json; notes: string[] } {
  const width = Math.max(...rows.map(({ length }) => length));
  const toLine = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_cell, at) => escapeCell(cells[at] ?? "")).join(" | ")} |`;
  const [head = [], ...body] = rows;
  const divider = `|${" --- |".repeat(width)}`;
  return { value: [toLine(head), divider, ...body.map(toLine)].join("\n"), notes: [] };
}

const escapeCell = (text: string) => escapeMarkdown(text.trim()).replaceAll("\n", " ");
