import { BlockList, isIP, SocketAddress } from "node:net";

import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

const versionOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/**
 * Machines whose word about who asks is taken: this one, and those of the given networks (`10.0.0.0/8`, `192.0.2.7`).
 * Throws when one is no network.
 */
export function trustedProxies(networks: readonly string[] = []): BlockList {
  const list = new BlockList();
  for (const network of ["127.0.0.0/8", "::1", ...networks]) {
    const [, address = "", bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(network) ?? [];
    if (bits === undefined) list.addAddress(address, versionOf(address));
    else list.addSubnet(address, Number(bits), versionOf(address));
  }
  return list;
}

/** Tells visitors apart by their addresses, for limits. */
export class Visitors {
  private readonly trusted: BlockList;

  /** Without a list, only this machine is believed. */
  constructor(trusted = trustedProxies()) {
    this.trusted = trusted;
  }

  /** The network of a request's visitor: a /24 or a /64. */
  networkOf = (context: Context): string => networkOf(this.find(context));

  /** The /48 of a visitor who came by IPv6: one site has it whole, with 65,536 networks of 64 bits. */
  siteOf = (context: Context): string | undefined => {
    const address = this.find(context);
    return isIP(address) === 6 ? networkOf(address, 3) : undefined;
  };

  /** The address of a request's visitor; of IPv6 the network, as one household has a whole /64. */
  addressOf = (context: Context): string => {
    const address = this.find(context);
    return isIP(address) === 6 ? networkOf(address) : address;
  };

  private find(context: Context): string {
    return this.trace(getConnInfo(context).remote.address, context.req.header("x-forwarded-for"));
  }

  /** The visitor's address: what proxies that are trusted say, or who is connected. */
  trace(connected: string | undefined, forwardedFor: string | undefined): string {
    const hops = (forwardedFor ?? "").split(",").map((hop) => plain(hop.trim()));
    let client = plain(connected ?? "");
    // From the nearest proxy outwards, as long as a machine we trust vouches for the next address.
    while (this.trusts(client)) {
      const next = hops.pop();
      if (next === undefined || isIP(next) === 0) return client;
      client = next;
    }
    return client;
  }

  private trusts(address: string): boolean {
    return isIP(address) !== 0 && this.trusted.check(address, versionOf(address));
  }
}

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");

/** The network an address belongs to: /24, or of IPv6 so many groups of 16 bits, four by default. */
export function networkOf(address: string, groupCount = 4): string {
  if (isIP(address) === 4) return `${address.split(".").slice(0, 3).join(".")}.0/24`;
  if (isIP(address) !== 6) return "unknown";
  const { address: bare } = new SocketAddress({ address: address.split("%")[0] ?? address, family: "ipv6" });
  const [head = "", tail] = bare.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill("0");
  const all = [...left, ...zeros, ...right];
  const groups = all.slice(0, groupCount).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(":")}::/${groupCount * 16}`;
}
