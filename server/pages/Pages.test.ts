/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { startSite } from "../testing/startSite.ts";
import type { TestSite } from "../testing/startSite.ts";

let site: TestSite;
beforeEach(async () => {
  site = await startSite();
  site.framework.rendered = [];
});
afterEach(() => site.close());

test("a page is rendered once and sent from memory, whatever its query", async () => {
  const first = await site.get("/about/");
  const second = await site.get("/about/?utm=1&x=2");
  expect(first.status).toBe(200);
  expect(second.text).toBe(first.text);
  expect(site.framework.rendered).toEqual(["/about/"]);
});

test("a hundred visitors at once cost one rendering", async () => {
  const replies = await Promise.all(Array.from({ length: 100 }, () => site.get("/about/")));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(site.framework.rendered).toEqual(["/about/"]);
});

test("each encoding contains the same page and has its own ETag", async () => {
  const plain = await site.get("/about/");
  const zipped = await site.get("/about/", { "accept-encoding": "gzip" });
  const packed = await site.get("/about/", { "accept-encoding": "gzip, deflate, br" });
  expect(gunzipSync(zipped.body).toString()).toBe(plain.text);
  expect(brotliDecompressSync(packed.body).toString()).toBe(plain.text);
  expect(new Set([plain, zipped, packed].map(({ headers }) => headers.etag)).size).toBe(3);
  const tag = packed.headers.etag ?? "";
  const again = await site.get("/about/", { "accept-encoding": "br", "if-none-match": tag });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test("HTML and router payloads are kept apart", async () => {
  const html = await site.get("/about/");
  const payload = await site.get("/about/?_rsc=abc", { rsc: "1" });
  expect([payload.headers["content-type"], payload.text]).toEqual(["text/x-component", '0:"/about/"']);
  expect((await site.get("/about/")).text).toBe(html.text);
  expect(html.headers.vary).toContain("rsc");
});

test("a page and its router payload that wait in one queue are both answered", async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  site.framework.held = held;
  const first = site.get("/nodes/");
  while (site.framework.rendered.length === 0) await new Promise((next) => setImmediate(next));
  const others = [site.get("/about/?_rsc=a", { rsc: "1" }), site.get("/about/")];
  // Both have to be in the queue.
  await site.get("/icon.svg");
  release(undefined);
  const replies = await Promise.all([first, ...others]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test("a header value that no router sends is answered with 400 and stores nothing", async () => {
  expect((await site.get("/about/", { rsc: "2" })).status).toBe(400);
  const odd = { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/<script>" };
  expect((await site.get("/about/", odd)).status).toBe(400);
  expect(site.store.size).toBe(0);
});

test.each(["/nodes/?q=", "/preview/?a="])(
  "one network renders one page at a time, and waits after too many: %s",
  async (path) => {
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
    site.framework.held = held;
    const responses = Array.from({ length: 40 }, (_, index) => site.get(`${path}${index}`));
    let responded = 0;
    for (const one of responses) void one.then(() => (responded += 1));
    while (responded < 7) await new Promise((next) => setImmediate(next));
    expect(site.framework.rendered).toHaveLength(1);
    release(undefined);
    const statuses = (await Promise.all(responses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(33);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  },
);

test("a cached page contains nothing of the first visitor's request", async () => {
  await site.get("/about/", { cookie: "theme=dark", "x-forwarded-host": "evil.example", "user-agent": "one" });
  expect(site.framework.received).not.toHaveProperty("cookie");
  expect(site.framework.received?.["user-agent"]).not.toBe("one");
  expect(JSON.stringify(site.framework.received)).not.toContain("evil");
});

test("a page that depends on its query is rendered for it, and shared without these parameters", async () => {
  const queried = await site.get("/nodes/?q=eth");
  expect(queried.text).toContain("q=eth");
  expect(queried.headers["cache-control"]).toBe("private, no-store");
  await site.get("/nodes/?other=1");
  await site.get("/nodes/");
  expect(site.framework.rendered).toEqual(["/nodes/?q=eth", "/nodes/"]);
});

test("a page that must not be shared is rendered for each request", async () => {
  await site.get("/private/?a=1");
  await site.get("/private/?a=1");
  expect(site.framework.rendered).toEqual(["/private/", "/private/?a=1", "/private/?a=1"]);
});

test("after a purge the next request gets the new page; a failed rendering keeps the last good one", async () => {
  await site.get("/about/");
  site.framework.words = "second words";
  await site.publish();
  expect((await site.get("/about/")).text).toContain("second words");
  site.framework.mode = "broken";
  await site.publish();
  const cached = await site.get("/about/");
  expect([cached.status, cached.text.includes("second words")]).toEqual([200, true]);
});

test("within a minute after midnight UTC all pages show the figures of the new day", async () => {
  const clock = jest.spyOn(Date, "now");
  const loadAll = async (time: string, words: string) => {
    clock.mockReturnValue(Date.parse(time));
    site.framework.words = words;
    const pages = await Promise.all(["/", "/about/", "/nodes/", "/cn/"].map((path) => site.get(path)));
    return pages.map(({ text }) => /<p class="used">(.*?) \//.exec(text)?.[1]);
  };
  const all = (words: string) => Array.from({ length: 4 }, () => words);
  expect(await loadAll("2026-11-27T23:59:30Z", "figures of the 26th")).toEqual(all("figures of the 26th"));
  expect(await loadAll("2026-11-28T00:01:00Z", "figures of the 27th")).toEqual(all("figures of the 27th"));
  // Until the next midnight they are sent from memory.
  site.framework.rendered = [];
  expect(await loadAll("2026-11-28T00:01:30Z", "later figures")).toEqual(all("figures of the 27th"));
  expect(site.framework.rendered).toEqual([]);
  clock.mockRestore();
});

test("copies of pages that an earlier day left on the disk are rendered again", async () => {
  Object.assign(site.framework, { isOnDisk: true, renderedAt: Date.now() - 24 * 60 * 60_000 });
  await site.get("/about/");
  expect(site.framework.rendered).toEqual(["/about/", "/about/"]);
});

test("a page that renders too slowly is answered with the last good copy", async () => {
  await site.get("/about/");
  site.store.expire(["prismic"]);
  site.framework.mode = "silent";
  expect((await site.get("/about/")).text).toContain("first words");
});

test("a page that cannot be rendered is answered with 503 in its language", async () => {
  site.framework.mode = "broken";
  const reply = await site.get("/cn/");
  expect([reply.status, reply.headers["retry-after"]]).toEqual([503, "5"]);
  expect(reply.text).toContain('lang="zh"');
});

test("a page contains the CSS rules it needs, and its policy allows them by hash", async () => {
  const { text, headers } = await site.get("/about/");
  expect(text).toContain("<style>.used{color:red}</style>");
  expect(text).not.toContain('rel="stylesheet"');
  expect(text).toContain('data-sheets="/_next/static/main.css"');
  expect(headers["content-security-policy"]).toMatch(/style-src 'self' 'sha256-/);
});

test("a page that fails because of its query is shown without it", async () => {
  jest.spyOn(process.stderr, "write").mockReturnValue(true);
  const reply = await site.get("/nodes/?q=constructor");
  expect([reply.status, reply.text]).toEqual([200, (await site.get("/nodes/")).text]);
});

test("where the port is opened late, the home pages are there before the first visitor", async () => {
  await site.warmUp();
  expect(site.framework.rendered.toSorted()).toEqual(["/", "/cn/"]);
  expect((await site.get("/")).status).toBe(200);
  expect(site.framework.rendered).toHaveLength(2);
});
