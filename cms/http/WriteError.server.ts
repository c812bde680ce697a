import { HttpError } from "#kit/HttpError.ts";
import type { Problem } from "#cms/repository/domain/model/context.ts";

import type { FailureCode } from "./contract.ts";

/** Members of a body that identify the error for translated messages. */
export const named = (code: FailureCode, ...values: (string | number)[]) => ({ code, values: values.map(String) });

/** A rejected write: status, message, and the affected fields. Each API sends it in its own format. */
export class WriteError extends HttpError {
  override name = "WriteError";
  readonly problems: Problem[];
  /** Further members of the body. */
  readonly facts: object;

  constructor(
    status: 400 | 401 | 403 | 404 | 409 | 412 | 413 | 422,
    message: string,
    problems: Problem[] = [],
    facts: object = {},
  ) {
    super(status, "write_rejected", message);
    this.problems = problems;
    this.facts = facts;
  }
}
