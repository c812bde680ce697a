import { createHash } from "node:crypto";

import { env } from "@/features/shared/env";
import { HttpError, readText } from "@/features/shared/http";
import { toMarkdown } from "@/features/shared/contracts/toMarkdown";
import type { PageMarkdown } from "@/features/shared/contracts/toMarkdown";

// Converting a long page takes tens of milliseconds: without the server process the last results are cached.
const maxEntries = 800;
const cache = new Map<string, PageMarkdown & { source: string }>();
const origin = `http://127.0.0.1:${env.PORT}`;
const timeoutMs = 15_000;
const maxBytes = 16 * 1024 * 1024;

/**
 * A page of this site as Markdown, from the HTML that visitors receive; throws `HttpError`. For `changed` see
 * `loadMarkdown` of the server process.
 */
export async function loadPageMarkdown(path: string, changed?: string): Promise<PageMarkdown> {
  const stored = await globalThis.halyardServer?.loadMarkdown(path, changed);
  if (stored) return stored;
  const html = await fetchHtml(path);
  const source = createHash("sha256").update(html).digest("base64");
  const known = cache.get(path);
  const page = known?.source === source ? known : { ...(await toMarkdown(html)), source };
  cache.delete(path);
  cache.set(path, page);
  if (cache.size > maxEntries) cache.delete(cache.keys().next().value ?? "");
  return page;
}

/** The draft of a page as Markdown, from the HTML that an editor with the preview's link receives; throws `HttpError`. */
export async function loadDraftMarkdown(token: string, documentId: string, path: string): Promise<PageMarkdown> {
  const query = new URLSearchParams({ token, documentId });
  const start = await fetch(`${origin}/api/preview/?${query}`, {
    redirect: "manual",
    cache: "no-store",
    signal: AbortSignal.timeout(timeoutMs),
  });
  const cookies = start.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0]);
  return toMarkdown(await fetchHtml(path, ["locale=en", ...cookies].join("; ")));
}

/** Without the server process, and for pages that it does not know. */
async function fetchHtml(path: string, cookie = "locale=en"): Promise<string> {
  const response = await fetch(`${origin}${encodeURI(path)}`, {
    headers: { accept: "text/html", "accept-encoding": "identity", cookie },
    redirect: "error",
    cache: "no-store",
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new HttpError(`${path} answered ${response.status}`, response.status);
  return readText(response.body, maxBytes);
}
