import { ownValue } from "#contracts/ownValue.ts";
import { isDay, parseTime } from "#cms/repository/domain/model/calendar.ts";
import type { Json, JsonObject } from "#cms/repository/domain/model/document.ts";
import type { FieldModel, TypeModel } from "#cms/repository/domain/model/models.ts";

/** What systems know of a page beside its text. */
export type PageFacts = {
  title?: string | undefined;
  summary?: string | undefined;
  date?: string | undefined;
  author?: string | undefined;
  image?: JsonObject | undefined;
  metaTitle?: string | undefined;
  metaDescription?: string | undefined;
  topics?: string[] | undefined;
};

/** Names that fields for a fact have, the likeliest first. */
const candidates: [fact: keyof PageFacts, names: string[]][] = [
  ["title", ["title", "name", "headline"]],
  ["summary", ["summary", "excerpt", "description", "lede", "meta_description"]],
  ["date", ["published", "date", "day", "published_at"]],
  ["author", ["author", "by"]],
  ["image", ["image", "cover", "picture", "meta_image"]],
  ["metaTitle", ["meta_title", "seo_title"]],
  ["metaDescription", ["meta_description", "seo_description"]],
  ["topics", ["topic", "category"]],
];

/** Data of a type with the facts that it has fields for. */
export function fillFields({ fields }: TypeModel, facts: PageFacts): JsonObject {
  const data: JsonObject = {};
  for (const [fact, names] of candidates) {
    const value = facts[fact];
    if (value === undefined || value === "") continue;
    for (const name of names) {
      const model = ownValue(fields, name);
      const written = model && !Object.hasOwn(data, name) ? writeValue(value, model) : undefined;
      if (written === undefined) continue;
      data[name] = written;
      break;
    }
  }
  return data;
}

/** The value in the form of a field; `undefined` where the field does not take it. */
export function writeValue(value: NonNullable<PageFacts[keyof PageFacts]>, model: FieldModel): Json | undefined {
  const { type, config = {} } = model;
  if (Array.isArray(value)) {
    const names = value.map((one) => one.toLowerCase());
    return type === "Select" ? config.options?.find((option) => names.includes(option.toLowerCase())) : undefined;
  }
  if (typeof value !== "string") return type === "Image" ? value : undefined;
  if (type === "Text") return value;
  if (type === "Date") return toDay(value);
  if (type === "Select") return config.options?.find((option) => option.toLowerCase() === value.toLowerCase());
  const kind = config.single?.split(",")[0] ?? "paragraph";
  return type === "StructuredText" ? [{ type: kind, text: value, spans: [], direction: "ltr" }] : undefined;
}

/** The day of a time in the forms that systems write; `undefined` for anything else. */
export function toDay(text: string): string | undefined {
  const day = /^\d{4}-\d\d-\d\d/.exec(text.trim())?.[0];
  if (day) return isDay(day) ? day : undefined;
  const time = parseTime(text) ?? Date.parse(text);
  return Number.isFinite(time) ? new Date(time).toISOString().slice(0, 10) : undefined;
}
