import type { NamedField } from "#cms/editor/model/FieldModel.ts";

/** Type of what is stored without a field in the model. */
export const unknownType = "Unknown";

/** A field for each stored name that the model does not have. */
export const listUnknown = (fields: readonly NamedField[], stored: readonly string[]): NamedField[] =>
  stored
    .filter((name) => !fields.some((field) => field.name === name))
    .map((name) => ({ name, type: unknownType, label: name, placeholder: "", config: {} }));
