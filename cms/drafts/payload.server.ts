import { mixed, object, string } from "yup";

import { omitNulls } from "#cms/repository/domain/model/omit.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import type { JsonObject } from "#cms/repository/domain/model/document.ts";
import { headRules } from "./head.contract.ts";

/** Body of a request that creates or changes a document. */
export type Payload = {
  /** Its preferred id, used unless another document has it. */
  id?: string | undefined;
  title?: string | undefined;
  type?: string | undefined;
  lang?: string | undefined;
  uid?: string | undefined;
  alternateId?: string | undefined;
  tags?: string[] | undefined;
  data?: JsonObject | undefined;
  /** Publication dates in the source repository. */
  dates?: { first: string; last: string } | undefined;
};

const data = () =>
  mixed<JsonObject>((value): value is JsonObject => isObject(value)).typeError("data must be an object");

const changes = {
  title: headRules.title(),
  uid: headRules.uid(),
  tags: headRules.tags(),
};

const created = object({
  ...changes,
  title: headRules.title().required(),
  type: headRules.type().required(),
  lang: headRules.lang().required(),
  alternate_language_id: string(),
  data: data().required(),
});

const updated = object({ ...changes, data: data().required() });

// A document without a uid is stored with uid null.
/** The body of a request that creates a document; throws `ValidationError`. */
export function readCreation(value: unknown): Payload {
  const { alternate_language_id: alternateId, ...rest } = created.validateSync(omitNulls(value), {
    strict: true,
    stripUnknown: true,
  });
  return { ...rest, alternateId };
}

/** The body of a request that changes a document; throws `ValidationError`. */
export const readUpdate = (value: unknown): Payload =>
  updated.validateSync(omitNulls(value), { strict: true, stripUnknown: true });
