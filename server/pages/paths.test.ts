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

test("after a purge a new page is found and a removed one is not", async () => {
  expect((await site.get("/new/")).status).toBe(404);
  site.framework.paths = ["/new/"];
  await site.publish();
  expect((await site.get("/new/")).status).toBe(200);
  expect((await site.get("/about/")).status).toBe(404);
});

test("the 404 page references its payload by one URL for all unknown paths", async () => {
  const { text } = await site.get("/no/such/");
  const payload = / data-flight="([^"]+)"/.exec(text)?.[1]?.replaceAll("&amp;", "&") ?? "";
  expect([text.includes("__next_f"), payload]).toEqual([false, expect.stringContaining("page=%2F404%2F")]);
  const data = await site.get(payload);
  expect([data.status, data.text, site.framework.rendered]).toEqual([200, expect.stringContaining("__next_f"), []]);
  const older = await site.get(payload.replace(/[\w-]+\.js/, "older.js"));
  expect([older.status, older.headers.location]).toEqual([307, payload]);
  expect((await site.get(payload.replace("404", "503"))).status).toBe(404);
});

test("unknown paths cost no rendering and name the path with its query, in every encoding", async () => {
  const plain = await site.get("/cn/%3Cscript%3E/?x=%22%E8%B7%AF&y=%zz");
  const [brotli, zipped] = await Promise.all(
    ["gzip, br", "gzip"].map((encoding) =>
      site.get("/cn/%3Cscript%3E/?x=%22%E8%B7%AF&y=%zz", { "accept-encoding": encoding }),
    ),
  );
  expect([plain, brotli, zipped].map((reply) => reply?.status)).toEqual([404, 404, 404]);
  expect(plain.text).toContain("Page Not Found: /cn/&lt;script&gt;/?x=%22%E8%B7%AF&amp;y=%zz</p>");
  expect((await site.get("/no/such/?x=%22%E8%B7%AF")).text).toContain(">Page Not Found: /no/such/?x=&quot;路</p>");
  expect(gunzipSync(zipped?.body ?? "").toString()).toBe(plain.text);
  expect(brotliDecompressSync(brotli?.body ?? "").toString()).toBe(plain.text);
  expect(plain.text).toContain('lang="zh"');
  expect(site.framework.rendered).toEqual([]);
});

test.each([
  ["/old/?a=1", 308, "/about/?a=1"],
  ["/old/?_rsc=xyz", 308, "/about/"],
  ["/about?b=%20c", 308, "/about/?b=%20c"],
  ["//about///", 308, "/about/"],
  ["/en/about/", 308, "/about/"],
  ["/away/?a=1", 307, "https://example.org/"],
])("the path %s redirects to the right URL", async (path, status, to) => {
  const reply = await site.get(path);
  expect([reply.status, reply.headers.location]).toEqual([status, to]);
});

test("an unknown path is rendered only while the route table is incomplete", async () => {
  expect((await site.get("/new/")).status).toBe(404);
  expect(site.framework.rendered).toEqual([]);
  site.framework.incomplete = true;
  await site.publish();
  site.framework.rendered = [];
  expect((await site.get("/new/")).status).toBe(200);
  expect(site.framework.rendered).toEqual(["/new/"]);
  // Missing pages are no redirect targets either.
  expect((await site.get("/new")).headers.location).toBe("/new/");
  expect((await site.get("/nowhere")).status).toBe(404);
});
