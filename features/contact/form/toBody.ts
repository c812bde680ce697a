import type { Values } from "@/features/shared/contracts/formFields";
import { backEndForm, fieldsByForm, toApiName } from "@/features/shared/contracts/forms";
import type { FormId } from "@/features/shared/contracts/forms";
import { contactPageSource, getFormShape } from "@/features/shared/contracts/formsApi";

// `contacts/` has seven fields, with `source` and `pageUrl`, whichever of them a form shows.
const contactFields = { email: "", name: "", message: "", telegram: "", company: "" };

/** A form's body in the form of the back end; `source` is the page it was sent from. */
export function toBody(form: FormId, values: Values, pageUrl: string): Record<string, string> {
  const filled = fieldsByForm[form].flatMap(({ name }) => {
    const value = values[name];
    return value && name !== "subject" ? [[toApiName(name), value]] : [];
  });
  const name = backEndForm[form];
  const shape = getFormShape(name);
  return {
    ...(shape === "contact" ? contactFields : {}),
    ...Object.fromEntries(filled),
    pageUrl,
    source: form === "contact" ? `${contactPageSource}:${values.subject ?? "other"}` : form,
    ...(shape === "send_form" ? { form_id: name } : {}),
  };
}
