import type { Locale } from "@/features/shared/locale";
import { nameSlice } from "#cms/editor/slices/sliceNames.ts";
import { toText } from "#cms/editor/store/json.ts";
import type { JsonObject } from "#cms/editor/store/json.ts";
import { joinWithColon } from "#cms/shell/joinWithColon.ts";

import type { EditorModels } from "./EditorModels.ts";

type Position = {
  type: string;
  /** The slice that has the field; `undefined` for a field of the document itself. */
  slice: JsonObject | undefined;
  /** `primary/title`, `primary.title` or `title`; in an entry of a group `primary.steps[0]` or `primary.steps[0].title`. */
  leaf: string;
};

/** The label of a field in the model, with its number for an entry of a group; its name when the model has no such field. */
export function labelField(models: EditorModels, { type, slice, leaf }: Position): string {
  const path = leaf.replace(/^[^/.[]+[/.]/, "");
  const [, name = path, entry] = /^([^.[]+)(?:\[(\d+)\])?/.exec(path) ?? [];
  const fields = slice
    ? models.findVariation(toText(slice.slice_type), toText(slice.variation))?.primary
    : models.findType(type)?.tabs.flatMap((tab) => tab.fields);
  const label = fields?.find((field) => field.name === name || (leaf === "uid" && field.type === "UID"))?.label ?? name;
  return entry === undefined ? label : `${label} ${Number(entry) + 1}`;
}

/** The name that editors see: the slice's name, then the field's label. */
export function nameField(models: EditorModels, position: Position, locale: Locale): string {
  const label = labelField(models, position);
  return joinWithColon(locale, position.slice && nameSlice(models, position.slice), label);
}
