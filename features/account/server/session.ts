import "server-only";

import { object, string } from "yup";

import { keyedMaxAgeSeconds, readToken, signedInCookies, signedOutCookies } from "@/features/account/cookies";
import { overviewPath } from "@/features/account/overviewPath";
import { accountUrl } from "@/features/shared/accountUrl";
import { env } from "@/features/shared/env";
import { fetchJson, proxyRequest, errorResponse } from "@/features/shared/http";
import { isOwnRequest, isSecure, redirectTo } from "@/features/shared/visitorRequest";
import { isLocale, splitLocale } from "@/features/shared/locale";

import { isDemoPlan } from "./signInPage";
import { loadAccount } from "./loadAccount";
import { createKey, loadKeys } from "./platformKeys";
import { formBytes, readFields } from "./readFields";
import { ownPath } from "./redirect";

const response = object({ accessToken: string().required() });
const foreign = () => errorResponse(403, "cross_site", "Only pages of this site may do that.");

/** Opens a demo account with the plan of a posted form and its first key, and redirects to the account in a named language, else back. */
export async function signIn(request: Request): Promise<Response> {
  if (env.ACCOUNT_URL) return errorResponse(404, "not_found", "The account area of this site is elsewhere.");
  if (!isOwnRequest(request)) return foreign();
  const fields = await readFields(request);
  if (!fields) return errorResponse(413, "too_large", `At most ${formBytes} bytes, please.`);
  const plan = fields.get("plan") ?? "free";
  if (!isDemoPlan(plan)) return errorResponse(422, "invalid", "There is no such plan.", "plan");
  const from = ownPath(fields.get("from"));
  try {
    const { accessToken } = await fetchJson(`${env.PLATFORM_API_URL}/demo/sessions`, response, {
      method: "POST",
      body: JSON.stringify({ plan }),
      cache: "no-store",
    });
    const locale = fields.get("locale") ?? undefined;
    const next = isLocale(locale) ? overviewPath(locale, { from }) : from;
    // Without a key the account is kept for hours; its page offers one.
    const { ok } = await createKey({ token: accessToken, captcha: "", body: "{}", visitor: {} });
    return redirectTo(next, signedInCookies(accessToken, isSecure(request), ok ? keyedMaxAgeSeconds : undefined));
  } catch (error) {
    console.error("account: signing in fails", error);
    return redirectTo(`${accountUrl}?${new URLSearchParams({ problem: "down", plan, from }).toString()}`);
  }
}

/**
 * Ends the session at the platform and in the browser, even when the platform is down. Keys end with the session, so
 * an account with keys must confirm first; then nothing ends in the browser that did not end at the platform.
 */
export async function signOut(request: Request): Promise<Response> {
  if (!isOwnRequest(request)) return foreign();
  const fields = await readFields(request);
  const token = readToken(request.headers.get("cookie"));
  const from = ownPath(fields?.get("from"));
  const named = fields?.get("locale") ?? undefined;
  const locale = isLocale(named) ? named : splitLocale(from).locale;
  const isConfirmed = fields?.get("confirm") === "yes";
  if (token && !isConfirmed && (await hasKeys(token)))
    return redirectTo(overviewPath(locale, { from, notice: "ending" }));
  const ended = token
    ? await proxyRequest(`${env.PLATFORM_API_URL}/demo/sessions`, {
        method: "DELETE",
        headers: { authorization: `Bearer ${token}` },
        timeoutMs: 3_000,
      })
    : undefined;
  // Signed out, nobody could delete keys that are still there.
  if (isConfirmed && ended?.ok === false) return redirectTo(overviewPath(locale, { from, notice: "failed" }));
  const next = isConfirmed && ended ? overviewPath(locale, { from, notice: "deleted" }) : from;
  return redirectTo(next, signedOutCookies(isSecure(request)));
}

/** The signed-in account, for the site's own scripts: 200; 401 when signed out; 503 while the platform is down. */
export async function handleAccount(request: Request): Promise<Response> {
  const token = readToken(request.headers.get("cookie"));
  try {
    const account = token ? await loadAccount(token) : undefined;
    if (account) return Response.json(account, { headers: { "cache-control": "private, no-store" } });
    const unauthorized = errorResponse(401, "unauthorized", "Nobody is signed in.");
    for (const cookie of signedOutCookies(isSecure(request))) unauthorized.headers.append("set-cookie", cookie);
    return unauthorized;
  } catch (error) {
    console.error("account: the platform did not return the account", error);
    return errorResponse(503, "unavailable", "The account service is not responding right now.");
  }
}

const hasKeys = (token: string): Promise<boolean> =>
  loadKeys(token).then(
    (keys) => keys.length > 0,
    () => false,
  );
