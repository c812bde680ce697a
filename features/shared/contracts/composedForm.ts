import { array, boolean, object, string } from "yup";
import type { AnySchema, InferType, ObjectSchema } from "yup";

import { createTextSchema } from "./formFields.ts";
import type { FieldRule } from "./formFields.ts";
import { formWords } from "./formWords.ts";
import { isEmail } from "./isEmail.ts";
import type { ComposedName } from "./formsApi.ts";
import type { Locale } from "./locales.ts";

const kinds = [
  "text",
  "long text",
  "email",
  "telephone",
  "number",
  "one choice",
  "several choices",
  "date",
  "checkbox",
] as const;
type FieldKind = (typeof kinds)[number];

/** A field of a composed form. `key` names its value in what is sent, stored and exported. */
export type ComposedField = {
  key: string;
  label: string;
  kind: FieldKind;
  isRequired: boolean;
  choices: string[];
  help: string;
};

/** A form that an editor composed, as visitors get it. */
export type ComposedForm = { name: ComposedName; fields: ComposedField[]; hasConsent: boolean };

/** Values by key: choices are lists, boxes to tick are booleans. */
export type ComposedValues = Record<string, string | string[] | boolean>;

const text = () => string().nullable();
const richText = () => array(object({ text: string().default("") }).required()).nullable();

/** The document of a composed form, as the document API sends it. */
export const formDocumentSchema = object({
  id: string().required(),
  uid: string().required(),
  lang: string().required(),
  data: object({
    fields: array(
      object({
        label: text(),
        kind: text(),
        is_required: boolean().nullable(),
        choices: richText(),
        help: text(),
        name: text(),
      }).required(),
    ).nullable(),
    consent: richText(),
    recipients: text(),
  }).required(),
});
type FormDocument = InferType<typeof formDocumentSchema>;

const maxFields = 50;
const maxKeyLength = 40;
// Names of what is sent and stored beside the fields.
const takenKeys = ["plain", "trap", "ticket", "locale", "pageUrl", "source", "consent"];

const toLines = (blocks: FormDocument["data"]["consent"]) =>
  (blocks ?? []).map((block) => block.text.replace(/\s+/g, " ").trim());

/** A short name of letters, digits and `_`, which is no name of an object's own members. */
function toKey(words: string, others: readonly string[]): string {
  const plain = words
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "_")
    .slice(0, maxKeyLength)
    .replace(/^_+|_+$/g, "");
  const isTaken = (key: string) => key === "" || key in {} || takenKeys.includes(key) || others.includes(key);
  const key = /^\p{N}/u.test(plain) ? `field_${plain}` : plain;
  let count = 1;
  let free = key;
  while (isTaken(free)) free = `${key || "field"}_${(count += 1)}`;
  return free;
}

/** What visitors may know of a form: neither who receives it nor what else its document holds. Rows without a label are left out. */
export function readComposedForm({ id, data }: FormDocument): ComposedForm {
  const fields: ComposedField[] = [];
  for (const row of (data.fields ?? []).slice(0, maxFields)) {
    const label = row.label?.trim();
    if (!label) continue;
    const key = toKey(
      row.name || label,
      fields.map((field) => field.key),
    );
    const kind = kinds.find((one) => one === row.kind) ?? "text";
    const choices = [...new Set(toLines(row.choices).filter(Boolean))];
    fields.push({ key, label, kind, isRequired: row.is_required ?? true, choices, help: row.help?.trim() ?? "" });
  }
  return { name: `form-${id}`, fields, hasConsent: readConsent({ data }) !== "" };
}

/** Keys of the fields whose values are stored apart: the visitor's e-mail address and name; undefined without such a field. */
export const findPersonKeys = ({ fields }: Pick<ComposedForm, "fields">) => ({
  email: fields.find(({ kind }) => kind === "email")?.key,
  name: fields.find(({ key, kind }) => key === "name" && kind === "text")?.key,
});

/** What visitors agree to, as plain text; empty when the form asks for no consent. */
export const readConsent = ({ data }: Pick<FormDocument, "data">): string => toLines(data.consent).join(" ").trim();

/** The e-mail addresses that receive a form; what is none is left out. */
export const readRecipients = ({ data }: Pick<FormDocument, "data">): string[] =>
  splitRecipients(data.recipients ?? "").filter(isEmail);

export const splitRecipients = (words: string): string[] => words.split(/[\s,;，；]+/).filter(Boolean);

const rules: Record<Exclude<FieldKind, "one choice" | "several choices" | "checkbox">, FieldRule> = {
  text: { max: 200 },
  "long text": { max: 5_000, isLong: true },
  email: { max: 254, kind: "email" },
  telephone: { max: 40 },
  number: { max: 40 },
  date: { max: 10 },
};

const isDate = (value: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(`${value}T00:00Z`).toJSON()?.startsWith(value) === true;
const patterns: Partial<Record<FieldKind, (value: string) => boolean>> = {
  telephone: (value) => /^\+?[\d\s()./-]+$/.test(value) && value.replace(/\D/g, "").length >= 4,
  number: (value) => /^[+-]?\d+(?:[.,]\d+)?$/.test(value),
  date: isDate,
};

function createSchema({ kind, isRequired, choices }: ComposedField, locale: Locale): AnySchema {
  const words = formWords[locale];
  const { other: empty } = words.empty;
  if (kind === "checkbox") {
    const box = boolean()
      .transform((_, value: unknown) => value === true || value === "on" || value === "true")
      .default(false);
    return isRequired ? box.oneOf([true], words.tick) : box;
  }
  if (kind === "several choices") {
    const list = array(string().typeError(words.choice).oneOf(choices, words.choice).required())
      .transform((_, value: unknown) => toList(value))
      .default([]);
    return isRequired ? list.min(1, words.choice) : list;
  }
  if (kind === "one choice") {
    const choice = string()
      .typeError(words.choice)
      .oneOf(isRequired ? choices : ["", ...choices], words.choice);
    return isRequired ? choice.required(words.choice) : choice;
  }
  const wrong = kind === "email" ? words.email.other.wrong : "";
  const { line, plain, long } = words;
  const bare = createTextSchema(rules[kind], { notText: empty, wrong, notOneLine: line, notPlain: plain, long });
  const fits = patterns[kind];
  const complaint = kind === "telephone" || kind === "number" || kind === "date" ? words[kind] : empty;
  const shaped = fits ? bare.test("kind", complaint, (value) => !value || fits(value)) : bare;
  return isRequired ? shaped.required(empty) : shaped;
}

// Without script a list is lines of one text.
const toList = (value: unknown): unknown[] => {
  const list: unknown[] = typeof value === "string" ? value.split("\n") : [value].flat();
  return list.filter((one) => one !== undefined && one !== null && one !== "" && one !== false);
};

/** The box under which the form is agreed to. */
const consentField: ComposedField = {
  key: "consent",
  label: "",
  kind: "checkbox",
  isRequired: true,
  choices: [],
  help: "",
};

/** Schema of the values of a composed form, with messages in a language; used in the browser and by the service. */
export function createComposedSchema(
  { fields, hasConsent }: ComposedForm,
  locale: Locale,
): ObjectSchema<ComposedValues> {
  const all = hasConsent ? [...fields, consentField] : fields;
  const schemas = Object.fromEntries(all.map((field) => [field.key, createSchema(field, locale)]));
  return object<ComposedValues>(schemas).noUnknown();
}
