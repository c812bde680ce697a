import type { IncomingMessage, ServerResponse } from "node:http";

import { BoundedRateLimiter, consumePoints } from "../../features/shared/contracts/rateLimits.ts";
import { isLoopback, toClientKey } from "../../features/shared/contracts/TrustedProxies.ts";
import { Proxies } from "./Proxies.ts";
import { sendError } from "./respond.ts";

/** Limits requests that cost a render or an upstream call, per client and minute. */
export class RateLimiter {
  private readonly counts: BoundedRateLimiter;
  private readonly proxies: Proxies;

  /** `limit` is the requests a minute per client; trusted proxies forward its IP. */
  constructor({ limit, proxies = new Proxies() }: { limit: number; proxies?: Proxies }) {
    this.counts = new BoundedRateLimiter({ points: limit, duration: 60 });
    this.proxies = proxies;
  }

  /** Answers a request above the limit with 429; returns whether it did. */
  async limit(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const wait = await this.take(this.proxies.findClientIp(request));
    if (wait === undefined) return false;
    const headers = ["retry-after", String(wait)];
    sendError(request, response, { status: 429, code: "too_many_requests", message: "Too many requests.", headers });
    return true;
  }

  /** Counts one request; seconds to wait when it exceeds the limit. */
  async take(ip: string | undefined): Promise<number | undefined> {
    const key = ip === undefined || isLoopback(ip) ? undefined : toClientKey(ip);
    // Loopback is the site itself, or a proxy with its own limits.
    return key === undefined ? undefined : consumePoints(this.counts, key);
  }
}
