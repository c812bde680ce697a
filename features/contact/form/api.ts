import { object, string } from "yup";

import { callJson } from "@/features/shared/callJson";
import {
  captchaTokenHeader,
  captchaUnavailable,
  honeypot as trap,
  idempotencyHeader,
} from "@/features/shared/contracts/formsApi";
import { pageUrlRule } from "@/features/shared/contracts/formFields";
import type { Locale } from "@/features/shared/locale";

import type { ComposedValues } from "@/features/shared/contracts/composedForm";
import type { FormName } from "@/features/shared/contracts/forms";
import type { Values } from "@/features/shared/contracts/formFields";

/** Result of an attempt to send. `limited`: too many requests or a rejected captcha. */
type Sent = "sent" | "failed" | "limited";

type Request = {
  form: FormName;
  values: Values | ComposedValues;
  locale: Locale;
  token: string;
  idempotencyKey: string;
  honeypot: string;
};

const timeoutMs = 20_000;

/** `POST /api/forms/{form}/`: sends a form. Never throws for an error response; an unreachable site is `failed`. */
export async function sendForm({ form, values, locale, token, idempotencyKey, honeypot }: Request): Promise<Sent> {
  try {
    const response = await callJson(`/api/forms/${form}/`, {
      method: "POST",
      headers: {
        [captchaTokenHeader]: token,
        [idempotencyHeader]: idempotencyKey,
      },
      body: JSON.stringify({
        locale,
        values,
        pageUrl: window.location.href.slice(0, pageUrlRule.max),
        [trap.field]: honeypot,
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return "sent";
    console.warn(`${form}: refused with ${response.status}`);
    return await readEnding(response);
  } catch (error) {
    console.warn(`${form}: could not be sent`, error);
    return "failed";
  }
}

const problemSchema = object({ error: object({ code: string() }).default({}) });

/** One message for a rate limit, a rejected captcha and one that could not be checked. */
async function readEnding(response: Response): Promise<Sent> {
  if (response.status === 429 || response.status === 403) return "limited";
  if (response.status !== 503) return "failed";
  const { error } = await problemSchema.validate(await response.json());
  return error.code === captchaUnavailable ? "limited" : "failed";
}
