import { string } from "yup";

/** A text, cut at both ends. The `trim()` of yup throws a `TypeError` for a value that is no text. */
export const trimmedString = () =>
  string().transform((value: unknown) => (typeof value === "string" ? value.trim() : value));
