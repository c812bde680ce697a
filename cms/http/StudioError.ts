import { failureSchema } from "./contract.ts";
import type { Failure } from "./contract.ts";

/** Status without a response: no network, or the site is down. */
export const noResponse = 0;

/** A request that was refused or not answered. `status` is 0 without an answer; `failure` is what the service said. */
export class StudioError extends Error {
  override name = "StudioError";
  readonly status: number;
  readonly failure: Failure | undefined;
  /** The whole body: 422 of a publication has `findings`. */
  readonly body: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, body?: unknown, retryAfter?: string | null) {
    const failure = failureSchema.isValidSync(body) ? failureSchema.cast(body) : undefined;
    super(failure?.message ?? (status === noResponse ? "There was no answer." : `The answer was ${status}.`));
    this.status = status;
    this.failure = failure;
    this.body = body;
    this.retryAfterSeconds = retryAfter ? Number(retryAfter) || undefined : undefined;
  }
}
