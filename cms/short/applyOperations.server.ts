import { describeUnknown } from "#cms/cli/compose/describeUnknown.ts";
import { WriteError } from "#cms/http/WriteError.server.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json, JsonObject } from "#cms/repository/domain/model/document.ts";

import type { Operation } from "./contract.ts";

const headNames = ["uid", "tags", "parent"];

/** A draft with the operations applied in their order; throws `WriteError` (400) that names the operation at fault. */
export function applyOperations(draft: JsonObject, operations: readonly Operation[]): JsonObject {
  const next = copy(draft);
  operations.forEach((operation, index) => {
    try {
      apply(next, operation);
    } catch (error) {
      if (!(error instanceof OperationError)) throw error;
      throw new WriteError(400, error.message, [{ field: `operations[${index}]`, reason: error.message }]);
    }
  });
  return next;
}

/** What a draft has where an operation would write; undefined where there is nothing. */
export function readTarget(draft: JsonObject, { slice, field, op }: Operation): Json | undefined {
  const holder = slice === undefined ? draft : listSlices(draft).find((one) => getSliceId(one) === slice);
  if (!holder || op !== "set") return holder;
  let value: Json | undefined = slice === undefined ? pickHolder(draft, field ?? "") : holder;
  for (const step of toSteps(field ?? "")) value = stepInto(value, step);
  return value;
}

/** The id of a slice in short form, or of one in full form. */
export const getSliceId = (slice: JsonObject): string => String(slice.$id ?? slice.id);

class OperationError extends Error {}

// Values come from a JSON body.
function toJson(value: unknown): Json {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  if (Array.isArray(value)) return value.map(toJson);
  return isObject(value) ? copy(value) : null;
}

const copy = (value: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(value).map(([name, member]) => [name, toJson(member)]));

function apply(draft: JsonObject, { op, slice, field, value, after }: Operation): void {
  if (op === "set") {
    if (field === undefined) throw new OperationError("field is missing: name the field to set");
    const holder = slice === undefined ? pickHolder(draft, field) : find(draft, slice);
    return write(holder, field, toJson(value));
  }
  if (op === "add_slice") {
    if (!isObject(value) || typeof value.type !== "string")
      throw new OperationError("value must be a slice: {type, …fields}; list_slices names the types");
    return insert(draft, { ...value, $id: newSliceId(draft, value.type) }, after);
  }
  if (slice === undefined) throw new OperationError("slice is missing: name a slice by its $id");
  const found = find(draft, slice);
  draft.slices = listSlices(draft).filter((one) => one !== found);
  if (op === "move_slice") insert(draft, found, after);
}

function insert(draft: JsonObject, slice: JsonObject, after: string | null | undefined): void {
  const slices = listSlices(draft);
  const before = typeof after === "string" ? slices.indexOf(find(draft, after)) + 1 : undefined;
  draft.slices = slices.toSpliced(after === null ? 0 : (before ?? slices.length), 0, slice);
}

const listSlices = (draft: JsonObject): JsonObject[] =>
  Array.isArray(draft.slices) ? draft.slices.filter(isObject) : [];

function find(draft: JsonObject, id: string): JsonObject {
  const slices = listSlices(draft);
  const found = slices.find((one) => getSliceId(one) === id);
  if (found) return found;
  throw new OperationError(describeUnknown("slice", id, slices.map(getSliceId)));
}

function newSliceId(draft: JsonObject, type: string): string {
  const taken = new Set(listSlices(draft).map(getSliceId));
  let number = taken.size + 1;
  while (taken.has(`${type}$${number}`)) number += 1;
  return `${type}$${number}`;
}

// Tags, UID and the page above stand beside the data.
function pickHolder(draft: JsonObject, field: string): JsonObject {
  if (headNames.includes(field)) return draft;
  return isObject(draft.data) ? draft.data : draft;
}

/** `items[0].text` as names and indexes. */
function toSteps(path: string): (string | number)[] {
  if (!/^[\w$]+(?:\[\d+\]|\.[\w$]+)*$/.test(path))
    throw new OperationError(`${path.slice(0, 100)} is no field; write a name such as title or items[0].text`);
  return [...path.matchAll(/\[(\d+)\]|([\w$]+)/g)].map(([, index, name = ""]) =>
    index === undefined ? name : Number(index),
  );
}

function stepInto(value: Json | undefined, step: string | number): Json | undefined {
  if (typeof step === "number") return Array.isArray(value) ? value[step] : undefined;
  return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

function write(holder: JsonObject, path: string, value: Json): void {
  const steps = toSteps(path);
  const last = steps.pop();
  let target: Json | undefined = holder;
  for (const step of steps) target = stepInto(target, step);
  // One entry may be added at the end of a list.
  if (typeof last === "number" && Array.isArray(target) && last <= target.length) target[last] = value;
  else if (typeof last === "string" && isObject(target)) target[last] = value;
  else throw new OperationError(describePath(holder, path));
}

function describePath(holder: JsonObject, path: string): string {
  const [first = ""] = toSteps(path);
  const value = stepInto(holder, first);
  if (Array.isArray(value)) return `there is no ${path}: ${first} has ${value.length} entries, counted from 0`;
  return describeUnknown(
    "list",
    String(first),
    Object.keys(holder).filter((name) => Array.isArray(holder[name])),
  );
}
