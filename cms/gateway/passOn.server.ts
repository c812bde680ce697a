/**
 * The gateway: the site's own routes for the Studio, which sign people in and pass their requests on to the
 * repository.
 */
import "server-only";

import { getMaxBodyBytes, studioApiPath } from "#contracts/studioPath.ts";
import { env } from "@/features/shared/env";
import { readText } from "@/features/shared/http";
import { isOwnRequest, isSecure } from "@/features/shared/visitorRequest";

import { senderHeader } from "#cms/http/contract.ts";

import { boundBody } from "./boundBody.server.ts";
import { callService, failureResponse } from "./callService.server.ts";
import { readToken, writeEndedCookies } from "./cookies.server.ts";
import { IdleLimit } from "./IdleLimit.server.ts";

/** First path segments of the service that the Studio may call; signing in has its own endpoint. */
const openPaths =
  /^(?:assets|audit|bulk|checks|documents|events|export|factors|imports|models|not-found|notifications|people|presence|previews|releases|replacements|requests|schedules|sections|slices|submissions|tokens|webhooks)(?:\/|$)|^sessions\/[\w-]+$/;
const safeMethods = ["GET", "HEAD"];
const bodyTypes = /^(?:application\/json|multipart\/form-data)\b/;
const sentHeaders = ["content-type", "if-match", senderHeader];
const returnedHeaders = ["content-type", "content-disposition", "etag", "retry-after"];
// Responses of any length, which are passed on as they come.
const downloads = /^(?:audit|export|submissions\/export|bulk(?:\/.+)?)$/;
// The steps of an import come one by one, after its file.
const streams = /^(?:audit|export|submissions\/export|imports|bulk(?:\/.+)?)$/;
const timeoutMs = 25_000;
const uploadTimeoutMs = 280_000;
// Largest response, in bytes: the models of all types, or a list of a thousand documents.
const maxResponseBytes = 32 * 1_048_576;

/**
 * Forwards a Studio request to the content service, with the session's token in place of the cookie, and returns its
 * response. 401 ends the session in the browser too; a service that is down is 502, one that is late 504.
 * `GET sessions/current` is answered with `{person: null}` when nobody is signed in.
 */
export async function passOn(request: Request): Promise<Response> {
  if (!env.hasStudio) return failureResponse(404, "Documents are edited in Prismic; this site has no Studio.");
  const { pathname, search } = new URL(request.url);
  const path = pathname.slice(studioApiPath.length).replace(/\/$/, "");
  if (!openPaths.test(path)) return failureResponse(404, "There is no such endpoint.");
  const refusal = findRefusal(request);
  if (refusal) return refusal;
  if (!readToken(request.headers.get("cookie"))) return endSession(request);
  const body = request.body ? boundBody(request.body, getMaxBodyBytes(pathname)) : undefined;
  try {
    const idle = downloads.test(path) ? new IdleLimit(timeoutMs) : undefined;
    const response = await callService(`${path}${search}`, request, {
      method: request.method,
      headers: pick(request.headers, sentHeaders),
      signal: idle?.signal ?? AbortSignal.timeout(/^multipart/.test(getType(request)) ? uploadTimeoutMs : timeoutMs),
      ...(body ? { body: body.stream, duplex: "half" } : {}),
    });
    if (response.status === 401) return endSession(request);
    if (streams.test(path) && response.ok && response.body)
      return passFile(idle ? response.body.pipeThrough(idle.watch()) : response.body, response.headers);
    const text = await readText(response.body, maxResponseBytes);
    const headers = { ...pick(response.headers, returnedHeaders), "cache-control": "no-store" };
    return new Response(text || null, { status: response.status, headers });
  } catch (error) {
    return body?.isExceeded() ? tooLarge() : explain(error);
  }
}

const passFile = (body: ReadableStream<Uint8Array>, headers: Headers): Response =>
  new Response(body, { headers: { ...pick(headers, returnedHeaders), "cache-control": "no-store" } });

/** CSRF check: a changing request needs the site's origin, and a content type of JSON or a form with a file. */
function findRefusal(request: Request): Response | undefined {
  if (safeMethods.includes(request.method)) return undefined;
  if (!isOwnRequest(request)) return failureResponse(403, "Only pages of this site may do that.");
  const isTyped = bodyTypes.test(getType(request));
  return isTyped ? undefined : failureResponse(415, "The body must be JSON, or a form with a file.");
}

const getType = (request: Request) => request.headers.get("content-type") ?? "";

// Whether only the current session is requested: a 401 would be logged by the browser as a failed request.
const isQuestion = ({ method, url }: Request) =>
  method === "GET" && new URL(url).pathname === `${studioApiPath}sessions/current/`;

function endSession(request: Request): Response {
  const response = isQuestion(request)
    ? Response.json({ person: null }, { headers: { "cache-control": "no-store" } })
    : failureResponse(401, "The session has ended. Sign in again; what you typed is kept.");
  for (const cookie of writeEndedCookies(isSecure(request))) response.headers.append("set-cookie", cookie);
  return response;
}

const pick = (headers: Headers, names: string[]) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value ? [[name, value] as const] : [];
    }),
  );

const tooLarge = () => failureResponse(413, "This is too large: a document may have 4 MB, a file 30 MB.");

function explain(error: unknown): Response {
  console.error("studio: the content service is unreachable", error);
  const isLate = typeof error === "object" && error !== null && "name" in error && error.name === "TimeoutError";
  if (isLate) return failureResponse(504, "The content service did not answer in time.");
  return failureResponse(502, "The content service is not responding right now.");
}
