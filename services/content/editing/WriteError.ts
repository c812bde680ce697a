import type { Problem } from "../domain/model/context.ts";

/** A write that is rejected: status, message, and the fields it is about. */
export class WriteError extends Error {
  readonly status: 400 | 403 | 404 | 409 | 412 | 413;
  readonly details: Problem[];

  constructor(status: WriteError["status"], message: string, details: Problem[] = []) {
    super(message);
    this.name = "WriteError";
    this.status = status;
    this.details = details;
  }
}
