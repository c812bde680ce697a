import { isObject } from "../model/document.ts";
import type { JsonObject } from "../model/document.ts";
import { listFields, listParts } from "./fields.ts";
import type { Field } from "./fields.ts";
import { reportField } from "./report.ts";
import type { Finding } from "./report.ts";
import { isSubject } from "./site.ts";
import type { Site } from "./site.ts";

/** Every image exists and has an alternative text. */
export function checkPictures(site: Site): Finding[] {
  const { documents, models, images } = site;
  return documents
    .filter((document) => isSubject(site, document))
    .flatMap((document) =>
      listFields(document, models).flatMap((field) =>
        listPictures(field).flatMap(({ picture, block }): Finding[] => {
          const name = String(picture.url);
          const missing = !/^https?:/.test(name) && !images.has(name.replace(/^\/+/, ""));
          const say = (kind: "picture-missing" | "alt-text", message: string) =>
            reportField(document, kind, field, { message, block, values: [name] });
          return [
            ...(missing ? [say("picture-missing", `shows ${name}, which does not exist`)] : []),
            ...(typeof picture.alt === "string" ? [] : [say("alt-text", `${name} has no alternative text`)]),
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
