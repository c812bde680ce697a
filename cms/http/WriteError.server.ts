import { HttpError } from "#kit/HttpError.ts";
import type { Problem } from "#cms/repository/domain/model/context.ts";

import type { FailureCode } from "./contract.ts";

/** Members of a body that identify the error for translated messages. */
export const named = (code: FailureCode, ...values: (string | number)[]): Named => ({
  code,
  values: values.map(String),
});

type Named = { code: FailureCode; values: string[] };

/** Members of an error body besides the message. */
type Facts = Partial<Named> & { findings?: { rule: string; values: string[]; title: string }[] } & Record<
    string,
    unknown
  >;

/** A rejected write: status, message, and the affected fields. Each API sends it in its own format. */
export class WriteError extends HttpError {
  override name = "WriteError";
  readonly problems: Problem[];
  /** Further members of the body. */
  readonly facts: Facts;

  constructor(
    status: 400 | 401 | 403 | 404 | 409 | 412 | 413 | 422,
    message: string,
    problems: Problem[] = [],
    facts: Facts = {},
  ) {
    super(status, "write_rejected", message);
    this.problems = problems;
    this.facts = facts;
  }
}
