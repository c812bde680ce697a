import "server-only";

import { backEndForm, formIds } from "@/features/shared/contracts/forms";
import { isComposedName, toCaptchaAction } from "@/features/shared/contracts/formsApi";
import { env } from "@/features/shared/env";
import { proxyRequest, errorResponse } from "@/features/shared/http";
import { getVisitorHeaders } from "@/features/shared/visitorRequest";

export { isFormName } from "@/features/shared/contracts/forms";
export { submitJson } from "./server/submitJson";
export { confirmWithoutJs, issueTicket, leaveWithoutJs, submitWithoutJs } from "./server/submitWithoutJs";

const known = new Set<string>(formIds.map((id) => backEndForm[id]));

/**
 * The task of the proof of work for a form, by the back end's name of it; with Google's captcha `{ siteKey, action }`.
 */
export async function loadChallenge(form: string, headers: Headers): Promise<Response> {
  if (!known.has(form) && !isComposedName(form)) return errorResponse(404, "not_found", "There is no such form.");
  if (env.CAPTCHA_PROVIDER === "recaptcha")
    return Response.json({ siteKey: env.RECAPTCHA_SITE_KEY, action: toCaptchaAction(form) });
  return proxyRequest(`${env.FORMS_API_URL}/captcha?form=${form}`, { headers: getVisitorHeaders(headers) });
}
