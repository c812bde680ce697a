import type { Json, JsonObject } from "#cms/editor/store/json.ts";

import type { SliceModel, Variation } from "./EditorModels.ts";
import type { NamedField } from "./FieldModel.ts";

/** Default values of a new slice or group entry; other fields are absent until they are filled in. */
export function newValues(fields: readonly NamedField[]): JsonObject {
  return Object.fromEntries(
    fields.flatMap(({ name, type, config }): [string, Json][] => {
      const value = config.default_value;
      return (type === "Select" || type === "Boolean") && value !== undefined && value !== null ? [[name, value]] : [];
    }),
  );
}

/** A new slice without an id. */
export const newSlice = (
  { type }: SliceModel,
  { id, version, primary }: Variation,
  values: JsonObject = {},
): JsonObject => ({
  slice_type: type,
  slice_label: null,
  variation: id,
  version,
  primary: { ...newValues(primary), ...values },
  items: [],
});
