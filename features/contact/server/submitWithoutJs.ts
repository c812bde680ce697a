import "server-only";

import { object, string, ValidationError } from "yup";

import { backEndForm, formIds, getBackEndForm, isFormId } from "@/features/shared/contracts/forms";
import { isCaptchaLimit, honeypot, maxFormBytes } from "@/features/shared/contracts/formsApi";
import { toBody } from "@/features/contact/form/toBody";
import type { FormId, FormName } from "@/features/shared/contracts/forms";
import { env } from "@/features/shared/env";
import { HttpError, proxyRequest, readText } from "@/features/shared/http";
import { defaultLocale, isLocale, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { getVisitorHeaders } from "@/features/shared/visitorRequest";

import { checkValues } from "./submitJson";

/** Result of a no-JS form, which the contact page shows as a message. */
type NoJsResult = "mail" | "invalid" | "limited" | "expired" | "failed" | "confirmed" | "unconfirmed" | "left";

/** Handles a no-JS form, and redirects to the page with the result. */
export async function submitWithoutJs(form: FormName, request: Request): Promise<Response> {
  const fields = await readFields(request);
  if (!fields) return redirectToResult(defaultLocale, "failed", form);
  const locale = isLocale(fields.locale) ? fields.locale : defaultLocale;
  try {
    const pageUrl = `${env.SITE_URL}${localizePath("/contact/", locale)}`;
    const sent = isFormId(form)
      ? toBody(form, await checkValues(form, fields, locale), pageUrl)
      : { ...fields, pageUrl };
    const response = await post("unconfirmed", request.headers, {
      form: getBackEndForm(form),
      fields: { ...sent, [honeypot.field]: fields[honeypot.input] },
      ticket: fields.ticket ?? "",
      locale,
    });
    return redirectToResult(locale, toResult(response.status), form);
  } catch (error) {
    if (error instanceof ValidationError) return redirectToResult(locale, "invalid", form);
    throw error;
  }
}

/** Takes the press on the button behind a confirmation link. */
export async function confirmWithoutJs(request: Request): Promise<Response> {
  const fields = await readFields(request);
  const locale = isLocale(fields?.locale) ? fields.locale : defaultLocale;
  const response = await post("confirm", request.headers, { token: fields?.token ?? "" });
  if (response.ok) return redirectToResult(locale, "confirmed", await readConfirmed(response));
  return redirectToResult(locale, response.status === 403 ? "unconfirmed" : "failed");
}

/** Ends a subscription by the button behind its link, or by a mail program's own button. */
export async function leaveWithoutJs(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const fields: Record<string, string> = { ...Object.fromEntries(searchParams), ...(await readFields(request)) };
  const locale = isLocale(fields.locale) ? fields.locale : defaultLocale;
  const response = await post("leave", request.headers, { token: fields.token ?? "" });
  // RFC 8058: the answer to a mail program is no redirect.
  if (fields["List-Unsubscribe"] === "One-Click") return new Response(null, { status: response.status });
  return redirectToResult(locale, response.ok ? "left" : "failed", "incident-mail");
}

/** The form that was confirmed; of several that the back end knows by one name, the one of the contact page. */
async function readConfirmed(response: Response): Promise<FormId> {
  const { form } = await object({ form: string().required() }).validate(await response.json());
  return formIds.find((id) => id === form) ?? formIds.find((id) => backEndForm[id] === form) ?? "contact";
}

/** A signed one-use ticket for a no-JS form, or the result when the back end is down or rejects it. */
export async function issueTicket(
  form: FormName,
  headers: Headers,
): Promise<{ ticket?: string; result: "unsent" | "limited" | "failed" }> {
  const response = await proxyRequest(`${env.FORMS_API_URL}/ticket?form=${getBackEndForm(form)}`, {
    headers: getVisitorHeaders(headers),
  });
  if (!response.ok) return { result: isCaptchaLimit(response.status) ? "limited" : "failed" };
  const { ticket } = await object({ ticket: string().required() }).validate(await response.json());
  return { ticket, result: "unsent" };
}

const post = (path: string, headers: Headers, body: object) =>
  proxyRequest(`${env.FORMS_API_URL}/${path}`, {
    method: "POST",
    headers: getVisitorHeaders(headers),
    body: JSON.stringify(body),
  });

async function readFields(request: Request): Promise<Record<string, string> | undefined> {
  try {
    const sent = new URLSearchParams(await readText(request.body, maxFormBytes));
    // Several choices of a list become its lines.
    return Object.fromEntries([...sent.keys()].map((name) => [name, sent.getAll(name).join("\n")]));
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}

function toResult(status: number): NoJsResult {
  if (status === 202) return "mail";
  if (status === 429) return "limited";
  if (status === 403) return "expired";
  return status === 422 ? "invalid" : "failed";
}

function redirectToResult(locale: Locale, result: NoJsResult, form?: FormName): Response {
  const plain = form ? `&plain=${form}` : "";
  const location = `${localizePath("/contact/", locale)}?result=${result}${plain}#form`;
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}
