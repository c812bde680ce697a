import type { NamedField } from "#cms/editor/model/FieldModel.ts";
import { summarize } from "#cms/editor/model/summarize.ts";
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

/** The choices of a form's field whose kind has none; those that were written stay in sight. */
const isUnused = (name: string, { kind, choices }: JsonObject): boolean =>
  name === "choices" &&
  typeof kind === "string" &&
  !/choices?$/.test(kind) &&
  summarize({ choices: choices ?? null }) === "";

/** The controls of all fields of an entry, then stored values without a field in the model. */
export function FieldList({ fields, values, slice, path, onChange }: Props) {
  const shown = fields.filter(({ name }) => !isUnused(name, values));
  return [...shown, ...listUnknown(fields, Object.keys(values))].map((field) => (
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
