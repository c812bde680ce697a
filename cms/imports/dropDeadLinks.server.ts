import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json, JsonObject } from "#cms/repository/domain/model/document.ts";

/** Data without links to documents that are not here, whose ids are passed to `lose`; words of texts stay. */
export function dropDeadLinks(
  data: JsonObject,
  isHere: (id: string) => boolean,
  lose: (id: string) => void,
): JsonObject {
  const isDead = (value: Json | undefined): value is JsonObject & { id: string } =>
    isObject(value) && value.link_type === "Document" && typeof value.id === "string" && !isHere(value.id);
  const walk = (value: Json): Json => {
    if (Array.isArray(value)) return value.flatMap<Json>(toKept);
    if (isDead(value)) {
      lose(value.id);
      const { id: _, anchor: __, ...link } = value;
      return link;
    }
    return isObject(value) ? inside(value) : value;
  };
  // A hyperlink of a text goes as a whole.
  const toKept = (value: Json): Json[] => {
    if (!isObject(value) || value.type !== "hyperlink" || !isDead(value.data)) return [walk(value)];
    lose(value.data.id);
    return [];
  };
  const inside = (value: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one ?? null)] as const));
  return inside(data);
}
