import type { FormId } from "@/features/shared/contracts/forms";
import type { Values } from "@/features/shared/contracts/formFields";

const getKey = (form: FormId) => `draft:${form}`;

/** Typed and unsent values; empty without any, or where storage is blocked. */
export function readDraft(form: FormId): Values {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(getKey(form)) ?? "{}");
    return isValues(draft) ? draft : {};
  } catch (error) {
    console.warn(`${form}: the draft could not be read`, error);
    return {};
  }
}

/** Whether something was typed and not yet sent. */
export const hasDraft = (form: FormId): boolean => Object.values(readDraft(form)).some(Boolean);

/** Keeps what was typed until it is sent; closing the tab loses nothing. */
export function saveDraft(form: FormId, values: Values): void {
  try {
    localStorage.setItem(getKey(form), JSON.stringify(values));
  } catch (error) {
    console.warn(`${form}: the draft is not kept`, error);
  }
}

/** Forgets a draft once it was sent. */
export function dropDraft(form: FormId): void {
  try {
    localStorage.removeItem(getKey(form));
  } catch (error) {
    console.warn(`${form}: the draft stays`, error);
  }
}

const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && Object.values(value).every((one) => typeof one === "string");
