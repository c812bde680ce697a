import type { FieldModel, FieldName } from "./formFields.ts";
import { incidentMailForm, isComposedName } from "./formsApi.ts";
import type { ComposedName, FormShape } from "./formsApi.ts";

/** Every form a visitor can send. */
export const formIds = [
  "contact-modal",
  "sales-modal",
  "contact",
  "newsletter",
  "incident-mail",
  "media-kit",
  "enterprise",
  "startup",
  "ambassador",
  "affiliate",
  "project",
] as const;

export type FormId = (typeof formIds)[number];

/** A form of the site, or one that an editor composed. */
export type FormName = FormId | ComposedName;

export const isFormId = (value: unknown): value is FormId => formIds.some((id) => id === value);

export const isFormName = (value: unknown): value is FormName => isFormId(value) || isComposedName(value);

/** The values of fields that are a choice, in order. */
export const choices: Partial<Record<FieldName, readonly string[]>> = {
  subject: ["customer-support", "business-sales", "partnership", "feedback", "other"],
  work: ["teach", "translate", "support"],
  promotion: ["articles", "tool", "clients", "other"],
};

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
  "incident-mail": [{ name: "email" }],
  "media-kit": [...person, { name: "message" }],
  enterprise: [...person, { name: "company" }, { name: "telegram", isOptional: true }, { name: "message" }],
  startup: [
    ...person,
    { name: "project" },
    { name: "website", isOptional: true },
    { name: "contract" },
    { name: "methods" },
    { name: "message" },
  ],
  ambassador: [
    ...person,
    { name: "work" },
    { name: "language" },
    { name: "telegram", isOptional: true },
    { name: "message" },
  ],
  affiliate: [
    ...person,
    { name: "promotion" },
    { name: "website" },
    { name: "reach", isOptional: true },
    { name: "company", isOptional: true },
    { name: "message" },
  ],
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
  "incident-mail": incidentMailForm,
  "media-kit": "media-kit",
  enterprise: "enterprise-request",
  startup: "near-startup-program",
  ambassador: "ambassadors-program",
  affiliate: "affiliate-program",
  project: "marketplace-project",
};

/** The same for any form: a composed one has one name everywhere. */
export const getBackEndForm = (form: FormName): string => (isFormId(form) ? backEndForm[form] : form);

const optional = (...names: FieldName[]): FieldModel[] => names.map((name) => ({ name, isOptional: true }));

/** What an endpoint requires of any client. The site's own forms require more. */
const fieldsByShape: Record<FormShape, FieldModel[]> = {
  contact: [...person, { name: "message" }, ...business],
  send_form: [{ name: "email" }, ...optional("name", "message", "telegram", "company")],
  "enterprise-request": optional("email", "name", "company", "message"),
};

/** The fields that an endpoint checks for a back end's form: what it requires, and what the site's forms may fill. */
export function listApiFields(shape: FormShape, form: string): FieldModel[] {
  const required = fieldsByShape[shape];
  const own = shape === "send_form" ? formIds.filter((id) => backEndForm[id] === form) : [];
  const names = own.flatMap((id) => fieldsByForm[id].map(({ name }) => name));
  return [...required, ...optional(...names.filter((name) => !required.some((field) => field.name === name)))];
}

/** The name of a field in a body. `website` is the honeypot's there. */
export const toApiName = (name: FieldName): string => (name === "website" ? "site" : name);
