import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

import { parseForwardedFor } from "./parseForwardedFor.ts";

const loopback = ["127.0.0.0/8", "::1"];

/** Proxies whose word about who asks, and over which scheme, is taken: those of the given networks alone. */
export class Proxies {
  /** Whether there are any. */
  readonly areSet: boolean;
  private readonly networks = new BlockList();

  /** Addresses, networks (`10.0.0.0/8`) or `loopback`, this machine. Throws when one is none of these. */
  constructor(networks: readonly string[] = []) {
    this.areSet = networks.length > 0;
    for (const network of networks.flatMap((one) => (one === "loopback" ? loopback : [one]))) {
      const [, address = "", bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(network) ?? [];
      if (bits === undefined) this.networks.addAddress(address, getIpVersion(address));
      else this.networks.addSubnet(address, Number(bits), getIpVersion(address));
    }
  }

  /** Whether a request comes from one of them. */
  sent({ socket }: IncomingMessage): boolean {
    return this.areSet && this.has(socket.remoteAddress);
  }

  /**
   * The address of who asks: that of the connection, or, behind our proxies, the last one named that is none of theirs.
   * What stands before it anyone may have made up.
   */
  findClientIp(request: IncomingMessage): string | undefined {
    let visitor = request.socket.remoteAddress;
    if (!this.areSet) return visitor;
    const hops = parseForwardedFor(request.headers["x-forwarded-for"]);
    while (this.has(visitor)) {
      const next = hops.pop();
      if (next === undefined || isIP(next) === 0) return visitor;
      visitor = next;
    }
    return visitor;
  }

  private has(address = ""): boolean {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
    return isIP(plain) !== 0 && this.networks.check(plain, getIpVersion(plain));
  }
}

const getIpVersion = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");
