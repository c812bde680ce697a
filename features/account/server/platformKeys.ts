import "server-only";

import { createdKeySchema, keysSchema, recentCallsSchema, usageSchema } from "@/features/shared/contracts/accountKeys";
import { captchaTokenHeader, toCaptchaAction } from "@/features/shared/contracts/formsApi";
import { env } from "@/features/shared/env";
import { fetchJson, proxyRequest } from "@/features/shared/http";

/** Data that captcha tokens are bound to, as in the platform. */
const form = "api-key";
const limits = { timeoutMs: 5_000, cache: "no-store" } as const;
const usageBytes = 2 * 1024 * 1024;

const getUrl = (path = "") => `${env.PLATFORM_API_URL}/demo/keys${path}`;
const callsUrl = () => `${env.PLATFORM_API_URL}/demo/calls`;
const authorize = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

/** The keys of an account; throws `HttpError`. */
export const loadKeys = async (token: string) =>
  (await fetchJson(getUrl(), keysSchema, { ...limits, headers: authorize(token) })).keys;

/** Usage of an account in the last days; throws `HttpError`. */
export const loadUsage = (token: string, days: number) =>
  fetchJson(`${env.PLATFORM_API_URL}/demo/usage?days=${days}`, usageSchema, {
    ...limits,
    maxBytes: usageBytes,
    headers: authorize(token),
  });

/** The last calls of an account; throws `HttpError`. */
export const loadCalls = async (token: string) =>
  (await fetchJson(callsUrl(), recentCallsSchema, { ...limits, headers: authorize(token) })).calls;

/** The platform's list of the last calls, errors included. */
export const proxyCalls = (token: string): Promise<Response> =>
  proxyRequest(callsUrl(), { ...limits, headers: authorize(token) });

/** The platform's usage response, errors included. */
export const proxyUsage = (token: string, days: string): Promise<Response> =>
  proxyRequest(`${env.PLATFORM_API_URL}/demo/usage?days=${encodeURIComponent(days)}`, {
    ...limits,
    maxBytes: usageBytes,
    headers: authorize(token),
  });

/** The task of the captcha; with Google's captcha `{ siteKey, action }`. */
export async function loadKeyChallenge(visitor: Record<string, string>): Promise<Response> {
  if (env.CAPTCHA_PROVIDER === "recaptcha")
    return Response.json({ siteKey: env.RECAPTCHA_SITE_KEY, action: toCaptchaAction(form) });
  return proxyRequest(getUrl("/challenge"), { headers: visitor });
}

type NewKey = {
  token: string | undefined;
  captcha: string;
  body: string | Uint8Array<ArrayBuffer>;
  visitor: Record<string, string>;
};

/** The platform's response to creating a key, errors included. */
export const createKey = ({ token, captcha, body, visitor }: NewKey): Promise<Response> =>
  proxyRequest(getUrl(), {
    ...limits,
    method: "POST",
    body,
    headers: { ...visitor, ...authorize(token), ...(captcha ? { [captchaTokenHeader]: captcha } : {}) },
  });

/** Changes one key: `PATCH` with a name, `DELETE`, or `POST` for another secret. */
export const changeKey = (
  token: string,
  id: string,
  method: "PATCH" | "DELETE" | "POST",
  body?: string | Uint8Array<ArrayBuffer>,
) =>
  proxyRequest(getUrl(`/${id}${method === "POST" ? "/replace" : ""}`), {
    ...limits,
    method,
    headers: authorize(token),
    ...(body === undefined ? {} : { body }),
  });

export const createdKey = (value: unknown) => createdKeySchema.validate(value, { stripUnknown: true });
