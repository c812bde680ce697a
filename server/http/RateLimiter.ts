import type { IncomingMessage, ServerResponse } from "node:http";
import { isIP } from "node:net";

import { Proxies } from "./Proxies.ts";
import { sendError } from "./respond.ts";

const minute = 60_000;
// Beyond this many addresses in a minute, the rest share one count.
const maxKnown = 50_000;

/** Counts what visitors ask for that costs a rendering or a call, minute by minute; never grows without bound. */
export class RateLimiter {
  private readonly limit: number;
  private readonly now: () => number;
  private counts = new Map<string, number>();
  private began = 0;

  private readonly proxies: Proxies;

  /** `limit` is how many such requests a minute one visitor may make; trusted proxies say who that is. */
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

  /** Whether a request is one too many; then it has been answered. */
  rejects(request: IncomingMessage, response: ServerResponse): boolean {
    const wait = this.take(this.getClientIp(request));
    if (wait === 0) return false;
    const headers = ["retry-after", String(wait)];
    sendError(request, response, { status: 429, code: "too_many_requests", message: "Too many requests.", headers });
    return true;
  }

  /** The IP address of whoever asks. */
  getClientIp(request: IncomingMessage): string | undefined {
    return this.proxies.findClientIp(request);
  }

  /** Counts one request; seconds to wait when it was one too many, otherwise 0. */
  take(address: string | undefined): number {
    const now = this.now();
    if (now - this.began >= minute) {
      this.began = now;
      this.counts = new Map();
    }
    const network = getNetwork(address ?? "");
    // Whoever asks from this machine is the site itself, or a proxy that limits on its own.
    if (network === "") return 0;
    const key = this.counts.has(network) || this.counts.size < maxKnown ? network : "others";
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    return count > this.limit ? Math.ceil((this.began + minute - now) / 1_000) : 0;
  }
}

/** The part of an address that one visitor has: IPv4 whole, of IPv6 the first four groups; "" for this machine. */
export function getNetwork(address: string): string {
  const four = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (four) return four.startsWith("127.") ? "" : four;
  if (address === "::1" || isIP(address) === 0) return "";
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const known = tail === undefined ? groups : [...groups, ...Array<string>(8 - groups.length).fill("0")];
  return known.slice(0, 4).join(":");
}
