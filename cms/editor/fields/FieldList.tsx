import type { NamedField } from "#cms/editor/model/FieldModel.ts";
import type { Json, JsonObject } from "#cms/editor/store/json.ts";

import { FieldEditor } from "./FieldEditor.tsx";
import { listUnknown } from "./listUnknown.ts";

type Props = {
  fields: readonly NamedField[];
  values: JsonObject;
  slice: string;
  path: string;
  onChange: (name: string, value: Json | undefined) => void;
};

/** The controls of all fields of an entry, then stored values without a field in the model. */
export function FieldList({ fields, values, slice, path, onChange }: Props) {
  return [...fields, ...listUnknown(fields, Object.keys(values))].map((field) => (
    <FieldEditor
      key={field.name}
      field={field}
      value={values[field.name]}
      slice={slice}
      path={`${path}.${field.name}`}
      onChange={(value) => onChange(field.name, value)}
    />
  ));
}
