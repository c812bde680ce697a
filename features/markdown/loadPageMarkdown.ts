import { createHash } from "node:crypto";

import { env } from "@/features/shared/env";
import { HttpError, readText } from "@/features/shared/http";

import { toMarkdown } from "./toMarkdown";

// Converting a long page takes tens of milliseconds: the last results are cached by their HTML.
const maxEntries = 800;
const cache = new Map<string, { source: string; markdown: string }>();
const timeoutMs = 15_000;
const maxBytes = 16 * 1024 * 1024;

/** The content of a page of this site as Markdown, from the HTML that visitors receive; throws `HttpError`. */
export async function loadPageMarkdown(path: string): Promise<string> {
  const html = (await globalThis.halyardServer?.loadHtml(path)) ?? (await fetchHtml(path));
  const start = html.indexOf("<main");
  const end = html.indexOf("</main>");
  const main = start === -1 || end === -1 ? "" : html.slice(start, end + "</main>".length);
  const source = createHash("sha256").update(main).digest("base64");
  const known = cache.get(path);
  if (known?.source === source) return known.markdown;
  const markdown = await toMarkdown(main, `${env.SITE_URL}${path}`);
  cache.delete(path);
  cache.set(path, { source, markdown });
  if (cache.size > maxEntries) cache.delete(cache.keys().next().value ?? "");
  return markdown;
}

/** Without the server process, and for pages that it does not know. */
async function fetchHtml(path: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${env.PORT}${encodeURI(path)}`, {
    headers: { accept: "text/html", "accept-encoding": "identity", cookie: "locale=en" },
    redirect: "error",
    cache: "no-store",
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new HttpError(`${path} answered ${response.status}`, response.status);
  return readText(response.body, maxBytes);
}
