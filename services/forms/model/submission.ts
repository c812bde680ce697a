import { object, ValidationError } from "yup";
import type { ObjectSchema } from "yup";

import {
  emailComplaints,
  emptyComplaints,
  maxLengths,
  maxPageUrlLength,
} from "../../../features/shared/contracts/formFields.ts";
import { contactPageSource, getFormShape, honeypot } from "../../../features/shared/contracts/formsApi.ts";
import type { FormShape } from "../../../features/shared/contracts/formsApi.ts";
import { email, line, readExtras, text } from "./fields.ts";
import { HttpError } from "../../kit/HttpError.ts";
import type { JsonObject } from "./json.ts";

export type Submission = { form: string; email: string; name: string; fields: JsonObject };

const formName = /^[a-z][a-z0-9-]{0,63}$/;

export const isFormName = (name: string | undefined): name is string => name !== undefined && formName.test(name);

const common = {
  source: line("Source", maxLengths.name),
  telegram: line("Telegram", maxLengths.telegram),
  company: line("Company", maxLengths.company),
  pageUrl: line("Page address", maxPageUrlLength),
};

const contact = object({
  email: email(emailComplaints.contact.wrong).required(emailComplaints.contact.empty),
  // Contact pages of older builds send a subject, which becomes the source, instead of a name.
  name: line("Name", maxLengths.name).when("source", {
    is: (source: string | undefined) => !source?.startsWith(contactPageSource),
    then: (schema) => schema.required(emptyComplaints.name),
  }),
  message: text("Message", maxLengths.message).required(emptyComplaints.message),
  ...common,
});

const sendForm = object({
  form_id: line("Form", 64).matches(formName, "The form is unknown").required("The form is unknown"),
  email: email(emailComplaints.other.wrong).required(emailComplaints.other.empty),
  name: line("Name", maxLengths.name),
  message: text("Message", maxLengths.message),
  ...common,
});

const enterprise = object({
  email: email(emailComplaints.other.wrong),
  name: line("Name", maxLengths.name),
  company: line("Company", maxLengths.company),
  message: text("Message", maxLengths.message),
});

/** A validated submission; throws the first invalid field with a message for the visitor. */
export function readSubmission(shape: FormShape, body: JsonObject): Submission {
  // A honeypot is no field, and some clients send `null` for an empty field.
  const given = Object.fromEntries(
    Object.entries(body).filter(([key, value]) => key !== honeypot.field && value !== null),
  );
  if (shape === "contact") return assemble("contact", check(contact, given), given);
  if (shape === "send_form") {
    const { form_id: form, ...fields } = check(sendForm, given);
    if (getFormShape(form) !== "send_form")
      throw new HttpError(422, "invalid_field", "The form is unknown", { field: "form_id" });
    return assemble(form, fields, given, ["form_id"]);
  }
  if (Object.keys(given).length === 0) throw new HttpError(422, "invalid_field", emptyComplaints.other);
  const { email = "", name = "" } = check(enterprise, given);
  const others = Object.entries(given).filter(([key]) => key !== "email" && key !== "name");
  return { form: "enterprise-request", email, name, fields: Object.fromEntries(others) };
}

type Checked = { email: string; name?: string } & { [name: string]: string | undefined };

function assemble(form: string, checked: Checked, given: JsonObject, also: string[] = []): Submission {
  const { email, name = "", ...named } = checked;
  const known = [...also, "email", "name", "message", ...Object.keys(common)];
  const filled = Object.entries(named).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return { form, email, name, fields: { ...Object.fromEntries(filled), ...readExtras(given, known) } };
}

function check<Value extends object>(schema: ObjectSchema<Value>, body: JsonObject) {
  try {
    return schema.validateSync(body, { stripUnknown: true, abortEarly: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new HttpError(422, "invalid_field", error.errors[0] ?? error.message, { field: error.path });
  }
}
