import { getSectionLink } from "#contracts/sections.ts";
import { isJsonObject, toJsonList, toText } from "#cms/editor/store/json.ts";
import type { JsonObject } from "#cms/editor/store/json.ts";
import { writeDocumentPath, writeFieldPath } from "#cms/shell/screenPaths.ts";

import { FieldFinder } from "./FieldFinder.ts";

/**
 * The Studio's path of what an element shows of a section: its field in the section's document, or that document;
 * `undefined` in another slice. `root` holds the rendered slice, `slice` its values as they were rendered.
 */
export function findInSection(root: Element, slice: JsonObject | undefined, target: Element): string | undefined {
  const link = getSectionLink(slice);
  if (!link) return undefined;
  const parts = isJsonObject(link.data) ? toJsonList(link.data.slices).filter(isJsonObject) : [];
  for (const [index, part] of parts.entries()) {
    const found = new FieldFinder(root, part).find(target).path;
    const field = `data.slices[${index}](${toText(part.slice_type)}).${found}`;
    if (found) return writeFieldPath(link.id, { slice: toText(part.id), field });
  }
  return writeDocumentPath(link.id);
}
