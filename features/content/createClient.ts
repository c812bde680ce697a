import { createClient as createPrismicClient } from "@prismicio/client";
import type { Client } from "@prismicio/client";

import { env } from "@/features/shared/env";
import type { AllDocumentTypes } from "@/customtypes/prismicio-types";

import { fetchContent } from "./fetchContent";
import { fillAnswer, readBrands, toSettingsUrl } from "./fillAnswer";
import type { Brands } from "./fillAnswer";
import { printableAnswer } from "./printableAnswer";
import { routes } from "./routes";

/** Tag carried by everything that comes from the repository. */
export const contentTag = "prismic";

type Options = {
  /** What is read: a ref, or a function that gives the newest one; the master ref when left out. */
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
  if (isUnknown || response.status === 410)
    throw new ExpiredRefError("The repository does not know the ref that is read");
  return response;
}

function addTimestamp(url: RequestInfo | URL): URL {
  const withTimestamp = new URL(String(url));
  withTimestamp.searchParams.set("t", String(Date.now()));
  return withTimestamp;
}

/** A Prismic client of the configured repository, for one piece of work; never kept between requests. */
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
    return printableAnswer(pinned ? await rejectExpired(response) : response);
  };
  // By ref: a client may follow the newest one.
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
      fillAnswer(await send(url, init), () => loadBrands(toSettingsUrl(new URL(String(url))), init)),
  });
  if (ref) client.queryContentFromRef(ref);
  return client;
}
