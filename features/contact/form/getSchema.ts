import { object, string } from "yup";
import type { ObjectSchema, StringSchema } from "yup";

import type { Locale } from "@/features/shared/locale";

import { maxLengths, fieldsByForm, subjects } from "./forms";
import type { FieldName, FormId, Values } from "./forms";

// E-mail addresses may hold letters of any script, but no spaces, doubled dots or missing host.
const emailPattern = /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[^\s@<>()[\]\\,;:".]+\.)+[^\s@<>()[\]\\,;:".]{2,}$/u;
const webPattern = /^https?:\/\/[^\s/]+\.[^\s]+$/i;

type Complaints = { empty: string; wrong: string };

const words = {
  en: {
    contactEmail: { empty: "Enter an email address", wrong: "Incorrect Email Address" },
    newsletterEmail: { empty: "Input is empty", wrong: "Wrong email address" },
    email: { empty: "Input is empty", wrong: "Email is invalid" },
    name: "Enter your full name",
    message: "Enter your message",
    subject: "Choose a subject",
    empty: "Input is empty",
    web: "Enter an address that starts with https://",
    long: (max: number) => `At most ${max} characters`,
  },
  cn: {
    contactEmail: { empty: "请输入邮箱地址", wrong: "邮箱地址不正确" },
    newsletterEmail: { empty: "内容为空", wrong: "邮箱地址有误" },
    email: { empty: "内容为空", wrong: "邮箱格式无效" },
    name: "请输入姓名",
    message: "请输入留言",
    subject: "请选择主题",
    empty: "内容为空",
    web: "请输入以 https:// 开头的地址",
    long: (max: number) => `最多 ${max} 个字符`,
  },
};

const isContact = (form: FormId) => form === "contact-modal" || form === "sales-modal" || form === "contact";

function emailWords(form: FormId, locale: Locale): Complaints {
  if (form === "newsletter") return words[locale].newsletterEmail;
  return isContact(form) ? words[locale].contactEmail : words[locale].email;
}

function emptyWords(form: FormId, name: FieldName, locale: Locale): string {
  const text = words[locale];
  if (name === "email") return emailWords(form, locale).empty;
  if (name === "subject") return text.subject;
  if (isContact(form) && (name === "name" || name === "message")) return text[name];
  return text.empty;
}

function fieldSchema(
  form: FormId,
  name: FieldName,
  isOptional: boolean,
  locale: Locale,
): StringSchema<string | undefined> {
  const max = maxLengths[name];
  const base = trimmed()
    .typeError(emptyWords(form, name, locale))
    .max(max, words[locale].long(max));
  const shaped = shapes[name]?.(base, form, locale) ?? base;
  return isOptional ? shaped : shaped.required(emptyWords(form, name, locale));
}

// Not yup's own trim(), which throws at what is no text.
const trimmed = () => string().transform((value: unknown) => (typeof value === "string" ? value.trim() : value));

type Shape = (schema: StringSchema, form: FormId, locale: Locale) => StringSchema;

const web: Shape = (schema, _, locale) =>
  schema.matches(webPattern, { message: words[locale].web, excludeEmptyString: true });

const shapes: Partial<Record<FieldName, Shape>> = {
  email: (schema, form, locale) =>
    schema.matches(emailPattern, { message: emailWords(form, locale).wrong, excludeEmptyString: true }),
  subject: (schema, _, locale) => schema.oneOf(["", ...subjects], words[locale].subject),
  website: web,
  source_code: web,
};

/** What a form's values must be, with the complaints in a language; used in the browser and again on the server. */
export function getSchema(form: FormId, locale: Locale): ObjectSchema<Values> {
  const fields = fieldsByForm[form].map(({ name, isOptional = false }) => [
    name,
    fieldSchema(form, name, isOptional, locale),
  ]);
  return object<Values>(Object.fromEntries(fields));
}
