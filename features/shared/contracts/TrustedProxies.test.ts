/** @jest-environment node */
import { isLoopback, parseForwardedFor, toClientKey, toNetwork, TrustedProxies } from "./TrustedProxies.ts";

test("with loopback x-forwarded-for is trusted only from this machine", () => {
  const onThisMachine = new TrustedProxies(["loopback"]);
  expect(onThisMachine.resolve("203.0.113.9", "198.51.100.7")).toBe("203.0.113.9");
  expect(onThisMachine.resolve("127.0.0.1", "198.51.100.7")).toBe("198.51.100.7");
  expect(onThisMachine.resolve("::ffff:127.0.0.1", "198.51.100.7, 127.0.0.1")).toBe("198.51.100.7");
  expect(onThisMachine.resolve("::1", "1.1.1.1, 198.51.100.7, ::1")).toBe("198.51.100.7");
  expect(onThisMachine.resolve("127.0.0.1", "1.1.1.1, nonsense")).toBe("127.0.0.1");
  expect(onThisMachine.resolve("127.0.0.1", undefined)).toBe("127.0.0.1");
});

test("without networks no header is trusted", () => {
  const none = new TrustedProxies();
  expect(none.areSet).toBe(false);
  expect(none.resolve("127.0.0.1", "198.51.100.7")).toBe("127.0.0.1");
  expect(none.resolve(undefined, "198.51.100.7")).toBe("");
});

test("ports and brackets of forwarded IPs are ignored", () => {
  expect(parseForwardedFor("192.0.2.7:5678, [2001:db8::1]:443, [2001:db8::2]")).toEqual([
    "192.0.2.7",
    "2001:db8::1",
    "2001:db8::2",
  ]);
  expect(parseForwardedFor(["192.0.2.7", "192.0.2.8"])).toEqual(["192.0.2.7", "192.0.2.8"]);
  expect([parseForwardedFor(undefined), parseForwardedFor(" ")]).toEqual([[], []]);
});

test("IPs of one /24 or one /64 are one network", () => {
  expect(toNetwork("198.51.100.7")).toBe("198.51.100.0/24");
  expect(toNetwork("2001:db8:0:12::1")).toBe(toNetwork("2001:0DB8::12:ffff:1:2:3"));
  expect(toNetwork("2001:db8::1")).not.toBe(toNetwork("2001:db8:0:1::1"));
  expect(toNetwork("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
  expect(toNetwork("::ffff:192.0.2.9")).toBe("192.0.2.0/24");
  expect(toNetwork("2001:db8:1:2::7", 48)).toBe("2001:db8:1::/48");
  expect(toNetwork("")).toBeUndefined();
});

test("x-forwarded-for is read from the right as long as each hop is a trusted proxy", () => {
  const clientIps = new TrustedProxies(["10.0.0.0/8", "fd00::/8", "192.0.2.7"]);
  expect(clientIps.resolve("10.4.0.9", "198.51.100.7")).toBe("198.51.100.7");
  expect(clientIps.resolve("::ffff:10.4.0.9", "1.1.1.1, 198.51.100.7, 192.0.2.7")).toBe("198.51.100.7");
  expect(clientIps.resolve("fd12::1", "2001:db8::1")).toBe("2001:db8::1");
  expect(clientIps.resolve("203.0.113.9", "10.0.0.1")).toBe("203.0.113.9");
  // Visitors of the same network have different client IPs.
  expect(clientIps.resolve("10.4.0.9", "10.9.9.9")).toBe("10.9.9.9");
});

test("a client is an IPv4, or the /64 of an IPv6", () => {
  expect(toClientKey("::ffff:192.0.2.7")).toBe("192.0.2.7");
  expect(toClientKey("2001:db8::1")).toBe("2001:db8:0:0::/64");
  expect(toClientKey("::1")).toBe("127.0.0.1");
  expect(toClientKey("nobody")).toBeUndefined();
  expect(["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1", "192.0.2.7", "x"].map(isLoopback)).toEqual([
    ...[true, true, true, true],
    ...[false, false],
  ]);
});

test.each(["1", "true", "uniquelocal", "10.0.0.0/33", "10.0.0.0/", "ten", "10.0.0.0/8/8x", "::1/129", ""])(
  "%s is rejected as a network",
  (network) => {
    expect(() => new TrustedProxies([network])).toThrow();
  },
);
