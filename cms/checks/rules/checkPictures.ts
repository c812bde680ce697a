import { isObject } from "#cms/repository/domain/model/document.ts";
import type { JsonObject } from "#cms/repository/domain/model/document.ts";

import { listFields, listParts } from "./fields.ts";
import type { Field } from "./fields.ts";
import { reportField } from "./report.ts";
import type { Finding } from "./report.ts";
import type { Site } from "./site.ts";

// Photos are resized for each screen; drawings are sent unchanged.
const maxBytes = { picture: 4_000_000, drawing: 200_000 };

/** Every image exists, has an alternative text and no needless size. */
export function checkPictures(site: Site): Finding[] {
  const { subjects, models, images, imageBytes, imageName } = site;
  return subjects.flatMap((document) =>
    listFields(document, models).flatMap((field) =>
      listPictures(field).flatMap(({ picture, block }): Finding[] => {
        const name = String(picture.url);
        const missing = !/^https?:/.test(name) && !images.has(name.replace(/^\/+/, ""));
        const bytes = imageBytes?.(name) ?? 0;
        const isLarge = bytes > maxBytes[name.endsWith(".svg") ? "drawing" : "picture"];
        const shown = imageName?.(name) ?? name;
        const say = (kind: "picture-missing" | "picture-large" | "alt-text", message: string) =>
          reportField(document, kind, field, { message, block, values: [shown] });
        return [
          ...(missing ? [say("picture-missing", `shows ${shown}, which does not exist`)] : []),
          ...(isLarge ? [say("picture-large", `${shown} has ${Math.round(bytes / 1_000)} KB`)] : []),
          ...(typeof picture.alt === "string" ? [] : [say("alt-text", `${shown} has no alternative text`)]),
        ];
      }),
    ),
  );
}

function listPictures(field: Field): { picture: JsonObject; block: number | undefined }[] {
  return listParts(field).flatMap(({ value, block }) => {
    const isPicture = isObject(value) && typeof value.url === "string";
    const isShown =
      field.type === "Image" || (field.type === "StructuredText" && isObject(value) && value.type === "image");
    return isPicture && isShown ? [{ picture: value, block }] : [];
  });
}
