import { WriteError } from "#cms/http/WriteError.server.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import type { JsonObject } from "#cms/repository/domain/model/document.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";

import { takeTitle } from "#cms/imports/sources/makePage.server.ts";
import { toWebLink } from "#cms/imports/sources/toWebLink.server.ts";
import { findBodyFields } from "./findBodyFields.server.ts";
import { readHtml } from "./readHtml.server.ts";
import { writeBody } from "./writeBody.server.ts";

/** The slices of a type for a text, and how many parts were left out. Throws `WriteError` (400) for a type without slices. */
export function makeSlices(html: string, type: string, models: Models): { slices: JsonObject[]; left_out: number } {
  const model = models.types.get(type);
  const target = model && findBodyFields(model, models);
  if (!target || "field" in target)
    throw new WriteError(400, `Documents of the type ${type} have no slices for a text`);
  let leftOut = 0;
  const lose = () => void (leftOut += 1);
  const parts = readHtml(html, { toLink: toWebLink, findPicture: () => undefined, loseElement: lose });
  const { title = "", text } = takeTitle(parts, undefined);
  const { [target.zone]: zone } = writeBody(text, target, { head: { title }, lose });
  return { slices: Array.isArray(zone) ? zone.filter(isObject) : [], left_out: leftOut };
}
