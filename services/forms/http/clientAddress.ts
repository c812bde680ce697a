import { isIP } from "node:net";

import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/** Who asks, as far as limits go: the address of the connection, or what a proxy on this machine says it is. */
export function clientAddress(context: Context): string {
  const peer = getConnInfo(context).remote.address ?? "";
  return group(isLoopback(peer) ? (forwarded(context.req.header("x-forwarded-for")) ?? peer) : peer);
}

// Entries on the left are whatever the visitor claims; the proxy adds the address that it saw on the right.
const forwarded = (header = "") =>
  header
    .split(",")
    .map((entry) => entry.trim())
    .findLast((entry) => isIP(entry) !== 0 && !isLoopback(entry));

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");

const isLoopback = (address: string) => address === "::1" || plain(address).startsWith("127.");

// One household has a whole /64 of IPv6 addresses.
function group(address: string): string {
  const shortened = plain(address);
  if (isIP(shortened) !== 6) return shortened;
  const [head = "", tail] = shortened.toLowerCase().split("%")[0]?.split("::") ?? [];
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? [] : new Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ""))
    .join(":");
}
