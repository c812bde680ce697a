import { isObject } from "./document.ts";
import type { Json } from "./document.ts";
import type { FieldConfig, FieldModel } from "./models.ts";

type Check = (value: Json, config: FieldConfig) => string | undefined;

const isText: Check = (value) => (typeof value === "string" ? undefined : "a text is expected");
const isRecord: Check = (value) => (isObject(value) ? undefined : "an object is expected");

const blocks: Record<string, string> = {
  heading1: "heading1",
  heading2: "heading2",
  heading3: "heading3",
  heading4: "heading4",
  heading5: "heading5",
  heading6: "heading6",
  paragraph: "paragraph",
  preformatted: "preformatted",
  "list-item": "list-item",
  "o-list-item": "o-list-item",
  image: "image",
  embed: "embed",
};

/** For each kind of field: what is wrong with a value, or nothing. */
export const checks: Record<string, Check> = {
  Text: isText,
  Color: (value) => (/^#[0-9a-f]{6}$/i.test(String(value)) ? undefined : "a colour such as #c93a17 is expected"),
  Select: (value, { options = [] }) =>
    options.includes(String(value)) ? undefined : `one of ${options.join(", ")} is expected, not ${String(value)}`,
  Date: (value) => (/^\d{4}-\d\d-\d\d$/.test(String(value)) ? undefined : "a date YYYY-MM-DD is expected"),
  Timestamp: (value) =>
    /^\d{4}-\d\d-\d\dT[\d:]+[+]0000$/.test(String(value)) ? undefined : "a time such as 2026-11-01T08:00:00+0000 is expected",
  Number: (value) => (typeof value === "number" ? undefined : "a number is expected"),
  Boolean: (value) => (typeof value === "boolean" ? undefined : "true or false is expected"),
  GeoPoint: isRecord,
  Embed: (value) => (isObject(value) && typeof value.embed_url === "string" ? undefined : "an object with embed_url is expected"),
  Image: (value) => (isObject(value) && typeof value.url === "string" ? undefined : "an object with url and alt is expected"),
  Table: (value) => (isObject(value) && isObject(value.body) ? undefined : "a table with head and body is expected"),
  Link: checkLink,
  StructuredText: checkRichText,
};

function checkLink(value: Json, config: FieldConfig): string | undefined {
  if (config.repeat) {
    if (!Array.isArray(value)) return "a list of links is expected";
    return value.map((link) => checkLink(link, { ...config, repeat: false })).find(Boolean);
  }
  if (!isObject(value) || typeof value.link_type !== "string") return "a link with link_type is expected";
  if (value.link_type === "Document" && typeof value.id !== "string") return "a link to a document has its id";
  if (value.link_type === "Web" && typeof value.url !== "string") return "a link to the web has its url";
  if (value.variant !== undefined && !config.variants?.includes(String(value.variant))) {
    return `the variant must be one of ${config.variants?.join(", ") ?? "none"}`;
  }
  return undefined;
}

function checkRichText(value: Json, config: FieldConfig): string | undefined {
  if (!Array.isArray(value)) return "rich text is a list of blocks";
  const allowed = (config.single ?? config.multi ?? "").split(",").map((name) => name.trim());
  for (const block of value) {
    if (!isObject(block) || typeof block.type !== "string") return "a block of rich text has a type";
    const kind = blocks[block.type];
    if (!kind || !allowed.includes(kind)) return `the field allows no ${block.type}, only ${allowed.join(", ")}`;
    if (kind !== "image" && kind !== "embed" && typeof block.text !== "string") return `a ${kind} has a text`;
  }
  return undefined;
}

/** The value Prismic's API gives for a field nobody filled. */
export function emptyOf({ type, config = {} }: FieldModel): Json {
  if (type === "Link") return config.repeat ? [] : emptyLink(config);
  if (type === "Boolean") return typeof config.default_value === "boolean" ? config.default_value : false;
  if (type === "Image") return Object.fromEntries((config.thumbnails ?? []).map(({ name }) => [name, {}]));
  if (type === "GeoPoint" || type === "Embed") return {};
  if (type === "StructuredText" || type === "Group" || type === "Slices") return [];
  return null;
}

function emptyLink({ select }: FieldConfig): Json {
  const kinds: Record<string, string> = { document: "Document", media: "Media", web: "Web" };
  return { link_type: kinds[select ?? ""] ?? "Any" };
}
