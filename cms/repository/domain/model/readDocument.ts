import { object, string, ValidationError } from "yup";

import { headRules } from "#cms/drafts/head.contract.ts";
import { parseTime } from "./calendar.ts";
import type { Problem } from "./context.ts";
import { isDeeper, isObject, maxLevels } from "./document.ts";
import type { StoredDocument } from "./document.ts";
import { fitDocument } from "./fitDocument.ts";
import type { Models } from "./models.ts";

const stamp = () =>
  string()
    .matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0000$/, "${path} must look like 2026-11-01T08:00:00+0000")
    .test("exists", "${path} is no moment of the calendar: ${value}", (text = "") => parseTime(text) !== undefined);

const envelope = object({
  id: headRules.id().required(),
  type: headRules.type().required(),
  uid: headRules.uid().nullable().default(null),
  lang: headRules.lang().required(),
  group: headRules.group().required(),
  tags: headRules.tags().default([]),
  first_publication_date: stamp().required(),
  last_publication_date: stamp().required(),
});

/** A document without its data; throws `ValidationError` for an invalid one. */
export function readEnvelope(value: unknown): Omit<StoredDocument, "data"> {
  const head = envelope.validateSync(value, { strict: true, stripUnknown: true });
  return { ...head, uid: head.uid ?? null, tags: head.tags ?? [] };
}

/** A stored document, which may not fit the models; throws for what is none. */
export function toDocument(value: unknown): StoredDocument {
  if (!isObject(value) || !isObject(value.data)) throw new Error("it has no data");
  if (isDeeper(value.data, maxLevels)) throw new Error(tooDeep);
  return { ...readEnvelope(value), data: value.data };
}

/** Whether a value has a valid head of a document. */
export const isEnvelope = (value: unknown): boolean => envelope.isValidSync(value, { strict: true });

type Result = { document: StoredDocument | undefined; problems: Problem[] };

const tooDeep = `it is nested deeper than ${maxLevels} levels`;

const failed = (...problems: Problem[]): Result => ({ document: undefined, problems });

/** Parses one document's JSON against the models: its served form, and every problem by field and reason. */
export function readDocument(text: string, models: Models): Result {
  try {
    const value: unknown = JSON.parse(text);
    if (isDeeper(value, maxLevels + 1)) return failed({ field: "data", reason: tooDeep });
    if (!isObject(value) || !isObject(value.data)) return failed({ field: "data", reason: "an object is expected" });
    const head = readEnvelope(value);
    if (!models.types.has(head.type)) return failed({ field: "type", reason: `there is no type ${head.type}` });
    const document = fitDocument({ ...head, data: value.data }, models);
    return { document, problems: document.misfit?.problems ?? [] };
  } catch (error) {
    if (error instanceof ValidationError) return failed({ field: error.path ?? "", reason: error.message });
    if (error instanceof SyntaxError) return failed({ field: "", reason: `not JSON: ${error.message}` });
    throw error;
  }
}
