import { contactPageSource, getFormShape } from "@/features/shared/contracts/formsApi";
import type { FieldName } from "@/features/shared/contracts/formFields";

/** Every form a visitor can send. */
export const formIds = [
  "contact-modal",
  "sales-modal",
  "contact",
  "newsletter",
  "media-kit",
  "enterprise",
  "startup",
  "ambassador",
  "affiliate",
  "project",
] as const;

export type FormId = (typeof formIds)[number];

export const isFormId = (value: unknown): value is FormId => formIds.some((id) => id === value);

/** Values by field. */
export type Values = Partial<Record<FieldName, string>>;

export type FieldModel = { name: FieldName; isOptional?: boolean };

export const subjects = ["customer-support", "business-sales", "partnership", "feedback", "other"] as const;

const person: FieldModel[] = [{ name: "name" }, { name: "email" }];
const business: FieldModel[] = [
  { name: "company", isOptional: true },
  { name: "telegram", isOptional: true },
];

/** The fields of each form, in order. */
export const fieldsByForm: Record<FormId, FieldModel[]> = {
  "contact-modal": [...person, { name: "message" }],
  "sales-modal": [...person, ...business, { name: "message" }],
  contact: [{ name: "subject" }, ...person, ...business, { name: "message" }],
  newsletter: [{ name: "email" }],
  "media-kit": [...person, { name: "message" }],
  enterprise: [...person, { name: "company" }, { name: "telegram", isOptional: true }, { name: "message" }],
  startup: [...person, { name: "project" }, { name: "website", isOptional: true }, { name: "message" }],
  ambassador: [...person, { name: "telegram", isOptional: true }, { name: "message" }],
  affiliate: [...person, { name: "company", isOptional: true }, { name: "website" }, { name: "message" }],
  project: [
    ...person,
    { name: "project" },
    { name: "website" },
    { name: "source_code", isOptional: true },
    { name: "chains" },
    { name: "message" },
  ],
};

/** The name under which the back end knows a form; the proof of work is bound to it. */
export const backEndForm: Record<FormId, string> = {
  "contact-modal": "contact",
  "sales-modal": "contact",
  contact: "contact",
  newsletter: "newsletter",
  "media-kit": "media-kit",
  enterprise: "enterprise-request",
  startup: "near-startup-program",
  ambassador: "ambassadors-program",
  affiliate: "affiliate-program",
  project: "marketplace-project",
};

// `contacts/` has seven fields, with `source` and `pageUrl`, whichever of them a form shows.
const contactFields = { email: "", name: "", message: "", telegram: "", company: "" };

/** A form's body in the form of the back end; `source` is the page it was sent from. */
export function toBody(form: FormId, values: Values, pageUrl: string): Record<string, string> {
  const { website, ...rest } = values;
  const { subject, ...others } = rest;
  const name = backEndForm[form];
  const shape = getFormShape(name);
  const filled = Object.fromEntries(Object.entries(others).filter(([, value]) => value));
  const body = {
    ...(shape === "contact" ? contactFields : {}),
    ...filled,
    ...(website ? { site: website } : {}),
    pageUrl,
    source: form === "contact" ? `${contactPageSource}:${subject ?? "other"}` : form,
  };
  return shape === "send_form" ? { ...body, form_id: name } : body;
}

/** Whether a status means that no captcha is available: too many requests, or the service is down. */
export const isCaptchaLimit = (status: number): boolean => status === 429 || status === 503;
