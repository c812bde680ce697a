/** @jest-environment node */
import { startSite } from "../testing/startSite.ts";
import type { TestSite } from "../testing/startSite.ts";

let site: TestSite;
beforeEach(async () => {
  site = await startSite({ env: { TRUST_PROXY: "loopback" } });
});
afterEach(() => site.close());

test("responses tell a trusted proxy to store a page until the second is over, and carry no such header without one", async () => {
  const alone = await startSite();
  expect((await alone.get("/about/")).headers).not.toHaveProperty("x-accel-expires");
  await alone.close();
  for (const path of ["/about/", "/about/", "/old/", "/about"]) {
    const { headers } = await site.get(path, { "accept-encoding": "br" });
    expect(String(headers["x-accel-expires"])).toMatch(/^@\d{10}$/);
    expect(headers).toHaveProperty("vary");
  }
});

test("responses do not tell a proxy to store missing, unavailable or personal pages", async () => {
  const getResolved = async (path: string, headers: Record<string, string> = {}) => {
    const reply = await site.get(path, headers);
    return [reply.status, reply.headers["x-accel-expires"]];
  };
  expect(await getResolved("/missing/")).toEqual([404, undefined]);
  expect(await getResolved("/missing/", { "if-none-match": "*" })).toEqual([404, undefined]);
  expect(await getResolved("/about/", { rsc: "2" })).toEqual([400, undefined]);
  expect(await getResolved("/about/", { cookie: "io.prismic.preview=x; __prerender_bypass=secret" })).toEqual([
    200,
    undefined,
  ]);
  expect(await getResolved("/private/")).toEqual([200, undefined]);
  site.framework.status = 404;
  expect(await getResolved("/widget/")).toEqual([404, undefined]);
  site.framework.mode = "broken";
  expect(await getResolved("/nodes/")).toEqual([503, undefined]);
});
