import { array, mixed, object, string } from "yup";

import { omitNulls } from "#cms/repository/domain/model/omit.ts";
import { isDeeper, isObject } from "#cms/repository/domain/model/document.ts";
import type { JsonObject } from "#cms/repository/domain/model/document.ts";

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

// No model nests half as deep; readers of documents are recursive.
const maxLevels = 100;

const uid = () => string().matches(/^[a-z0-9][a-z0-9._~-]{0,199}$/, "uid must be lower-case letters, digits, - . _ ~");
const data = () =>
  mixed<JsonObject>((value): value is JsonObject => isObject(value))
    .typeError("data must be an object")
    .test("depth", `data may be nested at most ${maxLevels} levels deep`, (value) => !isDeeper(value, maxLevels));

const changes = {
  title: string().max(500),
  uid: uid(),
  tags: array(string().max(200).required()),
};

const created = object({
  ...changes,
  title: string().max(500).required(),
  type: string().required(),
  lang: string().required(),
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
