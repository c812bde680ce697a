import "server-only";

import { backEndForm } from "@/features/shared/contracts/forms";
import type { FormName } from "@/features/shared/contracts/forms";
import { getFormShape, isComposedName } from "@/features/shared/contracts/formsApi";
import type { FormShape } from "@/features/shared/contracts/formsApi";
import { env } from "@/features/shared/env";

/** URL that receives a form's values. */
export function getFormUrl(form: FormName): string {
  if (isComposedName(form)) return `${env.FORMS_API_URL}/submissions`;
  const urls: Record<FormShape, string> = {
    contact: `${env.PLATFORM_API_URL}/contacts/`,
    "enterprise-request": `${env.PLATFORM_API_URL}/enterprise-request`,
    send_form: `${env.FORMS_API_URL}/send_form`,
  };
  return urls[getFormShape(backEndForm[form])];
}
