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

/** The part of an IP that identifies a client: all of IPv4, the first four groups of IPv6; "" for loopback. */
export function getNetwork(ip: string): string {
  const four = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (four) return four.startsWith("127.") ? "" : four;
  if (ip === "::1" || isIP(ip) === 0) return "";
  const [head = "", tail] = ip.split("::");
  const groups = head.split(":").filter(Boolean);
  const known = tail === undefined ? groups : [...groups, ...Array<string>(8 - groups.length).fill("0")];
  return known.slice(0, 4).join(":");
}

/** The network of an IP, as providers assign them: /24 of IPv4, /48 of IPv6; "" for loopback. */
export function getNetworkBlock(ip: string | undefined): string {
  const network = getNetwork(ip ?? "");
  return network.includes(".") ? network.split(".").slice(0, 3).join(".") : network.split(":").slice(0, 3).join(":");
}
