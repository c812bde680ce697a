import { isObject } from "../model/document.ts";
import type { Json, JsonObject } from "../model/document.ts";
import type { FieldModel, Fields } from "../model/models.ts";
import { linkOf } from "./links.ts";
import type { LinkContext } from "./links.ts";
import { richTextOf } from "./markdown.ts";
import { tableOf } from "./table.ts";

/** Turns a draft's short values into the full ones of the models; names the field that does not fit. */
export function composeFields(draft: JsonObject, fields: Fields, context: LinkContext, path: string): JsonObject {
  return Object.fromEntries(
    Object.entries(draft).map(([name, value]) => {
      const model = fields[name];
      const here = `${path}.${name}`;
      if (!model) throw new Error(`${here}: the model has no such field; it has ${Object.keys(fields).join(", ")}`);
      return [name, composeField(value ?? null, model, context, here)];
    }),
  );
}

function composeField(value: Json, model: FieldModel, context: LinkContext, path: string): Json {
  try {
    return composeValue(value, model, context, path);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(message.startsWith(path) ? message : `${path}: ${message}`, { cause: error });
  }
}

function composeValue(value: Json, model: FieldModel, context: LinkContext, path: string): Json {
  if (value === null) return null;
  const { type, config = {} } = model;
  if (type === "StructuredText") return composeRichText(value, config.single, context);
  if (type === "Link") {
    if (!config.repeat) return linkOf(value, context);
    return (Array.isArray(value) ? value : [value]).map((link) => linkOf(link, context));
  }
  if (type === "Image") return composeImage(value);
  if (type === "Embed") return typeof value === "string" ? { embed_url: value, type: "link", html: null } : value;
  if (type === "Table") return typeof value === "string" ? tableOf(value, context) : value;
  if (type === "Group") return composeGroup(value, config.fields ?? {}, context, path);
  if (type === "Text" || type === "Select" || type === "Date") return String(value);
  return value;
}

function composeRichText(value: Json, single: string | undefined, context: LinkContext): Json {
  if (typeof value !== "string") return value;
  if (single === "preformatted") return [{ type: single, text: value.trimEnd(), spans: [], direction: "ltr" }];
  const blocks = richTextOf(value, context);
  // A heading field is written as plain words; its level is the model's.
  return single ? blocks.slice(0, 1).map((block) => ({ ...block, type: single })) : blocks;
}

function composeImage(value: Json): Json {
  if (typeof value !== "string") return value;
  const [url = "", alt = ""] = value.split("|").map((part) => part.trim());
  return { url, alt: alt || null, copyright: null };
}

function composeGroup(value: Json, fields: Fields, context: LinkContext, path: string): Json {
  if (!Array.isArray(value)) throw new Error("a group is a list");
  return value.map((item, index) => {
    if (!isObject(item)) throw new Error(`entry ${index + 1} is not an object`);
    return composeFields(item, fields, context, `${path}[${index}]`);
  });
}
