/** @jest-environment node */
import { readServicesEnv } from "../env.ts";
import { ClientIpResolver, parseTrustedProxies, toNetwork } from "./ClientIpResolver.ts";

test("x-forwarded-for is trusted only from this machine by default", () => {
  const onThisMachine = new ClientIpResolver();
  expect(onThisMachine.resolve("203.0.113.9", "198.51.100.7")).toBe("203.0.113.9");
  expect(onThisMachine.resolve("127.0.0.1", "198.51.100.7")).toBe("198.51.100.7");
  expect(onThisMachine.resolve("::ffff:127.0.0.1", "198.51.100.7, 127.0.0.1")).toBe("198.51.100.7");
  expect(onThisMachine.resolve("::1", "1.1.1.1, 198.51.100.7, ::1")).toBe("198.51.100.7");
  expect(onThisMachine.resolve("127.0.0.1", "1.1.1.1, nonsense")).toBe("127.0.0.1");
  expect(onThisMachine.resolve("127.0.0.1", undefined)).toBe("127.0.0.1");
});

test("configured proxy networks are parsed, and an invalid one is an error", () => {
  const { SERVICES_TRUSTED_PROXIES: read } = readServicesEnv({ SERVICES_TRUSTED_PROXIES: "10.0.0.0/8, ::ffff:0:0/96" });
  expect(new ClientIpResolver(read).resolve("10.4.0.9", "198.51.100.7")).toBe("198.51.100.7");
  expect(readServicesEnv({}).SERVICES_TRUSTED_PROXIES).toBeUndefined();
  expect(() => readServicesEnv({ SERVICES_TRUSTED_PROXIES: "the proxy" })).toThrow(
    /SERVICES_TRUSTED_PROXIES must be networks such as 10\.0\.0\.0\/8.*got "the proxy"/,
  );
});

test("IPs of one /24 or one /64 are one network", () => {
  expect(toNetwork("198.51.100.7")).toBe("198.51.100.0/24");
  expect(toNetwork("2001:db8:0:12::1")).toBe(toNetwork("2001:0DB8::12:ffff:1:2:3"));
  expect(toNetwork("2001:db8::1")).not.toBe(toNetwork("2001:db8:0:1::1"));
  expect(toNetwork("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
  expect(toNetwork("")).toBe("unknown");
});

test("x-forwarded-for is read from the right as long as each hop is a trusted proxy", () => {
  const clientIps = new ClientIpResolver(parseTrustedProxies(["10.0.0.0/8", "fd00::/8", "192.0.2.7"]));
  expect(clientIps.resolve("10.4.0.9", "198.51.100.7")).toBe("198.51.100.7");
  expect(clientIps.resolve("::ffff:10.4.0.9", "1.1.1.1, 198.51.100.7, 192.0.2.7")).toBe("198.51.100.7");
  expect(clientIps.resolve("fd12::1", "2001:db8::1")).toBe("2001:db8::1");
  expect(clientIps.resolve("203.0.113.9", "10.0.0.1")).toBe("203.0.113.9");
  // Visitors of the same network have different client IPs.
  expect(clientIps.resolve("10.4.0.9", "10.9.9.9")).toBe("10.9.9.9");
});

test.each(["10.0.0.0/33", "10.0.0.0/", "ten", "10.0.0.0/8/8x", "::1/129", ""])(
  "%s is rejected as a network",
  (network) => {
    expect(() => parseTrustedProxies([network])).toThrow();
  },
);
