import type { IncomingMessage, ServerResponse } from "node:http";

import { getNetwork, Proxies } from "./Proxies.ts";
import { sendError } from "./respond.ts";

const windowMs = 60_000;
// Beyond this many networks a minute, the rest share one count.
const maxKnown = 50_000;

/** Limits requests that cost a render or an upstream call, per client and minute; bounded memory. */
export class RateLimiter {
  private readonly limit: number;
  private readonly now: () => number;
  private counts = new Map<string, number>();
  private startedAt = 0;

  private readonly proxies: Proxies;

  /** `limit` is the requests a minute per client; trusted proxies forward its IP. */
  constructor({
    limit,
    proxies = new Proxies(),
    now = Date.now,
  }: {
    limit: number;
    proxies?: Proxies;
    now?: () => number;
  }) {
    this.limit = limit;
    this.proxies = proxies;
    this.now = now;
  }

  /** Whether a request exceeds the limit; if so, it has been answered. */
  rejects(request: IncomingMessage, response: ServerResponse): boolean {
    const wait = this.take(this.proxies.findClientIp(request));
    if (wait === 0) return false;
    const headers = ["retry-after", String(wait)];
    sendError(request, response, { status: 429, code: "too_many_requests", message: "Too many requests.", headers });
    return true;
  }

  /** Counts one request; seconds to wait when it exceeds the limit, otherwise 0. */
  take(ip: string | undefined): number {
    const now = this.now();
    if (now - this.startedAt >= windowMs) {
      this.startedAt = now;
      this.counts = new Map();
    }
    const network = getNetwork(ip ?? "");
    // Loopback is the site itself, or a proxy with its own limits.
    if (network === "") return 0;
    const key = this.counts.has(network) || this.counts.size < maxKnown ? network : "others";
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    return count > this.limit ? Math.ceil((this.startedAt + windowMs - now) / 1_000) : 0;
  }
}
