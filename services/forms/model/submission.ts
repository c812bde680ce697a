import { object, ValidationError } from "yup";
import type { StringSchema } from "yup";

import {
  createFieldSchema,
  createTextSchema,
  emailComplaints,
  emptyComplaints,
  pageUrlRule,
  sourceRule,
} from "../../../features/shared/contracts/formFields.ts";
import type { FieldComplaints, FieldModel } from "../../../features/shared/contracts/formFields.ts";
import { listApiFields, toApiName } from "../../../features/shared/contracts/forms.ts";
import {
  contactPageSource,
  getFormShape,
  honeypot,
  isComposedName,
} from "../../../features/shared/contracts/formsApi.ts";
import type { FormShape } from "../../../features/shared/contracts/formsApi.ts";
import { HttpError } from "../../kit/HttpError.ts";
import type { JsonObject } from "./isObject.ts";
import { readExtras } from "./readExtras.ts";

export type Submission = {
  form: string;
  email: string;
  name: string;
  fields: JsonObject;
  /** Who receives it by e-mail; the team without any. */
  recipients?: string[];
};

const formName = /^[a-z][a-z0-9-]{0,63}$/;

export const isFormName = (name: string | undefined): name is string =>
  name !== undefined && (formName.test(name) || isComposedName(name));

/** A validated submission; throws the first invalid field with a message for the visitor. */
export function readSubmission(shape: FormShape, body: JsonObject): Submission {
  // A honeypot is no field, and some clients send `null` for an empty field.
  const sent = Object.fromEntries(
    Object.entries(body).filter(([key, value]) => key !== honeypot.field && value !== null),
  );
  if (shape === "enterprise-request") return readEnterprise(sent);
  if (shape === "contact") return assemble("contact", check(shape, "contact", sent), sent);
  const { form_id: form, ...others } = sent;
  // A composed form has an endpoint of its own, where its own fields are checked.
  const isOther = typeof form !== "string" || !isFormName(form) || getFormShape(form) !== "send_form";
  if (isOther || isComposedName(form))
    throw new HttpError(422, "invalid_field", "The form is unknown", { field: "form_id" });
  return assemble(form, check(shape, form, others), others);
}

/** Any body is a request of an enterprise; what it has of the form's fields is checked. */
function readEnterprise(sent: JsonObject): Submission {
  const form = "enterprise-request";
  if (Object.keys(sent).length === 0) throw new HttpError(422, "invalid_field", emptyComplaints.other);
  const { email = "", name = "" } = check(form, form, sent);
  const others = Object.entries(sent).filter(([key]) => key !== "email" && key !== "name");
  return { form, email, name, fields: Object.fromEntries(others) };
}

type Checked = { [name: string]: string | undefined };

function assemble(form: string, checked: Checked, sent: JsonObject): Submission {
  const { email = "", name = "", ...named } = checked;
  const filled = Object.entries(named).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const extras = Object.entries(sent).filter(([key]) => !Object.hasOwn(checked, key));
  return { form, email, name, fields: { ...Object.fromEntries(filled), ...readExtras(Object.fromEntries(extras)) } };
}

function check(shape: FormShape, form: string, body: JsonObject): Checked {
  const fields = listApiFields(shape, form).map((field) => relax(field, shape, body));
  const schemas: Record<string, StringSchema<string | undefined>> = Object.fromEntries(
    fields.map((field) => [toApiName(field.name), createFieldSchema(field, getComplaints(field, shape))]),
  );
  if (shape !== "enterprise-request") {
    schemas.source = createTextSchema(sourceRule, describe("Source"));
    schemas.pageUrl = createTextSchema(pageUrlRule, describe("Page address"));
  }
  try {
    return object(schemas).validateSync(body, { stripUnknown: true, abortEarly: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new HttpError(422, "invalid_field", error.errors[0] ?? error.message, { field: error.path });
  }
}

/** Contact pages of older builds send a subject, which becomes the source, instead of a name. */
function relax(field: FieldModel, shape: FormShape, { source }: JsonObject): FieldModel {
  const isFromContactPage = typeof source === "string" && source.trim().startsWith(contactPageSource);
  return shape === "contact" && field.name === "name" && isFromContactPage ? { ...field, isOptional: true } : field;
}

function getComplaints({ name }: FieldModel, shape: FormShape): FieldComplaints {
  const { notText, ...described } = describe(labels[name]);
  if (name === "email") return { ...described, notText, ...emailComplaints[shape === "contact" ? shape : "other"] };
  return { ...described, notText, empty: name === "message" ? emptyComplaints.message : emptyComplaints.name };
}

const labels: Record<FieldModel["name"], string> = {
  email: "Email",
  name: "Name",
  subject: "Subject",
  message: "Message",
  company: "Company",
  telegram: "Telegram",
  website: "Website",
  project: "Project",
  source_code: "Source code",
  chains: "Chains",
  contract: "Contract",
  methods: "Methods",
  work: "Work",
  language: "Language",
  promotion: "Promotion",
  reach: "Reach",
};

const describe = (label: string): FieldComplaints => ({
  notText: `${label} must be text`,
  empty: emptyComplaints.other,
  wrong: `${label} must start with https://`,
  notOneLine: `${label} must be one line of text`,
  notPlain: `${label} must be plain text`,
  long: (max) => `${label} may have ${max} characters at most`,
});
