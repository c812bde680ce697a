import { object } from "yup";
import type { ObjectSchema } from "yup";

import { createFieldSchema, emailComplaints, emptyComplaints } from "@/features/shared/contracts/formFields";
import type { FieldModel, FieldName, Values } from "@/features/shared/contracts/formFields";
import { fieldsByForm, subjects } from "@/features/shared/contracts/forms";
import type { FormId } from "@/features/shared/contracts/forms";
import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";

type EmailComplaints = { empty: string; wrong: string };

const words = translate({
  en: {
    email: emailComplaints,
    empty: emptyComplaints,
    subject: "Choose a subject",
    web: "Enter an address that starts with https://",
    line: "Enter one line of text",
    plain: "Enter plain text, without control characters",
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
    line: "请输入单行文字",
    plain: "请输入纯文本，不能包含控制字符",
    long: (max: number) => `最多 ${max} 个字符`,
  },
});

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
  if (isContact(form) && (name === "name" || name === "message")) return text.empty[name];
  return text.empty.other;
}

function getFieldSchema(form: FormId, field: FieldModel, locale: Locale) {
  const { name } = field;
  const { web, line, plain, long, subject } = words[locale];
  const empty = getEmptyWords(form, name, locale);
  const wrong = name === "email" ? getEmailWords(form, locale).wrong : web;
  const schema = createFieldSchema(field, { empty, notText: empty, wrong, notOneLine: line, notPlain: plain, long });
  return name === "subject" ? schema.oneOf(["", ...subjects], subject) : schema;
}

/** Schema of a form's values with messages in a language; used in the browser and on the server. */
export function getSchema(form: FormId, locale: Locale): ObjectSchema<Values> {
  const fields = fieldsByForm[form].map((field) => [field.name, getFieldSchema(form, field, locale)]);
  return object<Values>(Object.fromEntries(fields));
}
