import { string } from "yup";
import type { StringSchema } from "yup";

import { isEmail } from "./isEmail.ts";

/** What a field of a form may hold: its length in characters, one line unless `isLong`, and its form. */
export type FieldRule = { max: number; isLong?: true; kind?: "email" | "url" };

/** Every field that a form may have. */
export const fieldRules = {
  email: { max: 254, kind: "email" },
  name: { max: 200 },
  subject: { max: 40 },
  message: { max: 5_000, isLong: true },
  company: { max: 200 },
  telegram: { max: 64 },
  website: { max: 2_000, kind: "url" },
  project: { max: 200 },
  source_code: { max: 2_000, kind: "url" },
  chains: { max: 200 },
  contract: { max: 2_000 },
  methods: { max: 500 },
  work: { max: 40 },
  language: { max: 100 },
  promotion: { max: 40 },
  reach: { max: 100 },
} as const satisfies Record<string, FieldRule>;

export type FieldName = keyof typeof fieldRules;

/** A field of a form; its visitor has to fill it unless it is optional. */
export type FieldModel = { name: FieldName; isOptional?: boolean };

/** Values by field. */
export type Values = Partial<Record<FieldName, string>>;

/** Rules of what is sent with a form: the URL of its page, and the form it comes from. */
export const pageUrlRule = { max: 2_048 } satisfies FieldRule;
export const sourceRule = { max: 200 } satisfies FieldRule;

/** What a visitor, or the developer of a client, reads about a value that breaks a rule. */
export type FieldComplaints = {
  notText: string;
  empty: string;
  /** A form other than that of `kind`. */
  wrong: string;
  notOneLine: string;
  notPlain: string;
  long: (max: number) => string;
};

const webPattern = /^https?:\/\/[^\s/]+\.[^\s]+$/i;
const control = /\p{Cc}/u;
const controlInText = /[^\P{Cc}\t\n\r]/u;

const kinds = { email: isEmail, url: (text: string) => webPattern.test(text) };

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

// Without the lookbehind, spaces inside of a text are read once for each of them.
const around = /^[\s\p{Cf}]+|(?<![\s\p{Cf}])[\s\p{Cf}]+$/gu;

/** A text without the spaces and invisible characters around it. Unlike yup's own `trim()` it does not throw at a value that is no text. */
const trimmedText = () =>
  string().transform((value: unknown) => (typeof value === "string" ? value.replace(around, "") : value));

/** The schema of a rule, used where a form is filled in and where it is stored; an empty value passes. */
export function createTextSchema(
  { max, isLong, kind }: FieldRule,
  { notText, wrong, notOneLine, notPlain, long }: Omit<FieldComplaints, "empty">,
): StringSchema<string | undefined> {
  const text = trimmedText().typeError(notText).max(max, long(max));
  const hasForm = kind && kinds[kind];
  const shaped = hasForm ? text.test("form", wrong, (value) => !value || hasForm(value)) : text;
  return isLong
    ? shaped.test("plain", notPlain, (value) => !controlInText.test(value ?? ""))
    : shaped.test("line", notOneLine, (value) => !control.test(value ?? ""));
}

/** The schema of a field. */
export function createFieldSchema(
  { name, isOptional }: FieldModel,
  complaints: FieldComplaints,
): StringSchema<string | undefined> {
  const schema = createTextSchema(fieldRules[name], complaints);
  return isOptional ? schema : schema.required(complaints.empty);
}
