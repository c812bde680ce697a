import { array, object, string, ValidationError } from "yup";

import { isObject } from "./document.ts";
import type { StoredDocument } from "./document.ts";
import type { Models } from "./models.ts";
import type { Problem } from "./context.ts";
import { normalizeData } from "./normalize.ts";

const stamp = () =>
  string().matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0000$/, "${path} must look like 2026-11-01T08:00:00+0000");

const envelope = object({
  id: string()
    .matches(/^[\w-]{3,100}$/, "id must be 3 to 100 letters, digits, - or _")
    .required(),
  type: string().required(),
  uid: string()
    .matches(/^[a-z0-9][a-z0-9._~-]*$/, "uid must be lower-case letters, digits, - . _ ~")
    .nullable()
    .default(null),
  lang: string().required(),
  group: string().required(),
  tags: array(string().required()).default([]),
  first_publication_date: stamp().required(),
  last_publication_date: stamp().required(),
});

/** Everything of a document but its data; throws `ValidationError` for what cannot be one. */
export function readEnvelope(value: unknown): Omit<StoredDocument, "data"> {
  const head = envelope.validateSync(value, { strict: true, stripUnknown: true });
  return { ...head, uid: head.uid ?? null, tags: head.tags ?? [] };
}

type Result = { document: StoredDocument; problems: [] } | { document: undefined; problems: Problem[] };

const failed = (...problems: Problem[]): Result => ({ document: undefined, problems });

/** Reads one document's JSON against the models: the whole document, or every problem by field and reason. */
export function readDocument(text: string, models: Models): Result {
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value) || !isObject(value.data)) return failed({ field: "data", reason: "an object is expected" });
    const head = readEnvelope(value);
    const model = models.types.get(head.type);
    if (!model) return failed({ field: "type", reason: `there is no type ${head.type}` });
    const hasUid = Object.values(model.fields).some(({ type }) => type === "UID");
    if (hasUid && !head.uid) return failed({ field: "uid", reason: `a ${head.type} needs a uid` });
    const { data, problems } = normalizeData(value.data, model.fields, models, head.id);
    if (problems.length > 0) return failed(...problems);
    return { document: { ...head, data }, problems: [] };
  } catch (error) {
    if (error instanceof ValidationError) return failed({ field: error.path ?? "", reason: error.message });
    if (error instanceof SyntaxError) return failed({ field: "", reason: `not JSON: ${error.message}` });
    throw error;
  }
}
