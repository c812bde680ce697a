import "server-only";

import { captchaTokenHeader } from "@/features/shared/contracts/formsApi";
import { keyedMaxAgeSeconds, readToken, signedInCookies } from "@/features/account/cookies";
import { env } from "@/features/shared/env";
import { getVisitorHeaders, isOwnRequest, isSecure } from "@/features/shared/visitorRequest";
import { errorResponse, HttpError, readBytes } from "@/features/shared/http";

import { changeKey, createdKey, createKey, loadKeyChallenge, loadKeys, proxyCalls, proxyUsage } from "./platformKeys";

const maxBodyBytes = 4 * 1024;

const getElsewhere = () => errorResponse(404, "elsewhere", "The account area of this site is elsewhere.");
const getForeign = () => errorResponse(403, "cross_site", "Only pages of this site may do that.");
const getUnauthorized = () => errorResponse(401, "unauthorized", "Nobody is signed in.");
const isKeyId = (id: string) => /^[\w-]{1,40}$/.test(id);

/** The captcha challenge for a first key; 404 where the account area is external. */
export async function handleKeyChallenge({ headers }: Request): Promise<Response> {
  return env.ACCOUNT_URL ? getElsewhere() : loadKeyChallenge(getVisitorHeaders(headers));
}

/** The visitor's keys; 401 when signed out. */
export async function handleKeys({ headers }: Request): Promise<Response> {
  if (env.ACCOUNT_URL) return getElsewhere();
  const token = readToken(headers.get("cookie"));
  if (!token) return getUnauthorized();
  try {
    return Response.json({ keys: await loadKeys(token) }, { headers: { "cache-control": "private, no-store" } });
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return getUnauthorized();
    if (error instanceof HttpError && error.status === 404) return getElsewhere();
    console.error("account: the platform does not list the keys", error);
    return errorResponse(503, "unavailable", "The account service is not responding right now.");
  }
}

/** Creates a key, and an account when signed out, whose token is set as a cookie. */
export async function handleNewKey(request: Request): Promise<Response> {
  if (env.ACCOUNT_URL) return getElsewhere();
  if (!isOwnRequest(request)) return getForeign();
  const { headers } = request;
  const token = readToken(headers.get("cookie"));
  const body = await readBody(request);
  if (body === undefined) return errorResponse(413, "too_large", `At most ${maxBodyBytes} bytes, please.`);
  const captcha = headers.get(captchaTokenHeader) ?? "";
  const response = await createKey({ token, captcha, body, visitor: getVisitorHeaders(headers) });
  if (response.status !== 201) return response;
  const { key, accessToken } = await createdKey(await response.json());
  const created = Response.json(
    { key, isNewAccount: accessToken !== undefined },
    { status: 201, headers: { "cache-control": "no-store" } },
  );
  keepSignedIn(created, accessToken ?? token, request);
  return created;
}

/** Renames (`PATCH`), removes (`DELETE`) or replaces (`POST`) one of the visitor's keys. */
export async function handleKeyChange(
  request: Request,
  id: string,
  method: "PATCH" | "DELETE" | "POST",
): Promise<Response> {
  if (env.ACCOUNT_URL) return getElsewhere();
  if (!isOwnRequest(request)) return getForeign();
  const token = readToken(request.headers.get("cookie"));
  if (!token) return getUnauthorized();
  if (!isKeyId(id)) return errorResponse(404, "not_found", "This account has no such key.");
  if (method !== "PATCH") return changeKey(token, id, method);
  const body = await readBody(request);
  if (body === undefined) return errorResponse(413, "too_large", `At most ${maxBodyBytes} bytes, please.`);
  return changeKey(token, id, method, body);
}

/** The visitor's usage of the last `?days=`. */
export async function handleUsage(request: Request): Promise<Response> {
  if (env.ACCOUNT_URL) return getElsewhere();
  const token = readToken(request.headers.get("cookie"));
  if (!token) return getUnauthorized();
  return proxyUsage(token, new URL(request.url).searchParams.get("days") ?? "30");
}

/** The last calls of the visitor's keys. */
export async function handleCalls({ headers }: Request): Promise<Response> {
  if (env.ACCOUNT_URL) return getElsewhere();
  const token = readToken(headers.get("cookie"));
  return token ? proxyCalls(token) : getUnauthorized();
}

/** Extends the session cookies to the lifetime of an account with a key. */
export function keepSignedIn(response: Response, token: string | undefined, request: Request): void {
  for (const cookie of token === undefined ? [] : signedInCookies(token, isSecure(request), keyedMaxAgeSeconds))
    response.headers.append("set-cookie", cookie);
}

async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return await readBytes(request.body, maxBodyBytes);
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}
