import { object, string } from "yup";

import { callJson } from "@/features/shared/callJson";
import {
  captchaTokenHeader,
  captchaUnavailable,
  honeypot as trap,
  idempotencyHeader,
  toReference,
} from "@/features/shared/contracts/formsApi";
import { pageUrlRule } from "@/features/shared/contracts/formFields";
import type { Locale } from "@/features/shared/locale";

import type { ComposedValues } from "@/features/shared/contracts/composedForm";
import type { FormName } from "@/features/shared/contracts/forms";
import type { Values } from "@/features/shared/contracts/formFields";

/** Result of an attempt to send. `limited`: too many requests or a rejected captcha. */
export type Sent = { kind: "sent"; reference?: string | undefined } | { kind: "failed" } | { kind: "limited" };

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
    if (response.ok) return { kind: "sent", reference: await readReference(response) };
    console.warn(`${form}: refused with ${response.status}`);
    return await readEnding(response);
  } catch (error) {
    console.warn(`${form}: could not be sent`, error);
    return { kind: "failed" };
  }
}

const storedSchema = object({ id: string() });

/** Absent where a back end of the operator's own returns no id. */
async function readReference(response: Response): Promise<string | undefined> {
  const stored: unknown = await response.json().catch(() => ({}));
  return storedSchema.isValidSync(stored) && stored.id ? toReference(stored.id) : undefined;
}

const problemSchema = object({ error: object({ code: string() }).default({}) });

/** One message for a rate limit, a rejected captcha and one that could not be checked. */
async function readEnding(response: Response): Promise<Sent> {
  if (response.status === 429 || response.status === 403) return { kind: "limited" };
  if (response.status !== 503) return { kind: "failed" };
  const { error } = await problemSchema.validate(await response.json());
  return { kind: error.code === captchaUnavailable ? "limited" : "failed" };
}
