import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

import { toClientKey, toNetwork, TrustedProxies } from "../../features/shared/contracts/TrustedProxies.ts";

// The connection is gone.
const unknown = "unknown";

/** Finds the IP of a request's client, and its keys for rate limits. */
export class ClientIpResolver {
  private readonly proxies: TrustedProxies;

  /** Without a list, only this machine is trusted. */
  constructor(proxies = new TrustedProxies(["loopback"])) {
    this.proxies = proxies;
  }

  /** The network of the client: a /24 or a /64. */
  getNetwork = (context: Context): string => toNetwork(this.find(context)) ?? unknown;

  /** The /48 of an IPv6 client: the block of one site, with 65,536 networks of 64 bits. */
  getSite = (context: Context): string | undefined => {
    const ip = this.find(context);
    return isIPv6(ip) ? toNetwork(ip, 48) : undefined;
  };

  /** The IPv4 of the client, or its IPv6 /64, which one household has. */
  getKey = (context: Context): string => toClientKey(this.find(context)) ?? unknown;

  /** The same for a request outside of Hono, such as an upgrade. */
  getRequestKey = ({ socket, headers }: IncomingMessage): string =>
    toClientKey(this.proxies.resolve(socket.remoteAddress, headers["x-forwarded-for"])) ?? unknown;

  private find(context: Context): string {
    return this.proxies.resolve(getConnInfo(context).remote.address, context.req.header("x-forwarded-for"));
  }
}
