import { ownValue } from "#contracts/ownValue.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json, StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { FieldModel, Models } from "#cms/repository/domain/model/models.ts";

import { QueryError } from "./QueryError.ts";

/** Target of a filter or ordering: a property of documents, or a field of one type. */
export type Target =
  | { kind: "document"; property: string }
  | { kind: "field"; type: string; model: FieldModel; steps: string[] };

const properties = ["id", "type", "tags", "first_publication_date", "last_publication_date"];

/** Resolves a path such as `document.type` or `my.page.title`. */
export function parseTarget(path: string, models: Models, column = 0): Target {
  const [root, ...rest] = path.split(".");
  if (root === "document") return { kind: "document", property: documentProperty(rest, path, column) };
  const [type = "", ...steps] = root === "my" ? rest : [];
  const model = fieldModel(models.types.get(type)?.fields ?? {}, steps);
  if (!model) throw new QueryError(`unexpected field '${path}' on line:1 col:${column} in query`, column);
  return { kind: "field", type, model, steps };
}

function documentProperty(rest: string[], path: string, column: number): string {
  const property = rest.join(".");
  if (property === "" || properties.includes(property)) return property;
  throw new QueryError(`unexpected field '${path}' on line:1 col:${column} in query`, column);
}

function fieldModel(fields: Record<string, FieldModel>, steps: string[]): FieldModel | undefined {
  const [first = "", ...rest] = steps;
  const model = ownValue(fields, first);
  if (!model || rest.length === 0) return model;
  return fieldModel(model.config?.fields ?? {}, rest);
}

/** Every value of a document at a target; several where the path runs through a group. */
export function getValues(document: StoredDocument, target: Target): Json[] {
  if (target.kind === "document") return [documentValue(document, target.property)];
  if (document.type !== target.type) return [];
  if (target.model.type === "UID") return [document.uid];
  const [first = "", ...rest] = target.steps;
  // Nearly always, and of every document of a type.
  if (rest.length === 0) return [document.data[first] ?? null];
  return walk([document.data], target.steps);
}

function walk(values: Json[], steps: string[]): Json[] {
  return steps.reduce<Json[]>(
    (found, step) =>
      found
        .flatMap((value) => (Array.isArray(value) ? value : [value]))
        .flatMap((value) => (isObject(value) ? [value[step] ?? null] : [])),
    values,
  );
}

function documentValue(document: StoredDocument, property: string): Json {
  if (property === "id") return document.id;
  if (property === "type") return document.type;
  if (property === "tags") return document.tags;
  return property === "first_publication_date" ? document.first_publication_date : document.last_publication_date;
}

/** A field's value as a comparable scalar; a link is its document's id. */
export function toScalar(value: Json): string | number | boolean | null {
  if (isObject(value)) return typeof value.id === "string" ? value.id : null;
  return Array.isArray(value) ? null : value;
}
