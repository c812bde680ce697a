import { isObject } from "#cms/repository/domain/model/document.ts";
import type { JsonObject } from "#cms/repository/domain/model/document.ts";
import type { FieldConfig } from "#cms/repository/domain/model/models.ts";
import { listAllowed } from "#cms/repository/domain/model/richText.ts";

/** A block in a form that a field allows: the nearest kind of text, and only its marks; pictures stay as they are. */
export function fitBlock(block: JsonObject, config: FieldConfig): JsonObject {
  const allowed = listAllowed(config);
  if (typeof block.text !== "string") return block;
  const spans = (Array.isArray(block.spans) ? block.spans.filter(isObject) : []).filter(({ type, data }) => {
    if (type !== "label") return allowed.includes(String(type));
    return isObject(data) && config.labels?.includes(String(data.label)) === true;
  });
  return { ...block, type: fitType(String(block.type), allowed), spans };
}

function fitType(type: string, allowed: readonly string[]): string {
  if (allowed.includes(type)) return type;
  const level = Number(/^heading(\d)$/.exec(type)?.[1]);
  const levels = allowed.flatMap((name) => Number(/^heading(\d)$/.exec(name)?.[1]) || []);
  const [nearest] = level ? levels.toSorted((a, b) => Math.abs(a - level) - Math.abs(b - level)) : [];
  if (nearest) return `heading${nearest}`;
  return allowed.includes("paragraph") ? "paragraph" : (allowed.find((name) => name !== "image") ?? "paragraph");
}
