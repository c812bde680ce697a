import type { IncomingMessage, ServerResponse } from "node:http";

import { RecompressionQueue } from "./RecompressionQueue.ts";
import { recompress, prepare } from "../http/representation.ts";
import type { HeaderList, Representation } from "../http/representation.ts";
import { respond } from "../http/respond.ts";
import type { Renderer } from "../render/Renderer.ts";

const maxEntries = 16;
// Responses of these routes are the same for everyone.
const shared = /^\/(?:api\/search-index|builds\/meta)\//;

/** The canonical URL with only its version: other parameters and escapes share one response. */
function canonicalizeUrl(url: string): string {
  const { pathname, searchParams } = new URL(url, "http://site");
  const version = searchParams.get("v");
  const path = encodeURI(decodeURI(pathname));
  return version === null ? path : `${path}?v=${encodeURIComponent(version)}`;
}

/** `until` is a time of `performance.now()`. */
type Entry = { representation: Representation; until: number };

/** Responses of endpoints that are the same for everyone, compressed once for as long as they may be cached. */
export class ResponseCache {
  private readonly renderer: Renderer;
  private readonly common: HeaderList;
  private readonly entries = new Map<string, Entry>();
  private readonly inFlight = new Map<string, Promise<Representation>>();
  private readonly recompression = new RecompressionQueue();

  constructor(renderer: Renderer, common: HeaderList) {
    this.renderer = renderer;
    this.common = common;
  }

  /** Whether a route's answers are shared, and this request only reads. */
  takes(route: string, method: string | undefined): boolean {
    return shared.test(route) && (method === "GET" || method === "HEAD");
  }

  /** Sends the cached response, or requests it from the framework; throws when that fails. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = canonicalizeUrl(request.url ?? "/");
    const entry = this.entries.get(url);
    const isFresh = entry && performance.now() < entry.until;
    respond(request, response, isFresh ? entry.representation : await this.loadOnce(url));
  }

  /** Concurrent requests for the same URL share one load: compressing takes up to a second. */
  private loadOnce(url: string): Promise<Representation> {
    const known = this.inFlight.get(url);
    if (known) return known;
    const loading = this.load(url).finally(() => this.inFlight.delete(url));
    this.inFlight.set(url, loading);
    return loading;
  }

  private async load(url: string): Promise<Representation> {
    const { status, headers, body } = await this.renderer.request(url, {});
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
    if (seconds > 0) this.store(url, { representation, until: performance.now() + seconds * 1_000 });
    return representation;
  }

  private store(url: string, entry: Entry): void {
    this.entries.delete(url);
    const [oldest] = this.entries.keys();
    if (this.entries.size >= maxEntries && oldest !== undefined) this.entries.delete(oldest);
    this.entries.set(url, entry);
    // Maximum compression takes a second; the first visitor does not wait for it.
    if (entry.until === Infinity) this.recompression.add(() => recompress(entry.representation));
  }
}

/** Seconds that a shared cache may keep a response. */
function parseSharedSeconds(cacheControl: string): number {
  if (cacheControl.includes("immutable")) return Infinity;
  return Number(/\bpublic\b.*\bmax-age=(\d+)/.exec(cacheControl)?.[1] ?? 0);
}
