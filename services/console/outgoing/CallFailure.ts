export type FailureCode = "late" | "unreachable" | "redirect" | "private_address";

/** A call that brought no answer; the message holds no address. */
export class CallFailure extends Error {
  override name = "CallFailure";
  readonly code: FailureCode;

  constructor(code: FailureCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
