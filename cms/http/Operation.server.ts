import type { AnySchema } from "yup";

import type { Role } from "#cms/people/contract.ts";

/** An endpoint of `/content/core`, below which `path` stands. */
export type Operation = {
  endpoint: `${"GET" | "POST" | "PUT" | "PATCH" | "DELETE"} /${string}`;
  /** The least role; what a planned document needs beside it is said by the 403. */
  role: Role | "everybody";
  summary: string;
  body?: AnySchema;
  /** `undefined`: 204 without a body. */
  response?: AnySchema;
  status?: 201;
  /** Reads the document's or release's `ETag` from `If-Match`; 412 when it has changed since. */
  hasEtag?: true;
};

/** Describes an endpoint. */
export const describe = (
  endpoint: Operation["endpoint"],
  role: Operation["role"],
  summary: string,
  rest: Omit<Operation, "endpoint" | "role" | "summary"> = {},
): Operation => ({ endpoint, role, summary, ...rest });
