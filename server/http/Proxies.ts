import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

import { parseForwardedFor } from "./parseForwardedFor.ts";

const loopback = ["127.0.0.0/8", "::1"];

/** Trusted proxies: only their forwarding headers for client IP and scheme are believed. */
export class Proxies {
  /** Whether any proxy is trusted. */
  readonly areSet: boolean;
  private readonly networks = new BlockList();

  /** IPs, networks (`10.0.0.0/8`) or `loopback`. Throws for anything else. */
  constructor(networks: readonly string[] = []) {
    this.areSet = networks.length > 0;
    for (const network of networks.flatMap((one) => (one === "loopback" ? loopback : [one]))) {
      const [, ip = "", bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(network) ?? [];
      if (bits === undefined) this.networks.addAddress(ip, getIpVersion(ip));
      else this.networks.addSubnet(ip, Number(bits), getIpVersion(ip));
    }
  }

  /** Whether a request comes from one of them. */
  sent({ socket }: IncomingMessage): boolean {
    return this.areSet && this.has(socket.remoteAddress);
  }

  /**
   * The client's IP: that of the connection, or, behind trusted proxies, the last forwarded one that is not theirs.
   * Anything before it may be forged.
   */
  findClientIp(request: IncomingMessage): string | undefined {
    let ip = request.socket.remoteAddress;
    if (!this.areSet) return ip;
    const hops = parseForwardedFor(request.headers["x-forwarded-for"]);
    while (this.has(ip)) {
      const next = hops.pop();
      if (next === undefined || isIP(next) === 0) return ip;
      ip = next;
    }
    return ip;
  }

  private has(ip = ""): boolean {
    const plain = ip.replace(/^::ffff:(?=\d+\.)/i, "");
    return isIP(plain) !== 0 && this.networks.check(plain, getIpVersion(plain));
  }
}

const getIpVersion = (ip: string) => (isIP(ip) === 6 ? "ipv6" : "ipv4");
