import { string, ValidationError } from "yup";

import {
  createComposedSchema,
  findPersonKeys,
  readComposedForm,
  readConsent,
  readRecipients,
} from "../../../features/shared/contracts/composedForm.ts";
import { pageUrlRule } from "../../../features/shared/contracts/formFields.ts";
import { defaultLocale, isLocale } from "../../../features/shared/contracts/locales.ts";
import { HttpError } from "../../kit/HttpError.ts";
import type { FormDocument } from "./ComposedForms.ts";
import { isObject } from "./isObject.ts";
import type { JsonObject } from "./isObject.ts";
import type { Submission } from "./submission.ts";

const pageUrlSchema = string().max(pageUrlRule.max, "The URL of the page is too long.").default("");

/**
 * A checked submission `{ values, pageUrl, locale }` of a composed form, with what was agreed to; throws 422 for
 * the first invalid field, with a message in the visitor's language. Values of unknown fields are dropped.
 */
export function readComposed(document: FormDocument, { values, pageUrl, locale }: JsonObject): Submission {
  if (!isObject(values))
    throw new HttpError(422, "invalid_field", "The values must be an object.", { field: "values" });
  const form = readComposedForm(document);
  const language = isLocale(locale) ? locale : defaultLocale;
  try {
    const schema = createComposedSchema(form, language);
    const checked = schema.validateSync(values, { stripUnknown: true, abortEarly: true });
    const page = pageUrlSchema.validateSync(pageUrl ?? undefined);
    const keys = findPersonKeys(form);
    const toText = (key = "") => (typeof checked[key] === "string" ? checked[key] : "");
    const apart: (string | undefined)[] = ["consent", keys.email, keys.name];
    const others = Object.entries(checked).filter(([key, value]) => !apart.includes(key) && isFilled(value));
    return {
      form: `form-${document.uid}`,
      email: toText(keys.email),
      name: toText(keys.name),
      fields: {
        ...Object.fromEntries(others),
        ...(page ? { pageUrl: page } : {}),
        locale: language,
        ...(form.hasConsent ? { consent: readConsent(document) } : {}),
      },
      recipients: readRecipients(document),
    };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new HttpError(422, "invalid_field", error.errors[0] ?? error.message, { field: error.path });
  }
}

const isFilled = (value: unknown) => value !== "" && value !== false && !(Array.isArray(value) && value.length === 0);
