import { lookup } from "node:dns";
import { BlockList, isIP } from "node:net";
import type { LookupFunction } from "node:net";

const closed = new BlockList();
const ranges: [string, number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];
for (const [net, prefix] of ranges) {
  closed.addSubnet(net, prefix, "ipv4");
  // The same ranges as IPv4-mapped and NAT64 IPv6 addresses.
  closed.addSubnet(`::ffff:${net}`, 96 + prefix, "ipv6");
  closed.addSubnet(`64:ff9b::${net}`, 96 + prefix, "ipv6");
}
closed.addSubnet("::", 127, "ipv6");
closed.addSubnet("fc00::", 7, "ipv6");
closed.addSubnet("fe80::", 10, "ipv6");
closed.addSubnet("ff00::", 8, "ipv6");

/** Whether an IP is not publicly routable. */
export const isPrivateIp = (ip: string): boolean =>
  isIP(ip) === 0 || closed.check(ip, isIP(ip) === 4 ? "ipv4" : "ipv6");

export class PrivateIpError extends Error {
  readonly code = "private_address";
}

/**
 * A `lookup` for the connection itself, so that the checked IP is the one connected to; fails when any IP of the name
 * is private. Literal IPs in the settings are not resolved, and so not checked.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, "", 0);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => isPrivateIp(address))) {
      return callback(new PrivateIpError("The name leads to a private address."), "", 0);
    }
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};
