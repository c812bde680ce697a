import "server-only";

import { newSessionSchema, secondStepSchema } from "#cms/people/sessions.contract.ts";
import { env } from "@/features/shared/env";
import { isLocale } from "@/features/shared/locale";
import { HttpError, readText } from "@/features/shared/http";
import { isOwnRequest, isSecure, redirectTo } from "@/features/shared/visitorRequest";
import { signInPath, signInSteps, toOwnPath, writeSignInUrl } from "#cms/shell/signInPath.ts";
import type { SignInProblem, SignInStep } from "#cms/shell/signInPath.ts";

import { callService, failureResponse } from "./callService.server.ts";
import {
  readStep,
  writeEndedCookies,
  writeLocaleCookie,
  writeSessionCookies,
  writeStepCookie,
} from "./cookies.server.ts";

// A passkey's response with a post-quantum signature has 4 KB.
const maxFormBytes = 24 * 1_024;
const maxResponseBytes = 64 * 1_024;
const timeoutMs = 10_000;

/**
 * Signs in with a posted form: `name` and `password`, then `code` where a second factor is on, or a `passkey`; `from` is the screen. Redirects
 * to the screen, to the form for the code, or to the form with an error; with `locale` to the form in that language.
 */
export async function signIn(request: Request): Promise<Response> {
  if (!env.hasStudio) return failureResponse(404, "Documents are edited in Prismic; this site has no Studio.");
  const form = await readForm(request);
  if (!form) return redirectTo(`${signInPath}?problem=wrong`);
  const name = (form.get("name") ?? "").trim();
  const from = toOwnPath(form.get("from"));
  const step = signInSteps.find((one) => one === form.get("step"));
  const back = (facts: { problem?: SignInProblem; step?: SignInStep; wait?: string }, cookies: string[] = []) =>
    redirectTo(`${signInPath}?${new URLSearchParams({ ...facts, name, from }).toString()}`, cookies);
  if (!isOwnRequest(request)) return back({ problem: "foreign" });
  const locale = form.get("locale");
  if (locale !== null)
    return redirectTo(writeSignInUrl(from, name), isLocale(locale) ? [writeLocaleCookie(locale)] : []);
  try {
    const response = await sendCredentials(request, form, name);
    if (response.status === 429) {
      const wait = response.headers.get("retry-after") ?? "60";
      return back({ problem: "often", wait, ...(step ? { step } : {}) });
    }
    if (response.status === 409) return back({ problem: form.has("passkey") ? "passkey" : "late" });
    if (response.status >= 400 && response.status < 500) {
      if (form.has("passkey")) return back({ problem: "passkey", ...(step ? { step } : {}) });
      return step ? back({ problem: "code", step }) : back({ problem: "wrong" });
    }
    const body: unknown = JSON.parse(await readText(response.body, maxResponseBytes));
    if (response.status === 202) {
      const { ticket, has_app: hasApp } = await secondStepSchema.validate(body);
      return back({ step: hasApp ? "code" : "passkey" }, [writeStepCookie(ticket, isSecure(request))]);
    }
    const { token } = await newSessionSchema.validate(body);
    return redirectTo(from, [...writeSessionCookies(token, isSecure(request)), writeStepCookie("", isSecure(request))]);
  } catch (error) {
    console.error("studio: signing in fails", error);
    return back({ problem: "down" });
  }
}

function sendCredentials(request: Request, form: URLSearchParams, name: string): Promise<Response> {
  const send = (path: string, body: object) =>
    callService(path, withoutCookie(request), {
      method: "POST",
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
  const passkey = form.get("passkey");
  if (passkey !== null) return send("sessions/passkey", { response: parseObject(passkey) });
  const code = form.get("code");
  if (code !== null) return send("sessions/code", { ticket: readStep(request.headers.get("cookie")) || "none", code });
  return send("sessions", { name, password: form.get("password") ?? "" });
}

/** The challenge for a passkey that signs in. */
export async function startPasskey(request: Request): Promise<Response> {
  if (!env.hasStudio) return failureResponse(404, "Documents are edited in Prismic; this site has no Studio.");
  if (!isOwnRequest(request)) return failureResponse(403, "Only pages of this site may do that.");
  try {
    const response = await callService("sessions/passkey/options", withoutCookie(request), {
      method: "POST",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = JSON.parse(await readText(response.body, maxResponseBytes));
    return Response.json(body, { status: response.status, headers: { "cache-control": "no-store" } });
  } catch (error) {
    console.error("studio: no challenge for a passkey", error);
    return failureResponse(502, "The content service is not responding right now.");
  }
}

/** Ends the session in the service, and in the browser even while the service is down. */
export async function signOut(request: Request): Promise<Response> {
  if (!isOwnRequest(request)) return failureResponse(403, "Only pages of this site may do that.");
  try {
    await callService("sessions/current", request, { method: "DELETE", signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    console.error("studio: a session was ended in the browser only", error);
  }
  return redirectTo(signInPath, writeEndedCookies(isSecure(request)));
}

/** The form's fields; `undefined` if the body exceeds the limit. */
async function readForm({ body }: Request): Promise<URLSearchParams | undefined> {
  try {
    return new URLSearchParams(await readText(body, maxFormBytes));
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}

/** What a script has sent; without members when it is no JSON, which the service refuses. */
function parseObject(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    console.warn("studio: a passkey that is no JSON", error);
    return {};
  }
}

/** Drops the session cookie: signing in needs no session, and an expired one must not interfere. */
function withoutCookie({ url, headers }: Request): Request {
  const others = new Headers(headers);
  others.delete("cookie");
  return new Request(url, { headers: others });
}
