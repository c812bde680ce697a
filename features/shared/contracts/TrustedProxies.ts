import { isIP } from "node:net";

import ipaddr from "ipaddr.js";
import { compile } from "proxy-addr";

// Some proxies append the client's port: `192.0.2.7:5678`, `[2001:db8::1]:5678`.
const bare = (hop: string) =>
  hop
    .trim()
    .replace(/^\[([\w:.%]*)\](?::\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");

/** The IPs of an `x-forwarded-for` header, the client's first, without ports and brackets. */
export const parseForwardedFor = (header: string | string[] | undefined): string[] => {
  const text = [header].flat().join(",");
  return text.trim() === "" ? [] : text.split(",").map(bare);
};

/** Trusted proxies: only their forwarding headers for client IP and scheme are believed. */
export class TrustedProxies {
  /** Whether any proxy is trusted. */
  readonly areSet: boolean;
  private readonly isTrusted: (ip: string) => boolean;

  /** IPs, networks (`10.0.0.0/8`) or `loopback`. Throws for anything else. */
  constructor(networks: readonly string[] = []) {
    // The parser also takes a number such as `1` as an IP, which is more likely a mistake.
    const wrong = networks.find((network) => network !== "loopback" && isIP(network.replace(/\/\d{1,3}$/, "")) === 0);
    if (wrong !== undefined) throw new TypeError(`Expected an IP, a network or loopback, got ${JSON.stringify(wrong)}`);
    this.areSet = networks.length > 0;
    const trust = compile([...networks]);
    this.isTrusted = (ip) => this.areSet && trust(ip, 0);
  }

  /** Whether a connection's IP is one of theirs. */
  has(ip: string | undefined): boolean {
    return ip !== undefined && isIP(ip) !== 0 && this.isTrusted(ip);
  }

  /**
   * The client's IP: that of the connection, or, behind trusted proxies, the last forwarded one that is not theirs.
   * Anything before it may be forged. Empty when the connection is gone.
   */
  resolve(connectedIp: string | undefined, forwardedFor: string | string[] | undefined): string {
    const hops = parseForwardedFor(forwardedFor);
    let ip = connectedIp ?? "";
    while (this.has(ip)) {
      const next = hops.pop();
      if (next === undefined || isIP(next) === 0) break;
      ip = next;
    }
    return toPlainIp(ip);
  }
}

const toPlainIp = (ip: string) => ip.replace(/^::ffff:(?=\d+\.)/i, "");

/** Whether an IP is one of this machine's own. */
export const isLoopback = (ip: string): boolean => isIP(ip) !== 0 && ipaddr.process(ip).range() === "loopback";

/** The network of an IP: /24 of IPv4, /64 of IPv6 or a shorter one; undefined for what is no IP. */
export function toNetwork(ip: string, ipv6Bits: 48 | 64 = 64): string | undefined {
  if (isIP(ip) === 0) return undefined;
  const parsed = ipaddr.process(ip);
  if (!("parts" in parsed)) return `${parsed.octets.slice(0, 3).join(".")}.0/24`;
  const groups = parsed.parts.slice(0, ipv6Bits / 16).map((group) => group.toString(16));
  return `${groups.join(":")}::/${ipv6Bits}`;
}

/** What counts as one client in limits: an IPv4, or the /64 of an IPv6, which one household has; undefined for no IP. */
export function toClientKey(ip: string): string | undefined {
  // This machine is one client, by either protocol.
  const plain = toPlainIp(ip);
  if (isIP(plain) === 4) return plain;
  return isLoopback(plain) ? "127.0.0.1" : toNetwork(plain);
}
