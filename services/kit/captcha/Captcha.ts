import { captchaTokenHeader } from "../../../features/shared/contracts/formsApi.ts";
import { HttpError } from "../HttpError.ts";

/** A valid token; `id` is stored as used until the token expires. */
export type Passed = { id: string; expiresAt: Date };

/** A captcha provider. */
export type Captcha = {
  /** A challenge for the browser, bound to one form; absent where a third party issues it. */
  challenge?: (form: string) => Promise<object>;
  /** Throws an `HttpError` when the token is invalid for this form. */
  verify(token: string, form: string, ip: string): Promise<Passed>;
};

const messages = {
  missing: `The header ${captchaTokenHeader} is missing.`,
  invalid: "The captcha token is not valid for this form.",
  expired: "The captcha token has expired.",
  used: "The captcha token has been used already.",
};

export const captchaError = (kind: keyof typeof messages) => new HttpError(403, `captcha_${kind}`, messages[kind]);
