import { string } from "yup";

/** A text without the spaces around it. Unlike yup's own `trim()` it does not throw at a value that is no text. */
export const trimmedText = () =>
  string().transform((value: unknown) => (typeof value === "string" ? value.trim() : value));
