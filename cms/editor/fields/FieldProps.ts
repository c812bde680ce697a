import type { NamedField } from "#cms/editor/model/FieldModel.ts";
import type { Json } from "#cms/editor/store/json.ts";

/** What every control of a field gets. */
export type FieldProps = {
  field: NamedField;
  value: Json | undefined;
  /** `undefined` empties the field. */
  onChange: (value: Json | undefined) => void;
  /** Key of the slice; empty for a field of the document itself. */
  slice: string;
  /** Path of the field within it, as findings name it: `primary.questions[2].answer`. */
  path: string;
};
