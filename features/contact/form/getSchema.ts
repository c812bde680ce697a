import { object } from "yup";
import type { ObjectSchema } from "yup";

import { createFieldSchema, fieldRules } from "@/features/shared/contracts/formFields";
import type { FieldModel, FieldName, Values } from "@/features/shared/contracts/formFields";
import { formWords as words } from "@/features/shared/contracts/formWords";
import { choices, fieldsByForm } from "@/features/shared/contracts/forms";
import type { FormId } from "@/features/shared/contracts/forms";
import type { Locale } from "@/features/shared/locale";

type EmailComplaints = { empty: string; wrong: string };

const isContact = (form: FormId) => form === "contact-modal" || form === "sales-modal" || form === "contact";

function getEmailWords(form: FormId, locale: Locale): EmailComplaints {
  const { email } = words[locale];
  if (form === "newsletter") return email.newsletter;
  return isContact(form) ? email.contact : email.other;
}

function getEmptyWords(form: FormId, name: FieldName, locale: Locale): string {
  const text = words[locale];
  if (name === "email") return getEmailWords(form, locale).empty;
  if (name === "subject") return text.subject;
  if (choices[name]) return text.choice;
  if (isContact(form) && (name === "name" || name === "message")) return text.empty[name];
  return text.empty.other;
}

const bareHost = /^[^\s/:@]+\.[^\s/:@]+(\/\S*)?$/;

/** The back end takes whole URLs only; visitors leave the scheme out. */
const addScheme = (value: unknown) => (typeof value === "string" && bareHost.test(value) ? `https://${value}` : value);

function getFieldSchema(form: FormId, field: FieldModel, locale: Locale) {
  const { name } = field;
  const { web, line, plain, long } = words[locale];
  const empty = getEmptyWords(form, name, locale);
  const wrong = name === "email" ? getEmailWords(form, locale).wrong : web;
  const schema = createFieldSchema(field, { empty, notText: empty, wrong, notOneLine: line, notPlain: plain, long });
  if ("kind" in fieldRules[name] && fieldRules[name].kind === "url") return schema.transform(addScheme);
  const values = choices[name];
  return values ? schema.oneOf(["", ...values], empty) : schema;
}

/** Schema of a form's values with messages in a language; used in the browser and on the server. */
export function getSchema(form: FormId, locale: Locale): ObjectSchema<Values> {
  const fields = fieldsByForm[form].map((field) => [field.name, getFieldSchema(form, field, locale)]);
  return object<Values>(Object.fromEntries(fields));
}
