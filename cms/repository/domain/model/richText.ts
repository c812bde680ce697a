import { isObject } from "./document.ts";
import type { Json, JsonObject } from "./document.ts";
import type { FieldConfig } from "./models.ts";
import { report, within } from "./context.ts";
import type { FieldContext } from "./context.ts";
import { readImage } from "./images.ts";
import { isDangerous, readLink, dangerousUrlReason } from "./links.ts";

const headings = Array.from({ length: 6 }, (_, index) => `heading${index + 1}`);
const allKinds = [
  "paragraph",
  "preformatted",
  ...headings,
  "list-item",
  "o-list-item",
  "image",
  "embed",
  "strong",
  "em",
  "hyperlink",
];

/** Block and span types that a rich text field allows; all if its model lists none. */
export function listAllowed({ single, multi }: FieldConfig): string[] {
  const listed = single ?? multi;
  return listed === undefined ? allKinds : listed.split(",").map((name) => name.trim());
}

/** Normalizes rich text; reports each block and span that the model does not allow. */
export function normalizeRichText(value: Json, config: FieldConfig, context: FieldContext): Json {
  if (!Array.isArray(value)) return report(context, "rich text is a list of blocks", []);
  return readBlocks(value, config, context).flatMap<Json>((block) => block ?? []);
}

/** Normalizes each block; `undefined` for one that the field does not allow. */
export function readBlocks(value: Json[], config: FieldConfig, context: FieldContext): (JsonObject | undefined)[] {
  const single = config.single !== undefined;
  return value.map((block, index) => {
    const here = within(context, `[${index}]`);
    return single && index > 0 ? report(here, "the field holds one block", undefined) : readBlock(block, config, here);
  });
}

function readBlock(block: Json, config: FieldConfig, context: FieldContext): JsonObject | undefined {
  if (!isObject(block) || typeof block.type !== "string") return report(context, "a block has a type", undefined);
  const { type } = block;
  const allowed = listAllowed(config);
  if (!allowed.includes(type))
    return report(context, `there is no ${type} here, only ${allowed.join(", ")}`, undefined);
  const rest: JsonObject = {
    ...readLabel(block, config, context),
    direction: block.direction === "rtl" ? "rtl" : "ltr",
  };
  if (type === "image") {
    const image = readImage(block, context);
    return image && { type, ...image, ...rest };
  }
  if (type === "embed") {
    const { oembed } = block;
    const url = isObject(oembed) ? oembed.embed_url : undefined;
    if (typeof url !== "string") return report(context, "an embed has oembed.embed_url", undefined);
    if (isDangerous(url)) return report(context, dangerousUrlReason(url), undefined);
    return { type, oembed, ...rest };
  }
  if (typeof block.text !== "string") return report(context, `a ${type} has a text`, undefined);
  return { type, text: block.text, spans: readSpans(block, block.text.length, config, context), ...rest };
}

function readLabel({ label }: JsonObject, { labels = [] }: FieldConfig, context: FieldContext): JsonObject {
  if (typeof label !== "string") return {};
  return labels.includes(label) ? { label } : report(context, `there is no label ${label}`, {});
}

function readSpans({ spans = [] }: JsonObject, length: number, config: FieldConfig, context: FieldContext): Json[] {
  if (!Array.isArray(spans)) return report(context, "spans is a list", []);
  return spans.flatMap<Json>((span, index) => readSpan(span, length, config, within(context, `spans[${index}]`)) ?? []);
}

function readSpan(span: Json, length: number, config: FieldConfig, context: FieldContext): JsonObject | undefined {
  if (!isObject(span) || typeof span.type !== "string") return report(context, "a span has a type", undefined);
  const { start, end, type, data } = span;
  if (typeof start !== "number" || typeof end !== "number" || start < 0 || start > end || end > length) {
    return report(context, `the ${type} from ${String(start)} to ${String(end)} lies outside the text`, undefined);
  }
  // Labels are allowed by name; Slice Machine does not list the type.
  if (type !== "label" && !listAllowed(config).includes(type))
    return report(context, `the field takes no ${type}`, undefined);
  if (type === "hyperlink") return { start, end, type, data: readLink(data, context) };
  if (type !== "label") return { start, end, type };
  const label = isObject(data) ? data.label : undefined;
  if (typeof label === "string" && config.labels?.includes(label)) return { start, end, type, data: { label } };
  return report(context, `there is no label ${String(label)}`, undefined);
}
