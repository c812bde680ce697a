import type { Problem } from "../domain/model/context.ts";

/** A request to write that cannot be carried out: its status and the sentence for whoever sent it. */
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
