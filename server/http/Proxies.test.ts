/** @jest-environment node */
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";

import { readSettings } from "../readSettings.ts";
import { startSite } from "../testing/startSite.ts";

function requestFrom(remoteAddress: string, forwardedFor: string): IncomingMessage {
  const request = new IncomingMessage(Object.defineProperty(new Socket(), "remoteAddress", { value: remoteAddress }));
  request.headers["x-forwarded-for"] = forwardedFor;
  return request;
}

test.each([
  // Setting, connection, header, visitor.
  ["false", "10.0.0.5", "192.0.2.1", "10.0.0.5"],
  ["loopback", "10.0.0.5", "192.0.2.1", "10.0.0.5"],
  ["loopback", "127.0.0.1", "6.6.6.6, 192.0.2.1", "192.0.2.1"],
  ["loopback", "::ffff:127.0.0.1", "192.0.2.1", "192.0.2.1"],
  ["loopback", "::1", "2001:db8::1", "2001:db8::1"],
  ["10.0.0.0/8, loopback", "127.0.0.1", "6.6.6.6, 192.0.2.1, 10.1.2.3", "192.0.2.1"],
  ["10.0.0.0/8", "10.0.0.5", "10.9.9.9, 10.1.1.1", "10.9.9.9"],
  ["192.0.2.9", "192.0.2.9", "198.51.100.7", "198.51.100.7"],
  ["192.0.2.9", "192.0.2.8", "198.51.100.7", "192.0.2.8"],
  ["fc00::/7", "fd00::1", "unknown", "fd00::1"],
  ["loopback", "127.0.0.1", "192.0.2.1, nobody", "127.0.0.1"],
])(
  "with TRUST_PROXY=%s, a connection from %s that forwards for '%s' has the client IP %s",
  (setting, connected, header, visitor) => {
    const { TRUST_PROXY } = readSettings({ TRUST_PROXY: setting });
    expect(TRUST_PROXY.findClientIp(requestFrom(connected, header))).toBe(visitor);
  },
);

test.each(["true", "1", "10.0.0.0/99", "my-proxy", "10.0.0.0/8,true", "loopback;"])(
  "TRUST_PROXY=%s is rejected with a message",
  (setting) => {
    expect(() => readSettings({ TRUST_PROXY: setting })).toThrow(
      /^Bad setting: TRUST_PROXY must be false, or the networks of your proxies .*; got /,
    );
  },
);

test("a server that trusts a proxy listens on loopback unless HOST is set", () => {
  const getHost = (source: Record<string, string>) => readSettings(source).HOST;
  expect(getHost({})).toBeUndefined();
  expect(getHost({ TRUST_PROXY: "false" })).toBeUndefined();
  expect(getHost({ TRUST_PROXY: "loopback" })).toBe("127.0.0.1");
  expect(getHost({ TRUST_PROXY: "10.0.0.0/8", HOST: "0.0.0.0" })).toBe("0.0.0.0");
});

test("forwarding headers of an untrusted connection are ignored", async () => {
  const site = await startSite({ env: { TRUST_PROXY: "10.0.0.0/8" } });
  const claims = { "x-forwarded-for": "192.0.2.1", "x-forwarded-proto": "https", "x-forwarded-host": "evil.example" };
  await site.get("/api/echo/", { ...claims, "x-real-ip": "192.0.2.1" });
  const { received } = site.framework;
  expect(received).toMatchObject({
    "x-forwarded-for": expect.stringContaining("127.0.0.1"),
    "x-forwarded-proto": "http",
  });
  expect([received?.["x-forwarded-host"], received?.["x-real-ip"]]).toEqual([undefined, undefined]);
  await site.close();
});
