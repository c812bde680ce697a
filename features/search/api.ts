import { callJson } from "@/features/shared/callJson";
import { missedSearchUrl } from "@/features/shared/contracts/notFound";
import type { Locale } from "@/features/shared/locale";
import { HttpError } from "@/features/shared/http";

import { kinds } from "./entry";
import type { Hit } from "./entry";
import { getIndexUrl } from "./getIndexUrl";
import { isPayload } from "./packIndex";
import { SearchIndex } from "./SearchIndex";

const timeoutMs = 15_000;
// The next letter of a word is typed within this time.
const pauseMs = 120;

/** Finds the results of a query, here or by a request, which a later query cancels. */
export type Finder = { find: (search: string, signal: AbortSignal) => Hit[] | Promise<Hit[]> };

/**
 * `GET /api/search-index/{locale}/`: the index of a language, or its search on the server where there are many pages;
 * throws when neither can be had.
 */
export async function requestIndex(locale: Locale): Promise<Finder> {
  const payload = await requestBody(getIndexUrl(locale), AbortSignal.timeout(timeoutMs));
  if (isPayload(payload)) return SearchIndex.read(payload);
  const url = readMember(payload, "search");
  if (typeof url !== "string" || !url.startsWith("/api/")) throw unknownShape();
  return { find: (search, signal) => requestHits(`${url}?q=${encodeURIComponent(search)}`, signal) };
}

/** `GET /api/search/{locale}/?q=`: the results of a query once nothing more is typed. */
export async function requestHits(url: string, signal: AbortSignal): Promise<Hit[]> {
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  signal.throwIfAborted();
  const hits = readMember(await requestBody(url, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])), "hits");
  if (!Array.isArray(hits) || !hits.every(isHit)) throw unknownShape();
  return hits;
}

async function requestBody(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await callJson(url, { signal });
  if (!response.ok) throw new HttpError(`the search answered ${response.status}`, response.status);
  return response.json();
}

const unknownShape = () => new HttpError("the search has an unknown shape", 502);

const readMember = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

const isHit = (value: unknown): value is Hit =>
  kinds.some((kind) => kind === readMember(value, "kind")) &&
  ["title", "path", "detail", "within", "chain"].every((name) => typeof readMember(value, name) === "string") &&
  Array.isArray(readMember(value, "terms"));

/** `POST /api/missed-searches/`: a search without a result is counted; whether that succeeds is of no concern here. */
export function reportMissedSearch(text: string, locale: Locale): void {
  navigator.sendBeacon(missedSearchUrl, JSON.stringify({ text, locale }));
}

const requested = new Map<Locale, Promise<Finder>>();

/** The index of a language, requested once per page load; a failed request is not cached. */
export function loadIndex(locale: Locale): Promise<Finder> {
  const known = requested.get(locale);
  if (known) return known;
  const request = requestIndex(locale);
  requested.set(locale, request);
  request.catch(() => requested.delete(locale));
  return request;
}
