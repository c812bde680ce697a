import "server-only";

import { object, string, ValidationError } from "yup";

import { fieldsByForm, isFormId } from "@/features/shared/contracts/forms";
import { toBody } from "@/features/contact/form/toBody";
import type { FormId, FormName } from "@/features/shared/contracts/forms";
import type { Values } from "@/features/shared/contracts/formFields";
import { getSchema } from "@/features/contact/form/getSchema";
import { captchaTokenHeader, honeypot, idempotencyHeader, maxFormBytes } from "@/features/shared/contracts/formsApi";
import { InvalidJson } from "@/features/shared/contracts/parseJson";
import { pageUrlRule } from "@/features/shared/contracts/formFields";
import { HttpError, proxyRequest, errorResponse, readJson } from "@/features/shared/http";
import { defaultLocale, locales } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { getVisitorHeaders } from "@/features/shared/visitorRequest";

import { getFormUrl } from "./getFormUrl";

const forwardedHeaders = [captchaTokenHeader, idempotencyHeader];

const envelope = object({
  locale: string<Locale>()
    .oneOf([...locales])
    .default(defaultLocale),
  values: object().required(),
  pageUrl: string().max(pageUrlRule.max).default(""),
  [honeypot.field]: string().max(2_000).default(""),
});

/**
 * Takes a form as JSON `{ locale, values, pageUrl?, website? }`, checks it and hands it to its back end, which checks a
 * composed one by itself.
 */
export async function submitJson(form: FormName, request: Request): Promise<Response> {
  try {
    const body = await readJson(request.body, maxFormBytes, { repairsText: true });
    const { locale, values, pageUrl, [honeypot.field]: trap } = await envelope.validate(body);
    const sent = isFormId(form)
      ? toBody(form, await checkValues(form, values, locale), pageUrl)
      : { form, locale, values, pageUrl };
    return await proxyRequest(getFormUrl(form), {
      method: "POST",
      headers: { ...getVisitorHeaders(request.headers), ...pick(request.headers) },
      body: JSON.stringify({ ...sent, ...(trap ? { [honeypot.field]: trap } : {}) }),
    });
  } catch (error) {
    return toErrorResponse(error);
  }
}

/** A form's own fields, checked by the schema that the browser uses too; throws yup's `ValidationError`. */
export const checkValues = (form: FormId, values: object, locale: Locale): Promise<Values> => {
  const names = new Set<string>(fieldsByForm[form].map(({ name }) => name));
  const own = Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));
  return getSchema(form, locale).validate(own, { strict: false });
};

const pick = (headers: Headers) =>
  Object.fromEntries(
    forwardedHeaders.flatMap((name) => {
      const value = headers.get(name);
      return value ? [[name, value]] : [];
    }),
  );

function toErrorResponse(error: unknown): Response {
  if (error instanceof ValidationError) return errorResponse(422, "invalid_field", error.message, error.path);
  if (error instanceof HttpError && error.status === 413)
    return errorResponse(413, "too_large", "The body may have 32 KiB at most.");
  if (error instanceof InvalidJson) return errorResponse(400, "bad_json", error.message);
  throw error;
}
