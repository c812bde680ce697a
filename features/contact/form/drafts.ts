import type { FormName } from "@/features/shared/contracts/forms";
import type { ComposedValues } from "@/features/shared/contracts/composedForm";
import type { Values } from "@/features/shared/contracts/formFields";

/** The key of a form's draft; `data-resumes` with it loads the page's scripts at once, so that the draft is in view. */
export const getDraftKey = (form: FormName) => `draft:${form}`;

/** Typed and unsent values; empty without any, or where storage is blocked. */
export function readComposedDraft(form: FormName): ComposedValues {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(getDraftKey(form)) ?? "{}");
    return isValues(draft) ? draft : {};
  } catch (error) {
    console.warn(`${form}: the draft could not be read`, error);
    return {};
  }
}

/** The texts among them. */
export const readDraft = (form: FormName): Values =>
  Object.fromEntries(Object.entries(readComposedDraft(form)).filter(([, value]) => typeof value === "string"));

/** Whether something was typed and not yet sent. */
export const hasDraft = (form: FormName): boolean => isFilled(readComposedDraft(form));

const isFilled = (values: Values | ComposedValues) =>
  Object.values(values).some((value) => (Array.isArray(value) ? value.length > 0 : value));

/** Keeps what was typed until it is sent, over reloads, other pages and the language switch of this tab. */
export function saveDraft(form: FormName, values: Values | ComposedValues): void {
  if (!isFilled(values)) return dropDraft(form);
  try {
    sessionStorage.setItem(getDraftKey(form), JSON.stringify(values));
  } catch (error) {
    console.warn(`${form}: the draft is not kept`, error);
  }
}

/** Forgets a draft once it was sent or cleared. */
export function dropDraft(form: FormName): void {
  try {
    sessionStorage.removeItem(getDraftKey(form));
  } catch (error) {
    console.warn(`${form}: the draft stays`, error);
  }
}

const isValues = (value: unknown): value is ComposedValues =>
  typeof value === "object" && value !== null && Object.values(value).every(isFieldValue);

const isFieldValue = (value: unknown) =>
  typeof value === "string" || typeof value === "boolean" || (Array.isArray(value) && value.every(isString));

const isString = (value: unknown) => typeof value === "string";
