import { createClient as createPrismicClient } from "@prismicio/client";
import type { Client } from "@prismicio/client";

import { bufferResponse } from "@/features/shared/contracts/readBounded";
import { env, isBuilding } from "@/features/shared/env";
import { printable } from "@/features/shared/printable";
import { readRetryAfter } from "@/features/shared/readRetryAfter";
import { mapTexts } from "@/features/shared/contracts/mapTexts";
import type { AllDocumentTypes } from "@/customtypes/prismicio-types";

import { fillResponse, readBrands, toSettingsUrl } from "./fillResponse";
import type { Brands } from "./fillResponse";
import { routes } from "./routes";

// Longer in a build: no visitor waits, and one slow response must not fail it.
const timeoutMs = isBuilding ? 30_000 : 5_000;
// A hundred long documents have a few megabytes.
const maxBytes = 32 * 1024 * 1024;
const maxAttempts = 3;
const defaultRetryDelayMs = 1_500;
// Visitors get the last good copies meanwhile.
const maxRetryDelayMs = 60_000;
// Escapes and raw forms of control characters, noncharacters and lone surrogates. Most responses have none.
const suspicious = /\\[ubf]|[\u007f-\u009f]|\p{Noncharacter_Code_Point}/u;

/** Tag of everything from the repository. */
export const contentTag = "prismic";

type Options = {
  /** A ref, or a function that returns the latest one; the master ref by default. */
  ref?: string | (() => Promise<string | undefined>);
  /** Cache tags besides `contentTag`. */
  tags?: string[];
  /** Bypasses Next's fetch cache. */
  fresh?: boolean;
  /** Reads drafts, which no cache may store. */
  isDraft?: boolean;
  /** Throws when the ref is unknown or expired, where the client would fall back to another. */
  pinned?: boolean;
};

/** The repository does not know the ref, or it has expired. */
export class ExpiredRefError extends Error {}

async function rejectExpired(response: Response): Promise<Response> {
  const isUnknown = response.status === 404 && (await response.clone().text()).includes('"api_notfound_error"');
  if (isUnknown || response.status === 410) throw new ExpiredRefError("The repository does not know the current ref");
  return response;
}

function addTimestamp(url: RequestInfo | URL): URL {
  const withTimestamp = new URL(String(url));
  withTimestamp.searchParams.set("t", String(Date.now()));
  return withTimestamp;
}

/** A Prismic client of the configured repository for one task; never shared between requests. */
export function createClient({
  ref,
  tags = [],
  fresh = false,
  isDraft = false,
  pinned = false,
}: Options = {}): Client<AllDocumentTypes> {
  const send = async (url: RequestInfo | URL, init: RequestInit = {}, ...more: string[]) => {
    const caching = isDraft ? { cache: "no-store" as const } : { next: { tags: [contentTag, ...tags, ...more] } };
    const response = await fetchContent(fresh ? addTimestamp(url) : url, { ...init, ...caching });
    return toPrintableResponse(pinned ? await rejectExpired(response) : response);
  };
  // By ref: a client may follow the latest one.
  const brands = new Map<string, Promise<Brands>>();
  const loadBrands = (url: URL, init: RequestInit | undefined) => {
    const loading = brands.get(url.href) ?? send(url, init, "type:settings").then(readBrands);
    brands.set(url.href, loading);
    return loading;
  };
  const client = createPrismicClient<AllDocumentTypes>(env.PRISMIC_REPOSITORY, {
    documentAPIEndpoint: env.PRISMIC_API_URL,
    accessToken: env.PRISMIC_ACCESS_TOKEN,
    routes,
    fetch: async (url, init) =>
      fillResponse(await send(url, init), () => loadBrands(toSettingsUrl(new URL(String(url))), init)),
  });
  if (ref) client.queryContentFromRef(ref);
  return client;
}

/**
 * The `fetch` given to the Prismic client: with a JSON content type; bounded in time, in bytes, and in tries when the
 * repository answers 429. The client itself retries a 429 without `retry-after` immediately and forever.
 */
export async function fetchContent(url: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (!headers.has("content-type")) headers.set("content-type", "application/json");
  for (let attempt = 1; ; attempt += 1) {
    const tooLong = new AbortController();
    const signals = [AbortSignal.timeout(timeoutMs), tooLong.signal, ...(init.signal ? [init.signal] : [])];
    const response = await fetch(url, { ...init, headers, signal: AbortSignal.any(signals) });
    if (response.status !== 429) return readAll(response, tooLong);
    await response.body?.cancel();
    // The client would retry a 429 forever, so treat it as an outage.
    if (attempt === maxAttempts) return new Response(null, { status: 503, statusText: "Too many requests" });
    await sleep(Math.min(readRetryAfter(response) ?? defaultRetryDelayMs, maxRetryDelayMs), init.signal);
  }
}

async function readAll(response: Response, tooLong: AbortController): Promise<Response> {
  try {
    return await bufferResponse(response, maxBytes);
  } catch (error) {
    // Next tees the response into its cache without a limit; only aborting the request stops that.
    tooLong.abort();
    throw error;
  }
}

function sleep(milliseconds: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/**
 * The repository's response without characters that XML cannot represent, which editors paste from documents. Spans of
 * rich text are shifted accordingly.
 */
export async function toPrintableResponse(response: Response): Promise<Response> {
  if (!response.ok) return response;
  const text = await response.text();
  const body = suspicious.test(text) ? JSON.stringify(mapTexts<unknown>(JSON.parse(text), printable)) : text;
  return new Response(body, { status: response.status, headers: { "content-type": "application/json" } });
}
