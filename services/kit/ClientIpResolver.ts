import { BlockList, isIP, SocketAddress } from "node:net";

import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

const getIpVersion = (ip: string) => (isIP(ip) === 6 ? "ipv6" : "ipv4");

/**
 * Proxies whose `x-forwarded-for` is trusted: loopback and the given networks (`10.0.0.0/8`, `192.0.2.7`). Throws for
 * an invalid network.
 */
export function parseTrustedProxies(networks: readonly string[] = []): BlockList {
  const list = new BlockList();
  for (const network of ["127.0.0.0/8", "::1", ...networks]) {
    const [, ip = "", bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(network) ?? [];
    if (bits === undefined) list.addAddress(ip, getIpVersion(ip));
    else list.addSubnet(ip, Number(bits), getIpVersion(ip));
  }
  return list;
}

/** Finds the IP of a request's client, and its keys for rate limits. */
export class ClientIpResolver {
  private readonly trusted: BlockList;

  /** Without a list, only this machine is trusted. */
  constructor(trusted = parseTrustedProxies()) {
    this.trusted = trusted;
  }

  /** The network of the client: a /24 or a /64. */
  getNetwork = (context: Context): string => toNetwork(this.find(context));

  /** The /48 of an IPv6 client: the block of one site, with 65,536 networks of 64 bits. */
  getSite = (context: Context): string | undefined => {
    const ip = this.find(context);
    return isIP(ip) === 6 ? toNetwork(ip, 3) : undefined;
  };

  /** The IPv4 of the client, or its IPv6 /64, which one household has. */
  getKey = (context: Context): string => {
    const ip = this.find(context);
    return isIP(ip) === 6 ? toNetwork(ip) : ip;
  };

  private find(context: Context): string {
    return this.resolve(getConnInfo(context).remote.address, context.req.header("x-forwarded-for"));
  }

  /** The IP of the client: from `x-forwarded-for` of trusted proxies, or that of the connection. */
  resolve(connectedIp: string | undefined, forwardedFor: string | undefined): string {
    const hops = (forwardedFor ?? "").split(",").map((hop) => toPlainIp(hop.trim()));
    let client = toPlainIp(connectedIp ?? "");
    // From the nearest proxy outwards, as long as the hop is trusted.
    while (this.trusts(client)) {
      const next = hops.pop();
      if (next === undefined || isIP(next) === 0) return client;
      client = next;
    }
    return client;
  }

  private trusts(ip: string): boolean {
    return isIP(ip) !== 0 && this.trusted.check(ip, getIpVersion(ip));
  }
}

const toPlainIp = (ip: string) => ip.replace(/^::ffff:(?=\d+\.)/i, "");

/** The network of an IP: /24, or for IPv6 the given number of 16-bit groups. */
export function toNetwork(ip: string, groupCount = 4): string {
  if (isIP(ip) === 4) return `${ip.split(".").slice(0, 3).join(".")}.0/24`;
  if (isIP(ip) !== 6) return "unknown";
  const { address: bare } = new SocketAddress({ address: ip.split("%")[0] ?? ip, family: "ipv6" });
  const [head = "", tail] = bare.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill("0");
  const all = [...left, ...zeros, ...right];
  const groups = all.slice(0, groupCount).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(":")}::/${groupCount * 16}`;
}
