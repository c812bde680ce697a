import { isObject } from "../model/document.ts";
import type { Json, JsonObject } from "../model/document.ts";
import { listFields } from "./fields.ts";
import type { Finding, Site } from "./site.ts";

/** Every image exists and has an alternative text. */
export function checkPictures({ documents, models, images }: Site): Finding[] {
  return documents.flatMap((document) =>
    listFields(document, models).flatMap(({ path, type, value }) =>
      picturesIn(type, value).flatMap((picture): Finding[] => {
        const where = `${document.id} ${path}`;
        const name = String(picture.url);
        const missing = !/^https?:/.test(name) && !images.has(name.replace(/^\/+/, ""));
        return [
          ...(missing ? [{ rule: "pictures", where, message: `shows ${name}, which does not exist` }] : []),
          ...(typeof picture.alt === "string"
            ? []
            : [{ rule: "alt text", where, message: `${name} has no alternative text` }]),
        ];
      }),
    ),
  );
}

function picturesIn(type: string, value: Json): JsonObject[] {
  if (type === "Image") return isObject(value) && typeof value.url === "string" ? [value] : [];
  if (type !== "StructuredText" || !Array.isArray(value)) return [];
  return value.filter(isObject).filter((block) => block.type === "image");
}
