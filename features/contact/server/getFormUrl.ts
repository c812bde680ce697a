import "server-only";

import { backEndForm } from "@/features/contact/form/forms";
import type { FormId } from "@/features/contact/form/forms";
import { env } from "@/features/shared/env";

/** Where a form's values go. */
export function getFormUrl(form: FormId): string {
  const name = backEndForm[form];
  if (name === "contact") return `${env.PLATFORM_API_URL}/contacts/`;
  return name === "enterprise-request"
    ? `${env.PLATFORM_API_URL}/enterprise-request`
    : `${env.FORMS_API_URL}/send_form`;
}
