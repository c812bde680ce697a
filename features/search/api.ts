import { callJson } from "@/features/shared/callJson";
import type { Locale } from "@/features/shared/locale";
import { HttpError } from "@/features/shared/http";

import { isPayload, SearchIndex } from "./SearchIndex";

const timeoutMs = 15_000;

/** `GET /api/search-index/{locale}/`: the index of a language; throws when it cannot be had. */
export async function requestIndex(locale: Locale): Promise<SearchIndex> {
  const response = await callJson(`/api/search-index/${locale}/`, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new HttpError(`the search index answered ${response.status}`, response.status);
  const payload: unknown = await response.json();
  if (!isPayload(payload)) throw new HttpError("the search index has an unknown shape", 502);
  return SearchIndex.read(payload, locale);
}

const requested = new Map<Locale, Promise<SearchIndex>>();

/** The index of a language, requested once per page load; a failed request is not cached. */
export function loadIndex(locale: Locale): Promise<SearchIndex> {
  const known = requested.get(locale);
  if (known) return known;
  const request = requestIndex(locale);
  requested.set(locale, request);
  request.catch(() => requested.delete(locale));
  return request;
}
