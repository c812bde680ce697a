import { createHmac } from "node:crypto";
import { BlockList, isIP, SocketAddress } from "node:net";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** The visitor's address: what a proxy on this machine says, or who is connected. */
export function clientAddress(connected: string | undefined, forwardedFor: string | undefined): string {
  const hops = (forwardedFor ?? "").split(",").map((hop) => plain(hop.trim()));
  let client = plain(connected ?? "");
  // From the nearest proxy outwards, as long as a machine we trust vouches for the next address.
  while (isLoopback(client)) {
    const next = hops.pop();
    if (next === undefined || isIP(next) === 0) return client;
    client = next;
  }
  return client;
}

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");

function isLoopback(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && loopback.check(address, version === 4 ? "ipv4" : "ipv6");
}

/** The network an address belongs to: /24 or /64. */
export function networkOf(address: string): string {
  if (isIP(address) === 4) return `${address.split(".").slice(0, 3).join(".")}.0/24`;
  if (isIP(address) !== 6) return "unknown";
  const { address: bare } = new SocketAddress({ address: address.split("%")[0] ?? address, family: "ipv6" });
  const [head = "", tail] = bare.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill("0");
  const groups = [...left, ...zeros, ...right].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(":")}::/64`;
}

/** A name for a visitor's network that does not tell the network. */
export const visitorName = (address: string, secret: string) =>
  createHmac("sha256", secret).update(networkOf(address)).digest("base64url").slice(0, 22);
