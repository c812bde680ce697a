import "server-only";

import { newSessionSchema } from "#cms/people/sessions.contract.ts";
import { env } from "@/features/shared/env";
import { HttpError, readText } from "@/features/shared/http";
import { isOwnRequest, isSecure, redirectTo } from "@/features/shared/visitorRequest";
import { signInPath, toOwnPath } from "#cms/shell/signInPath.ts";
import type { SignInProblem } from "#cms/shell/signInPath.ts";

import { callService, failureResponse } from "./callService.server.ts";
import { writeEndedCookies, writeSessionCookies } from "./cookies.server.ts";

const maxFormBytes = 8 * 1_024;
const maxResponseBytes = 64 * 1_024;
const timeoutMs = 10_000;

/** Signs in with a posted form (`name`, `password`, `from`); redirects to the screen, or to the form with an error. */
export async function signIn(request: Request): Promise<Response> {
  if (!env.hasStudio) return failureResponse(404, "Documents are edited in Prismic; this site has no Studio.");
  const form = await readForm(request);
  if (!form) return redirectTo(`${signInPath}?problem=wrong`);
  const name = (form.get("name") ?? "").trim();
  const from = toOwnPath(form.get("from"));
  const back = (problem: SignInProblem, more = {}) =>
    redirectTo(`${signInPath}?${new URLSearchParams({ problem, name, from, ...more }).toString()}`);
  if (!isOwnRequest(request)) return back("foreign");
  try {
    const response = await callService("sessions", withoutCookie(request), {
      method: "POST",
      body: JSON.stringify({ name, password: form.get("password") ?? "" }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 429) return back("often", { wait: response.headers.get("retry-after") ?? "60" });
    if (response.status >= 400 && response.status < 500) return back("wrong");
    const { token } = await newSessionSchema.validate(JSON.parse(await readText(response.body, maxResponseBytes)));
    return redirectTo(from, writeSessionCookies(token, isSecure(request)));
  } catch (error) {
    console.error("studio: signing in fails", error);
    return back("down");
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

/** Drops the session cookie: signing in needs no session, and an expired one must not interfere. */
function withoutCookie({ url, headers }: Request): Request {
  const others = new Headers(headers);
  others.delete("cookie");
  return new Request(url, { headers: others });
}
