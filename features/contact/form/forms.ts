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

export type FieldName =
  | "email"
  | "name"
  | "subject"
  | "message"
  | "company"
  | "telegram"
  | "website"
  | "project"
  | "source_code"
  | "chains";

/** What a visitor typed, by field. */
export type Values = Partial<Record<FieldName, string>>;

export type FieldModel = { name: FieldName; isOptional?: boolean };

/** Bounds in characters, the same as the back end's. */
export const maxLengths: Record<FieldName, number> = {
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

/** A form's body as the back end takes it; `source` tells where it was sent from. */
export function toBody(form: FormId, values: Values, pageUrl: string): Record<string, string> {
  const { website, ...rest } = values;
  const { subject, ...others } = rest;
  const filled = Object.fromEntries(Object.entries(others).filter(([, value]) => value));
  const body = {
    ...filled,
    ...(website ? { site: website } : {}),
    pageUrl,
    source: form === "contact" ? `contact-page:${subject ?? "other"}` : form,
  };
  const name = backEndForm[form];
  return name === "contact" || name === "enterprise-request" ? body : { ...body, form_id: name };
}

/** Whether a status says that a captcha cannot be had for now: too many were asked for, or nobody can give one. */
export const isCaptchaLimit = (status: number): boolean => status === 429 || status === 503;
