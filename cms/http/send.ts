import type { AnySchema, InferType } from "yup";

import { callJson } from "@/features/shared/callJson";
import type { CallOptions } from "@/features/shared/callJson";
import { studioApiPath } from "#contracts/studioPath.ts";

import type { FailureCode } from "./contract.ts";
import { getSenderHeaders } from "./sender.ts";
import { noResponse, StudioError } from "./StudioError.ts";

type Call = {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Sent as JSON. */
  body?: unknown;
  /** Sent unchanged: a form with a file. */
  form?: FormData;
  /** Sent as `If-Match`; 412 if the document was saved meanwhile. */
  etag?: string | undefined;
  query?: Record<string, string | number | boolean | undefined>;
  signal?: AbortSignal | undefined;
  /** Is sent to the end although the page closes. */
  keepalive?: boolean;
  /** May take minutes, as an upload. */
  isLong?: boolean;
};

/** Event of the window when an answer says that the session has ended, whatever asked. */
export const sessionEndedEvent = "studio-session-ended";

const otherPerson: FailureCode = "other-person";
const timeoutMs = 30_000;
const uploadTimeoutMs = 300_000;

/** The value of an answer and its ETag. */
export type Tagged<T> = { value: T; etag: string };

/** Asks the service; throws `StudioError`, `AbortError` when the signal aborts, `ValidationError` for another shape. */
export async function send<S extends AnySchema>(path: string, schema: S, call: Call = {}): Promise<InferType<S>> {
  return schema.validateSync(await readJson(await fetchApi(path, call)));
}

/** The same with the answer's ETag, which is empty when there is none. */
export async function sendTagged<S extends AnySchema>(
  path: string,
  schema: S,
  call: Call = {},
): Promise<Tagged<InferType<S>>> {
  const response = await fetchApi(path, call);
  return { value: schema.validateSync(await readJson(response)), etag: response.headers.get("etag") ?? "" };
}

/** The same for a response of lines, each of them passed on as it comes; the last one is the value. */
export async function sendLines<S extends AnySchema>(
  path: string,
  schema: S,
  { onLine, ...call }: Call & { onLine: (line: InferType<S>) => void },
): Promise<InferType<S>> {
  const response = await fetchApi(path, { ...call, isLong: true });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  let last: InferType<S> | undefined;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const lines = `${rest}${part.value}`.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      last = schema.validateSync(JSON.parse(line));
      onLine(last);
    }
  }
  if (last === undefined) throw new StudioError(noResponse);
  return last;
}

/** The same for requests that are answered without a body. */
export async function sendOnly(path: string, call: Call): Promise<void> {
  await fetchApi(path, call);
}

async function fetchApi(
  path: string,
  { method = "GET", body, form, etag, query = {}, signal, keepalive = false, isLong }: Call,
): Promise<Response> {
  const limit = AbortSignal.timeout(form || isLong ? uploadTimeoutMs : timeoutMs);
  const response = await reach(`${studioApiPath}${path}/${writeQuery(query)}`, {
    method,
    keepalive,
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    headers: { ...getSenderHeaders(), ...(etag === undefined ? {} : { "if-match": etag }) },
    ...(form ? { body: form } : {}),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (response.ok) return response;
  const failure = await readJson(response).catch(() => undefined);
  const error = new StudioError(response.status, failure, response.headers.get("retry-after"));
  // For this tab, the session of another person is no session.
  const isEnded = response.status === 401 || error.failure?.code === otherPerson;
  if (isEnded) window.dispatchEvent(new Event(sessionEndedEvent));
  throw isEnded ? new StudioError(401, failure) : error;
}

async function reach(url: string, init: CallOptions): Promise<Response> {
  try {
    return await callJson(url, init);
  } catch (error) {
    const isAborted = error instanceof DOMException && error.name === "AbortError";
    if (isAborted) throw error;
    console.warn("studio: no answer", url, error);
    throw new StudioError(noResponse);
  }
}

function writeQuery(query: Record<string, string | number | boolean | undefined>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === "" ? [] : [[name, String(value)]],
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : "";
}

const readJson = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  return text === "" ? undefined : JSON.parse(text);
};
