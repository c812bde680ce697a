type FailureCode = "late" | "unreachable" | "redirect" | "private_address";

/** A failed call; the message contains no URL, which may contain a key. */
export class CallFailure extends Error {
  override name = "CallFailure";
  readonly code: FailureCode;

  constructor(code: FailureCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

// Shorter parts are words such as "mainnet", which responses may contain.
const shortest = 12;

/** A text without the long parts of an endpoint's URL, which are keys. */
export function redact(text: string, url: URL): string {
  const parts = [url.username, url.password, ...url.pathname.split("/"), ...url.searchParams.values()];
  return parts.filter((part) => part.length >= shortest).reduce((clean, part) => clean.replaceAll(part, "…"), text);
}
