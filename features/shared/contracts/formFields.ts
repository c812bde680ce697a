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

// What mail servers take (RFC 5321): parts of letters of any script with single dots between them, then a host of
// labels that neither begin nor end with a hyphen, the last one no number.
const part = String.raw`[^\s@<>()[\]\\,;:".\p{C}]+`;
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?`;
const emailPattern = new RegExp(String.raw`^${part}(?:\.${part})*@(?:${label}\.)+(?!\d+$)${label}$`, "u");
const maxLocalLength = 64;
const maxHostLength = 253;

/** Whether a text without spaces around it is an e-mail address. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  if (at > maxLocalLength || text.length - at - 1 > maxHostLength) return false;
  return emailPattern.test(text) && /[^.]{2,}$/u.test(text);
}

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

const around = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/** A text without the spaces and invisible characters around it. Unlike yup's own `trim()` it does not throw at a value that is no text. */
export const trimmedText = () =>
  string().transform((value: unknown) => (typeof value === "string" ? value.replace(around, "") : value));
