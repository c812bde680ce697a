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
type Kept = { representation: Representation; until: number };

/** Answers of endpoints that are the same for everybody: packed small, and packed once for as long as they may be kept. */
export class ResponseCache {
  private readonly renderer: Renderer;
  private readonly common: HeaderList;
  private readonly kept = new Map<string, Kept>();
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

  /** Answers from what is kept, else asks the framework; throws when it fails. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = canonicalizeUrl(request.url ?? "/");
    const kept = this.kept.get(url);
    const isFresh = kept && performance.now() < kept.until;
    respond(request, response, isFresh ? kept.representation : await this.loadOnce(url));
  }

  /** Concurrent requests for the same URL share one load: compressing takes up to a second. */
  private loadOnce(url: string): Promise<Representation> {
    const known = this.inFlight.get(url);
    if (known) return known;
    const asked = this.load(url).finally(() => this.inFlight.delete(url));
    this.inFlight.set(url, asked);
    return asked;
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
    if (seconds > 0) this.keep(url, { representation, until: performance.now() + seconds * 1_000 });
    return representation;
  }

  private keep(url: string, kept: Kept): void {
    this.kept.delete(url);
    const [oldest] = this.kept.keys();
    if (this.kept.size >= maxEntries && oldest !== undefined) this.kept.delete(oldest);
    this.kept.set(url, kept);
    // The smallest bytes take a second to make; the first visitor does not wait for them.
    if (kept.until === Infinity) this.recompression.add(() => recompress(kept.representation));
  }
}

/** How long an answer may be kept for everybody. */
function parseSharedSeconds(cacheControl: string): number {
  if (cacheControl.includes("immutable")) return Infinity;
  return Number(/\bpublic\b.*\bmax-age=(\d+)/.exec(cacheControl)?.[1] ?? 0);
}
