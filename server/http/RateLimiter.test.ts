/** @jest-environment node */
import { startSite } from "../testing/startSite.ts";
import { RateLimiter } from "./RateLimiter.ts";

afterEach(() => jest.useRealTimers());

test.each([["127.0.0.1"], ["::1"], ["::ffff:127.0.0.1"], ["1:2:3:4:5:6:7:8:9::"], [undefined]])(
  "requests from %s are not counted",
  async (ip) => {
    const limiter = new RateLimiter({ limit: 1 });
    expect([await limiter.take(ip), await limiter.take(ip)]).toEqual([undefined, undefined]);
  },
);

test.each([
  ["192.0.2.7", "::ffff:192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::1"],
])("%s and %s are one client", async (one, other) => {
  const limiter = new RateLimiter({ limit: 1 });
  expect([await limiter.take(one), await limiter.take(other)]).toEqual([undefined, 60]);
});

test("a client over the limit waits for the next minute, others do not", async () => {
  jest.useFakeTimers({ now: 1_000_000 });
  const limiter = new RateLimiter({ limit: 2 });
  const take = (ip: string) => limiter.take(ip);
  expect([await take("192.0.2.1"), await take("192.0.2.1"), await take("192.0.2.1")]).toEqual([
    undefined,
    undefined,
    60,
  ]);
  expect(await take("192.0.2.2")).toBeUndefined();
  jest.advanceTimersByTime(60_000);
  expect(await take("192.0.2.1")).toBeUndefined();
});

test("behind a trusted proxy the forwarded IP is limited", async () => {
  const site = await startSite({ env: { TRUST_PROXY: "loopback", RATE_PER_MINUTE: "2" } });
  const from = (visitor: string) => site.get("/api/echo/", { "x-forwarded-for": `6.6.6.6, ${visitor}` });
  expect([(await from("192.0.2.1")).status, (await from("192.0.2.1")).status]).toEqual([200, 200]);
  const refused = await from("192.0.2.1");
  expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
  expect((await from("192.0.2.2")).status).toBe(200);
  expect((await site.get("/nodes/?q=x", { "x-forwarded-for": "192.0.2.1" })).status).toBe(429);
  expect((await site.get("/about/", { "x-forwarded-for": "192.0.2.1" })).status).toBe(200);
  await site.close();
});

test("forwarded ports are ignored, and an invalid forwarded IP counts as the proxy", async () => {
  const site = await startSite({ env: { TRUST_PROXY: "loopback", RATE_PER_MINUTE: "1" } });
  const statuses = async (...visitors: string[]) => {
    const found: number[] = [];
    for (const visitor of visitors) found.push((await site.get("/api/echo/", { "x-forwarded-for": visitor })).status);
    return found;
  };
  expect(await statuses("192.0.2.1:1000", "192.0.2.1:2000", "192.0.2.1")).toEqual([200, 429, 429]);
  expect(await statuses("[2001:db8::1]:1000", "[2001:db8::2]", "2001:db8::3")).toEqual([200, 429, 429]);
  // This test sends from loopback, which is not counted.
  expect(await statuses("1:2:3:4:5:6:7:8:9::", "unknown", "unknown", "")).toEqual([200, 200, 200, 200]);
  await site.get("/api/echo/", { "x-forwarded-for": "198.51.100.1:80, [2001:db8:1::1]:443" });
  expect(site.framework.received).toMatchObject({ "x-forwarded-for": "2001:db8:1::1" });
  await site.close();
});
