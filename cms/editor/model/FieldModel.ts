import { isJsonObject, toText } from "#cms/editor/store/json.ts";
import type { JsonObject } from "#cms/editor/store/json.ts";

/** A field of a model in Slice Machine's format. `config` has only the members of the field's type. */
export type FieldModel = { type: string; label: string; placeholder: string; config: JsonObject };

/** A field with its name in the data. */
export type NamedField = FieldModel & { name: string };

/** The fields of one list of a model (`primary`, a tab, a group's `fields`), in the editor's order. */
export function toFields(json: unknown): NamedField[] {
  if (!isJsonObject(json)) return [];
  return Object.entries(json).flatMap(([name, field]) => {
    if (!isJsonObject(field) || typeof field.type !== "string") return [];
    const config = isJsonObject(field.config) ? field.config : {};
    const label = toText(config.label) || toText(field.fieldset) || name;
    return [{ name, type: field.type, label, placeholder: toText(config.placeholder), config }];
  });
}

/** Reads a list of names from a configuration: an array, or a text separated by commas. */
export function configNames(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((name) => typeof name === "string");
  return typeof value === "string" ? value.split(",").map((name) => name.trim()) : [];
}

/** Whether a field is a slice zone. */
export const isZone = ({ type }: FieldModel) => type === "Slices" || type === "Choice";

/** Whether a field is the one heading that names a page. */
export const isMainHeading = ({ config }: FieldModel) => config.single === "heading1";
