/** @jest-environment node */
import { startSite } from "../testing/startSite.ts";
import type { TestSite } from "../testing/startSite.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const browser = { accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" };

test.each([
  [400, "/p/%zz/", "GET", {}],
  [400, "/about/", "GET", { rsc: "2" }],
  [405, "/about/", "POST", {}],
  [413, "/api/echo/", "POST", { "content-length": "2000000" }],
  [414, `/${"a".repeat(9_000)}/`, "GET", {}],
  [431, "/about/", "GET", { "x-long": "a".repeat(20_000) }],
])("a browser gets the status %d as a page, other clients as JSON", async (status, path, method, headers) => {
  const page = await site.get(path, { ...browser, ...headers }, method);
  expect([page.status, page.headers["content-type"]]).toEqual([status, "text/html; charset=utf-8"]);
  expect(page.text).toContain(`/error/${status}/`);
  expect(page.headers).toMatchObject({ "cache-control": "no-store", vary: expect.stringContaining("accept") });
  for (const accept of ["application/json", "application/json, text/html;q=0.5", "*/*"]) {
    const json = await site.get(path, { accept, ...headers }, method);
    expect([json.status, JSON.parse(json.text)]).toEqual([status, { error: expect.any(Object) }]);
  }
});

test.each([401, 404, 422, 502])("a browser gets an endpoint's JSON error %d as a page", async (status) => {
  const path = `/api/echo/?status=${status}`;
  const page = await site.get(path, browser);
  expect([page.status, page.headers["content-type"]]).toEqual([status, "text/html; charset=utf-8"]);
  const other = await site.get("/about/", browser, "POST");
  const [policy, expected] = [page, other].map(({ headers }) =>
    String(headers["content-security-policy"]).replace(/ ?'sha256-[^']+'/g, ""),
  );
  expect(policy).toBe(expected);
  expect(page.text).toContain(status === 404 ? `Page Not Found: ${path}<` : `/error/${status}/`);
  const json = await site.get(path, { accept: "application/json" });
  expect([json.status, JSON.parse(json.text)]).toEqual([status, expect.objectContaining({ method: "GET" })]);
});

test("a browser gets what an endpoint sends with success, or with an error that has no page", async () => {
  for (const status of [200, 418]) {
    const response = await site.get(`/api/echo/?status=${status}`, browser);
    expect([response.status, response.headers["content-type"]]).toEqual([status, "application/json"]);
  }
});

test("an error page keeps the headers of its error", async () => {
  expect((await site.get("/about/", browser, "POST")).headers.allow).toBe("GET, HEAD");
});

test.each([
  ["/%zz", "", "/error/400/"],
  ["/%zz", "locale=cn", "/cn/error/400/"],
  ["/cn/%zz", "locale=en", "/cn/error/400/"],
  ["/%zz", "locale=fr", "/error/400/"],
])("the error page of %s with the cookie '%s' is %s", async (path, cookie, expected) => {
  expect((await site.get(path, { ...browser, cookie })).text).toContain(`>first words ${expected} `);
});

test("without a cookie and a prefix the error page has the server's default language", async () => {
  const chinese = await startSite({ framework: { home: { to: "/cn/", unlessCookie: "locale=en" } } });
  expect((await chinese.get("/%zz", browser)).text).toContain("/cn/error/400/");
  await chinese.close();
});

test("a browser that opens a missing file gets the 404 page with its path", async () => {
  const page = await site.get("/_next/static/none.js?a", browser);
  expect([page.status, page.text]).toEqual([404, expect.stringContaining("Page Not Found: /_next/static/none.js?a<")]);
  expect((await site.get("/_next/static/none.js")).headers["content-type"]).toContain("json");
});

test("of pages with similar paths, the one that is called like the path's last part comes first", async () => {
  const named = { paths: ["/nodes/etherlink/", "/nodes/eth/"], titles: ["Etherlink", "Ethereum"] };
  const own = await startSite({ framework: named });
  const { text } = await own.get("/nodez/ethereum", browser);
  expect(text.match(/(?<=<a href=")[^"]+/g)).toEqual(["/nodes/eth/", "/nodes/etherlink/"]);
  await own.close();
});

test("a page that cannot be rendered is answered with its error page and a time to retry", async () => {
  site.framework.mode = "broken";
  jest.spyOn(process.stderr, "write").mockReturnValue(true);
  const page = await site.get("/about/", browser);
  expect([page.status, page.headers["retry-after"], page.text]).toEqual([
    503,
    "5",
    expect.stringContaining("/error/503/"),
  ]);
  site.framework.mode = "good";
});
