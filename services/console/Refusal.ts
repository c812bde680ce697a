type Status = 400 | 403 | 404 | 422 | 429 | 502 | 503 | 504;

/** A request that is not carried out, as it is told to the visitor. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly status: Status;
  readonly code: string;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: Status, code: string, message: string, retryAfterSeconds?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
