import { object } from "yup";
import type { ObjectSchema, StringSchema } from "yup";

import {
  emailComplaints,
  emptyComplaints,
  isEmail,
  maxLengths,
  trimmedText,
} from "@/features/shared/contracts/formFields";
import type { FieldName } from "@/features/shared/contracts/formFields";
import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";

import { fieldsByForm, subjects } from "./forms";
import type { FormId, Values } from "./forms";

const webPattern = /^https?:\/\/[^\s/]+\.[^\s]+$/i;

type Complaints = { empty: string; wrong: string };

const words = translate({
  en: {
    email: emailComplaints,
    empty: emptyComplaints,
    subject: "Choose a subject",
    web: "Enter an address that starts with https://",
    long: (max: number) => `At most ${max} characters`,
  },
  cn: {
    email: {
      contact: { empty: "请输入邮箱地址", wrong: "邮箱地址不正确" },
      newsletter: { empty: "内容为空", wrong: "邮箱地址有误" },
      other: { empty: "内容为空", wrong: "邮箱格式无效" },
    },
    empty: { name: "请输入姓名", message: "请输入留言", other: "内容为空" },
    subject: "请选择主题",
    web: "请输入以 https:// 开头的地址",
    long: (max: number) => `最多 ${max} 个字符`,
  },
});

const isContact = (form: FormId) => form === "contact-modal" || form === "sales-modal" || form === "contact";

function emailWords(form: FormId, locale: Locale): Complaints {
  const { email } = words[locale];
  if (form === "newsletter") return email.newsletter;
  return isContact(form) ? email.contact : email.other;
}

function emptyWords(form: FormId, name: FieldName, locale: Locale): string {
  const text = words[locale];
  if (name === "email") return emailWords(form, locale).empty;
  if (name === "subject") return text.subject;
  if (isContact(form) && (name === "name" || name === "message")) return text.empty[name];
  return text.empty.other;
}

function fieldSchema(
  form: FormId,
  name: FieldName,
  isOptional: boolean,
  locale: Locale,
): StringSchema<string | undefined> {
  const max = maxLengths[name];
  const base = trimmedText()
    .typeError(emptyWords(form, name, locale))
    .max(max, words[locale].long(max));
  const shaped = shapes[name]?.(base, form, locale) ?? base;
  return isOptional ? shaped : shaped.required(emptyWords(form, name, locale));
}

type Shape = (schema: StringSchema, form: FormId, locale: Locale) => StringSchema;

const web: Shape = (schema, _, locale) =>
  schema.matches(webPattern, { message: words[locale].web, excludeEmptyString: true });

const shapes: Partial<Record<FieldName, Shape>> = {
  email: (schema, form, locale) =>
    schema.test("email", emailWords(form, locale).wrong, (value) => !value || isEmail(value)),
  subject: (schema, _, locale) => schema.oneOf(["", ...subjects], words[locale].subject),
  website: web,
  source_code: web,
};

/** Schema of a form's values with messages in a language; used in the browser and on the server. */
export function getSchema(form: FormId, locale: Locale): ObjectSchema<Values> {
  const fields = fieldsByForm[form].map(({ name, isOptional = false }) => [
    name,
    fieldSchema(form, name, isOptional, locale),
  ]);
  return object<Values>(Object.fromEntries(fields));
}
