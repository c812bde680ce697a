import type { IncomingMessage, ServerResponse } from "node:http";

import { prepare } from "../http/representation.ts";
import type { HeaderList } from "../http/representation.ts";
import { respond, sendErrorPage } from "../http/respond.ts";
import type { App } from "../pages/App.ts";
import { PageStore } from "../pages/PageStore.ts";
import type { Rendered } from "../pages/PageStore.ts";

const maxBytes = 16 * 1_048_576;
// Responses of these routes are the same for everyone.
const shared = /^\/(?:api\/search-index|builds\/meta)\//;

/** The canonical URL with only its version: other parameters and escapes share one response. */
function canonicalizeUrl(url: string): string {
  const { pathname, searchParams } = new URL(url, "http://site");
  const version = searchParams.get("v");
  const path = encodeURI(decodeURI(pathname));
  return version === null ? path : `${path}?v=${encodeURIComponent(version)}`;
}

/** Responses of endpoints that are the same for everyone, compressed once for as long as they may be cached. */
export class SharedResponses {
  private readonly app: App;
  private readonly common: HeaderList;
  private readonly store = new PageStore({ limit: maxBytes });

  constructor(app: App, common: HeaderList) {
    this.app = app;
    this.common = common;
  }

  /** Whether a route's answers are shared, and this request only reads. */
  takes(route: string, method: string | undefined): boolean {
    return shared.test(route) && (method === "GET" || method === "HEAD");
  }

  /** Sends the stored response, or requests it from the app; throws when that fails and none is stored. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = canonicalizeUrl(request.url ?? "/");
    const load = () => this.load(url);
    const ready = this.store.find(url, load) ?? (await this.store.load(url, load));
    if (!ready || sendErrorPage(request, response, ready)) return;
    respond(request, response, ready);
  }

  private async load(url: string): Promise<Rendered> {
    const { status, headers, body } = await this.app.request(url);
    if (status >= 500) throw new Error(`${url} answered ${status}`);
    const passed = ["cache-control", "location", "retry-after"].flatMap((name) =>
      headers[name] === undefined ? [] : [name, String(headers[name])],
    );
    const seconds = status === 200 ? parseSharedSeconds(String(headers["cache-control"])) : 0;
    const representation = await prepare({
      status,
      type: String(headers["content-type"] ?? "text/plain; charset=utf-8"),
      headers: [...this.common, "cross-origin-resource-policy", "same-origin", ...passed],
      body,
    });
    const until = Date.now() + seconds * 1_000;
    return { representation, source: url, freshUntil: until, staleUntil: until, tags: [] };
  }
}

/** Seconds that a shared cache may keep a response. */
function parseSharedSeconds(cacheControl: string): number {
  if (cacheControl.includes("immutable")) return Infinity;
  return Number(/\bpublic\b.*\bmax-age=(\d+)/.exec(cacheControl)?.[1] ?? 0);
}
