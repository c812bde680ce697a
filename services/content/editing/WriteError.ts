import { HttpError } from "../../kit/HttpError.ts";
import type { Problem } from "../domain/model/context.ts";

/** A write that is rejected: status, message, and the fields it is about. Each API sends it in its own body. */
export class WriteError extends HttpError {
  override name = "WriteError";
  readonly problems: Problem[];

  constructor(status: 400 | 403 | 404 | 409 | 412 | 413, message: string, problems: Problem[] = []) {
    super(status, "write_rejected", message);
    this.problems = problems;
  }
}
