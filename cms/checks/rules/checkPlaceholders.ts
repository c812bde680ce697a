import { placeholderNames } from "#contracts/brand.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json } from "#cms/repository/domain/model/document.ts";

import { listFields } from "./fields.ts";
import { reportField } from "./report.ts";
import type { Finding } from "./report.ts";
import type { Site } from "./site.ts";

/** Double braces in texts name a value of the settings; code may contain any. */
export function checkPlaceholders(site: Site): Finding[] {
  return site.subjects.flatMap((document) =>
    listFields(document, site.models).flatMap((field) => {
      const names = new Set(
        listTexts(field.value)
          .filter((text) => text.includes("{{"))
          .flatMap((text) => [...text.matchAll(/\{\{(\w+)\}\}/g)])
          .map(toName),
      );
      return [...names].map((name) => {
        const known = placeholderNames.join(", ");
        const message = placeholderNames.includes(name)
          ? `the settings have no value for {{${name}}}`
          : `there is no {{${name}}}, only ${known}`;
        return reportField(document, "placeholder-unknown", field, { message, values: [name] });
      });
    }),
  );
}

const toName = ([, name = ""]: RegExpMatchArray): string => name;

/** Texts of a field, without code. */
function listTexts(value: Json): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(listTexts);
  return isObject(value) && value.type !== "preformatted"
    ? Object.values(value).flatMap((one) => listTexts(one ?? null))
    : [];
}
