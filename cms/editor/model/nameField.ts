import { nameSlice } from "#cms/editor/slices/sliceNames.ts";
import { toText } from "#cms/editor/store/json.ts";
import type { JsonObject } from "#cms/editor/store/json.ts";

import type { EditorModels } from "./EditorModels.ts";

type Position = {
  type: string;
  /** The slice that has the field; `undefined` for a field of the document itself. */
  slice: JsonObject | undefined;
  /** `primary/title`, `primary.title` or `title`. */
  leaf: string;
};

/** The label of a field in the model; its own name when the model has no such field. */
export function labelField(models: EditorModels, { type, slice, leaf }: Position): string {
  const name = leaf.split(/[/.]/)[1] ?? leaf;
  const fields = slice
    ? models.findVariation(toText(slice.slice_type), toText(slice.variation))?.primary
    : models.findType(type)?.tabs.flatMap((tab) => tab.fields);
  return fields?.find((field) => field.name === name || (leaf === "uid" && field.type === "UID"))?.label ?? name;
}

/** The name that editors see: the slice's name, then the field's label. */
export function nameField(models: EditorModels, position: Position): string {
  const label = labelField(models, position);
  return position.slice ? `${nameSlice(models, position.slice)}: ${label}` : label;
}
