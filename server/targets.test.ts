/** @jest-environment node */
import { parseRequestUrl } from "./routing/RequestContext.ts";
import { startSite } from "./testing/startSite.ts";
import type { TestSite } from "./testing/startSite.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

test.each([
  ["/about/?a=/../b", "/about/", "?a=/../b"],
  ["/api/images/../../nodes/", "/nodes/", ""],
  ["/api/images/%2e%2e/.%2E/nodes/?x", "/nodes/", "?x"],
  ["/api/images/./a.png", "/api/images/a.png", ""],
  ["/api\\images\\..\\..\\nodes/", "/nodes/", ""],
  ["//api//images/..//nodes/", "/api/nodes/", ""],
  ["/../../about/", "/about/", ""],
  ["/about/#a?b", "/about/", ""],
  ["http://other.example//about/../nodes/", "/nodes/", ""],
  ["/%E8%B7%AF/%2e/", "/路/", ""],
  ["/a%2f..%2fb/", "/a%2f..%2fb/", ""],
  ["/.well-known/x", "/.well-known/x", ""],
])("the target %s has the path and query %s%s", (target, path, search) => {
  expect(parseRequestUrl(target)).toMatchObject({ path, search });
});

test.each([
  ["/api/markdown/../../nodes/?x=1", "/nodes/?x=1"],
  ["/api/echo/%2e%2e/%2e%2e/about/", "/about/"],
  ["/preview\\..\\about/", "/about/"],
  ["//about//", "/about/"],
])("the page spelled %s redirects to its canonical URL", async (target, location) => {
  const reply = await site.get(target);
  expect([reply.status, reply.headers.location]).toEqual([308, location]);
});

test.each([
  ["/about/../api/echo/?a=%2e", "/api/echo/?a=%2e"],
  ["/api/markdown//..//echo/", "/api/echo/"],
  ["/api/./echo/", "/api/echo/"],
])("the target %s reaches the endpoint it resolves to, with its normalized URL", async (target, url) => {
  const reply = await site.get(target, { "content-length": "2" }, "POST", Buffer.from("hi"));
  expect(JSON.parse(reply.text)).toEqual({ method: "POST", url, size: 2 });
});

test("a path that resolves to nothing is answered with 404 and reaches no handler", async () => {
  const before = site.framework.rendered.length;
  const paths = ["/api/echo/../nope/", "/nodes/../../etc/passwd", "/_next/static/../../package.json", "/about/..%2f"];
  const replies = await Promise.all(paths.map((path) => site.get(path)));
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(site.framework.rendered).toHaveLength(before);
});
