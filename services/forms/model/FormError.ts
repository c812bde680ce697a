type Status = 400 | 403 | 404 | 413 | 415 | 422 | 429 | 503;

export type Refusal = { field?: string; retryAfterSeconds?: number };

/** Why a request of a form is refused, as the caller is told. */
export class FormError extends Error {
  readonly status: Status;
  readonly code: string;
  readonly refusal: Refusal;

  constructor(status: Status, code: string, message: string, refusal: Refusal = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.refusal = refusal;
  }
}
