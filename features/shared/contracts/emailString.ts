import { isEmail } from "./isEmail.ts";
import { trimmedString } from "./trimmedString.ts";

/** The field `email` of a body: an e-mail address, cut at both ends, or an empty text. */
export const emailString = () =>
  trimmedString()
    .test("email", "email must be an e-mail address", (value) => !value || isEmail(value))
    .max(254, "email must have at most 254 characters");
