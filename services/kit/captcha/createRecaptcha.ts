import { createHash } from "node:crypto";

import { array, boolean, number, object, string } from "yup";

import { captchaUnavailable, toCaptchaAction } from "../../../features/shared/contracts/formsApi.ts";
import { readJson } from "../../../features/shared/contracts/readBounded.ts";
import { log, getErrorMessage } from "../log.ts";
import { HttpError } from "../HttpError.ts";
import { captchaError } from "./Captcha.ts";
import type { Captcha } from "./Captcha.ts";

export type RecaptchaOptions = { secretKey: string; verifyUrl?: string };

const timeoutMs = 5_000;
const maxBytes = 64 * 1024;
const validMs = 10 * 60 * 1_000;
/** Google recommends 0.5; below 0.3 nearly all traffic is automated. */
const minScore = 0.3;

const responseShape = object({
  success: boolean().required(),
  score: number(),
  action: string(),
  "error-codes": array(string().defined()),
});

/** Google's reCAPTCHA, version 2 or 3. In version 3 the action is the form's name with `_` instead of `-`. */
export function createRecaptcha({ secretKey, verifyUrl }: RecaptchaOptions): Captcha {
  const url = verifyUrl ?? "https://www.google.com/recaptcha/api/siteverify";
  return {
    async verify(token, form, ip) {
      const result = await verify(url, new URLSearchParams({ secret: secretKey, response: token, remoteip: ip }));
      if (result["error-codes"]?.includes("timeout-or-duplicate")) throw captchaError("expired");
      const isOtherForm = Boolean(result.action) && result.action !== toCaptchaAction(form);
      if (!result.success || isOtherForm || (result.score ?? 1) < minScore) throw captchaError("invalid");
      const id = createHash("sha256").update(token).digest("base64url");
      return { id, expiresAt: new Date(Date.now() + validMs) };
    },
  };
}

async function verify(url: string, body: URLSearchParams) {
  try {
    const response = await fetch(url, { method: "POST", body, signal: AbortSignal.timeout(timeoutMs) });
    return await responseShape.validate(await readJson(response, maxBytes));
  } catch (error) {
    log("error", "captcha", "recaptcha unreachable", { reason: getErrorMessage(error) });
    throw new HttpError(503, captchaUnavailable, "The captcha could not be checked.", { retryAfterSeconds: 30 });
  }
}
