import { string } from "yup";

/** Bounds of a form's fields, in characters. */
export const maxLengths = {
  email: 254,
  name: 200,
  subject: 40,
  message: 5_000,
  company: 200,
  telegram: 64,
  website: 2_000,
  project: 200,
  source_code: 2_000,
  chains: 200,
};

export type FieldName = keyof typeof maxLengths;

/** Longest URL of the page a form was sent from, in characters. */
export const maxPageUrlLength = 2_048;

// Letters of any script, but no spaces, doubled dots or missing host.
const emailPattern = /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[^\s@<>()[\]\\,;:".]+\.)+[^\s@<>()[\]\\,;:".]{2,}$/u;

/** Whether a text without spaces around it is an e-mail address. */
export const isEmail = (text: string): boolean => emailPattern.test(text);

/** English messages about an e-mail address, by kind of form. Source: the forms' specification. */
export const emailComplaints = {
  contact: { empty: "Enter an email address", wrong: "Incorrect Email Address" },
  newsletter: { empty: "Input is empty", wrong: "Wrong email address" },
  other: { empty: "Input is empty", wrong: "Email is invalid" },
};

/** English messages about an empty field. */
export const emptyComplaints = {
  name: "Enter your full name",
  message: "Enter your message",
  other: "Input is empty",
};

/** A text without the spaces around it. Unlike yup's own `trim()` it does not throw at a value that is no text. */
export const trimmedText = () =>
  string().transform((value: unknown) => (typeof value === "string" ? value.trim() : value));
