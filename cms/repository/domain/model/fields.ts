import { isDay, parseTime } from "./calendar.ts";
import { isObject, toStamp } from "./document.ts";
import type { Json } from "./document.ts";
import type { FieldConfig, FieldModel } from "./models.ts";
import { report } from "./context.ts";
import type { FieldContext } from "./context.ts";
import { emptyImage, normalizeImage } from "./images.ts";
import { emptyLink, isDangerous, normalizeLink, dangerousUrlReason } from "./links.ts";
import { normalizeRichText } from "./richText.ts";
import { normalizeTable } from "./normalizeTable.ts";

type Normalize = (value: Json, config: FieldConfig, context: FieldContext) => Json;

/** Accepts a value that passes, and otherwise reports the expected form. */
const expecting =
  (passes: (value: Json, config: FieldConfig) => boolean, words: (config: FieldConfig) => string): Normalize =>
  (value, config, context) =>
    passes(value, config) ? value : report(context, `${words(config)} is expected, not ${preview(value)}`, null);

const preview = (value: Json) => JSON.stringify(value).slice(0, 60);

const normalizers: Record<string, Normalize> = {
  Text: expecting(
    (value) => typeof value === "string",
    () => "a text",
  ),
  Color: expecting(
    (value) => /^#[0-9a-f]{6}$/i.test(String(value)),
    () => "a colour such as #c93a17",
  ),
  Select: expecting(
    (value, { options = [] }) => typeof value === "string" && options.includes(value),
    ({ options = [] }) => `one of ${options.join(", ")}`,
  ),
  Date: expecting(
    (value) => typeof value === "string" && isDay(value),
    () => "a day of the calendar as YYYY-MM-DD",
  ),
  Timestamp: normalizeTimestamp,
  Number: expecting(
    (value) => typeof value === "number" && Number.isFinite(value),
    () => "a number",
  ),
  Range: expecting(
    (value) => typeof value === "number" && Number.isFinite(value),
    () => "a number",
  ),
  Boolean: expecting(
    (value) => typeof value === "boolean",
    () => "true or false",
  ),
  GeoPoint: normalizeGeoPoint,
  Embed: normalizeEmbed,
  IntegrationFields: (value) => value,
  Image: normalizeImage,
  Table: (value, _, context) => normalizeTable(value, context),
  Link: normalizeLink,
  StructuredText: normalizeRichText,
};

// These keep their valid parts, and return their own empty value.
const partialTypes = ["StructuredText", "Table", "Image", "Link"];

/** Normalizes one simple field, without what does not fit. */
export function normalizeField(value: Json, model: FieldModel, context: FieldContext): Json {
  const normalize = normalizers[model.type];
  if (!normalize) return report(context, `fields of type ${model.type} are not known`, null);
  const before = context.problems.length;
  const normalized = normalize(value, model.config ?? {}, context);
  return context.problems.length > before && !partialTypes.includes(model.type) ? getEmptyValue(model) : normalized;
}

function normalizeTimestamp(value: Json, _: FieldConfig, context: FieldContext): Json {
  const time = typeof value === "string" ? parseTime(value) : undefined;
  if (time !== undefined) return toStamp(time);
  return report(context, `a time such as 2026-11-01T08:00:00+0000 is expected, not ${preview(value)}`, null);
}

function normalizeGeoPoint(value: Json, _: FieldConfig, context: FieldContext): Json {
  if (isObject(value) && Object.keys(value).length === 0) return {};
  const { latitude, longitude } = isObject(value) ? value : {};
  const fits = typeof latitude === "number" && typeof longitude === "number" && Math.abs(latitude) <= 90;
  return fits ? { latitude, longitude } : report(context, "latitude and longitude are expected", {});
}

function normalizeEmbed(value: Json, _: FieldConfig, context: FieldContext): Json {
  if (isObject(value) && Object.keys(value).length === 0) return value;
  if (!isObject(value) || typeof value.embed_url !== "string")
    return report(context, "an object with embed_url is expected", {});
  return isDangerous(value.embed_url) ? report(context, dangerousUrlReason(value.embed_url), {}) : value;
}

/** The value of an empty field in Prismic's API. */
export function getEmptyValue({ type, config = {} }: FieldModel): Json {
  if (type === "Link") return config.repeat ? [] : emptyLink(config);
  if (type === "Boolean") return typeof config.default_value === "boolean" ? config.default_value : null;
  if (type === "Image") return emptyImage(config);
  if (type === "GeoPoint" || type === "Embed") return {};
  if (["StructuredText", "Group", "Slices", "Choice"].includes(type)) return [];
  return null;
}
