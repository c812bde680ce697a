import { isDeepStrictEqual } from "node:util";

import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json, JsonObject } from "#cms/repository/domain/model/document.ts";
import type { FieldModel, Fields } from "#cms/repository/domain/model/models.ts";
import { composeValue } from "#cms/cli/compose/composeFields.ts";
import { openLink } from "#cms/cli/compose/links.ts";

import { openLine, openRichText } from "./openRichText.ts";
import type { OpenContext } from "./openRichText.ts";
import { openTable } from "./openTable.ts";

/** Fields in the short form of drafts; values without short form stay in full form. */
export const openFields = (data: JsonObject, fields: Fields, context: OpenContext): JsonObject =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, openField(value ?? null, fields[name], context)]),
  );

function openField(value: Json, model: FieldModel | undefined, context: OpenContext): Json {
  if (!model || value === null) return value;
  const short = shorten(value, model, context);
  if (short === undefined || model.type === "Group") return short ?? value;
  return isComposedTo(short, value, { model, context }) ? short : value;
}

function isComposedTo(
  short: Json,
  value: Json,
  { model, context }: { model: FieldModel; context: OpenContext },
): boolean {
  try {
    return isDeepStrictEqual(composeValue(short, model, { ...context, path: "", problems: [] }), value);
  } catch {
    // A value with members that no draft has, such as those of a newer Studio.
    return false;
  }
}

function shorten(value: Json, model: FieldModel, context: OpenContext): Json | undefined {
  const { type, config = {} } = model;
  if (type === "StructuredText") return openText(value, config.single, context);
  if (type === "Table") return openTable(value, context);
  if (type === "Link") {
    const links = config.repeat ? value : [value];
    if (!Array.isArray(links)) return undefined;
    const short = links.map((link) => (isObject(link) ? openLink(link, context.toLinkText) : link));
    return config.repeat ? short : short[0];
  }
  if (type === "Image" && isObject(value)) return value.alt ? `${String(value.url)} | ${String(value.alt)}` : value.url;
  if (type === "Embed" && isObject(value)) return value.embed_url;
  if (type !== "Group" || !Array.isArray(value)) return undefined;
  return value.map((item) => (isObject(item) ? openFields(item, config.fields ?? {}, context) : item));
}

function openText(value: Json, single: string | undefined, context: OpenContext): Json | undefined {
  if (single === undefined || !Array.isArray(value)) return openRichText(value, context);
  const [block, ...more] = value;
  if (!isObject(block) || more.length > 0) return undefined;
  return single === "preformatted" ? block.text : openLine(block, context);
}
