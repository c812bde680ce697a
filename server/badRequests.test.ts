/** @jest-environment node */
import { badRequests } from "./testing/badRequests.ts";
import { findComplaint, send } from "./testing/fuzz.ts";
import { startSite } from "./testing/startSite.ts";
import type { TestSite } from "./testing/startSite.ts";

let site: TestSite;
let page: string;
beforeAll(async () => {
  site = await startSite();
  page = (await site.get("/about/")).text;
});
afterAll(() => site.close());

test("the list of bad requests has forty-five entries", () => {
  expect(new Set(badRequests.map(({ name }) => name)).size).toBe(45);
});

test.each(badRequests)(
  "the bad request $name is answered with $wanted and leaves the page unchanged",
  async ({ bytes, expected }) => {
    const { headersTimeout } = site.server;
    if (expected.includes(408)) site.server.headersTimeout = 300;
    const reply = await send(site.port, bytes);
    // A busy machine may need longer than the limit for valid requests.
    site.server.headersTimeout = headersTimeout;
    expect(expected).toContain(Number(/^HTTP\/1\.1 (\d{3})/.exec(reply)?.[1] ?? 0));
    expect(findComplaint(reply)).toBeUndefined();
    expect((await site.get("/about/")).text).toBe(page);
  },
);

test("hundreds of unknown paths cost no rendering and no memory", async () => {
  await site.get("/no/such/");
  const [rendered, size] = [site.framework.rendered.length, site.store.size];
  for (let round = 0; round < 8; round += 1) {
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) => site.get(`/nodes/unknown-${round}-${index}/`)),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([404]));
  }
  expect([site.framework.rendered.length, site.store.size]).toEqual([rendered, size]);
}, 20_000);
