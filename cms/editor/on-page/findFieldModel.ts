import { toFields } from "#cms/editor/model/FieldModel.ts";
import type { NamedField } from "#cms/editor/model/FieldModel.ts";
import type { EditorModels } from "#cms/editor/model/EditorModels.ts";
import { toText } from "#cms/editor/store/json.ts";
import type { JsonObject } from "#cms/editor/store/json.ts";
import { splitPath } from "#cms/editor/store/readField.ts";

/** The model of the field at a path of a slice, such as `primary.questions[2].answer`; `undefined` without one. */
export function findFieldModel(models: EditorModels, slice: JsonObject, path: string): NamedField | undefined {
  const variation = models.findVariation(toText(slice.slice_type), toText(slice.variation));
  const [first, ...steps] = splitPath(path).filter((step) => !/^\d+$/.test(step));
  const top = first === "items" ? toFields(variation?.items) : (variation?.primary ?? []);
  const [name, ...inner] = steps;
  return inner.reduce<NamedField | undefined>(
    (field, step) => toFields(field?.config.fields).find((one) => one.name === step),
    top.find((one) => one.name === name),
  );
}
