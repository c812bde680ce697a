import { isFormName, submitWithoutJs, submitJson } from "@/features/contact/server";
import { errorResponse } from "@/features/shared/http";

type Context = { params: Promise<{ form: string }> };

/**
 * `POST /api/forms/{form}/`: JSON `{ locale, values, pageUrl?, website? }` with the headers `recaptcha-token` and
 * `idempotency-key` responds 201 `{ id }`, 403 (captcha), 422 `{ error: { field } }` or 429 with `retry-after`; a no-JS
 * post (urlencoded, with a ticket) responds 303 to the page with the result.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { form } = await params;
  if (!isFormName(form)) return errorResponse(404, "not_found", "There is no such form.");
  const type = request.headers.get("content-type") ?? "";
  if (type.startsWith("application/json")) return submitJson(form, request);
  if (type.startsWith("application/x-www-form-urlencoded")) return submitWithoutJs(form, request);
  return errorResponse(415, "wrong_type", "The body must be JSON or a form's own encoding.");
}
