export type FailureCode = "late" | "unreachable" | "redirect" | "private_address";

/** A call without a response; the message holds no URL, which may hold a key. */
export class CallFailure extends Error {
  override name = "CallFailure";
  readonly code: FailureCode;

  constructor(code: FailureCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
