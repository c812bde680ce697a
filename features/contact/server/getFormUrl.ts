import "server-only";

import { backEndForm } from "@/features/shared/contracts/forms";
import type { FormId } from "@/features/shared/contracts/forms";
import { getFormShape } from "@/features/shared/contracts/formsApi";
import type { FormShape } from "@/features/shared/contracts/formsApi";
import { env } from "@/features/shared/env";

/** URL that receives a form's values. */
export function getFormUrl(form: FormId): string {
  const urls: Record<FormShape, string> = {
    contact: `${env.PLATFORM_API_URL}/contacts/`,
    "enterprise-request": `${env.PLATFORM_API_URL}/enterprise-request`,
    send_form: `${env.FORMS_API_URL}/send_form`,
  };
  return urls[getFormShape(backEndForm[form])];
}
