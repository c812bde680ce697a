import { ownValue } from "#contracts/ownValue.ts";
import { getErrorMessage } from "#kit/log.ts";
import type { Problem } from "#cms/repository/domain/model/context.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json, JsonObject } from "#cms/repository/domain/model/document.ts";
import type { FieldModel, Fields } from "#cms/repository/domain/model/models.ts";

import { composeLink } from "./links.ts";
import type { LinkContext } from "./links.ts";
import { parseMarkdown } from "./parseMarkdown.ts";
import { describeUnknown } from "./describeUnknown.ts";
import { parseTable } from "./parseTable.ts";

/** Composition state: the field's path in the draft, and the problems found. */
export type ComposeContext = LinkContext & { path: string; problems: Problem[] };

const within = (context: ComposeContext, step: string): ComposeContext => ({
  ...context,
  path: step.startsWith("[") ? `${context.path}${step}` : `${context.path}.${step}`,
});

/** Expands a draft's short values to the models' full form; reports each field that does not fit. */
export const composeFields = (draft: JsonObject, fields: Fields, context: ComposeContext): JsonObject =>
  Object.fromEntries(
    Object.entries(draft).map(([name, value]) => {
      const model = ownValue(fields, name);
      const here = within(context, name);
      if (model) return [name, composeField(value ?? null, model, here)];
      // The UID is stored beside the data.
      const names = Object.keys(fields).filter((one) => fields[one]?.type !== "UID");
      here.problems.push({ field: here.path, reason: describeUnknown("field", name, names) });
      return [name, null];
    }),
  );

function composeField(value: Json, model: FieldModel, context: ComposeContext): Json {
  try {
    return composeValue(value, model, context);
  } catch (error) {
    context.problems.push({ field: context.path, reason: getErrorMessage(error) });
    return null;
  }
}

/** Expands one field; throws for an invalid value. A value in full form is unchanged. */
export function composeValue(value: Json, model: FieldModel, context: ComposeContext): Json {
  if (value === null) return null;
  const { type, config = {} } = model;
  if (type === "StructuredText") return composeRichText(value, config.single, context);
  if (type === "Link") {
    if (!config.repeat) return composeLink(value, context);
    return (Array.isArray(value) ? value : [value]).map((link) => composeLink(link, context));
  }
  if (type === "Image") return composeImage(value);
  if (type === "Embed") return typeof value === "string" ? { embed_url: value, type: "link", html: null } : value;
  if (type === "Table") return typeof value === "string" ? parseTable(value, context) : value;
  if (type === "Group") return composeGroup(value, config.fields ?? {}, context);
  const isWord = type === "Text" || type === "Select" || type === "Date";
  return isWord && typeof value !== "object" ? String(value) : value;
}

function composeRichText(value: Json, single: string | undefined, context: LinkContext): Json {
  if (typeof value !== "string") return value;
  if (single === "preformatted") return [{ type: single, text: value.trimEnd(), spans: [], direction: "ltr" }];
  const blocks = parseMarkdown(value, context);
  if (single && blocks.length > 1) throw new Error("the field must be one line of text, without empty lines");
  // A heading field is plain text; the model defines its level.
  return single ? blocks.slice(0, 1).map((block) => ({ ...block, type: single })) : blocks;
}

function composeImage(value: Json): Json {
  if (typeof value !== "string") return value;
  const [url = "", alt = ""] = value.split("|").map((part) => part.trim());
  return { url, alt: alt || null, copyright: null };
}

function composeGroup(value: Json, fields: Fields, context: ComposeContext): Json {
  if (!Array.isArray(value)) throw new Error("a group is a list");
  return value.map((item, index) => {
    if (!isObject(item)) throw new Error(`entry ${index + 1} is not an object`);
    return composeFields(item, fields, within(context, `[${index}]`));
  });
}
