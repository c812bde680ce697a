/** @jest-environment node */
import config from "../../next.config.js";
import { startSite } from "../testing/startSite.ts";
import type { TestSite } from "../testing/startSite.ts";
import { securityHeaders, toPageHeaders } from "./securityHeaders.ts";

let site: TestSite;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

test("personal pages carry an opener policy, shared pages do not", async () => {
  const name = "cross-origin-opener-policy";
  for (const path of ["/about/", "/no/such/"]) expect(Object.keys((await site.get(path)).headers)).not.toContain(name);
  const cookie = "io.prismic.preview=1; __prerender_bypass=secret";
  expect((await site.get("/about/", { cookie })).headers[name]).toBe("same-origin");
});

test("a subresource carries no headers that apply to documents only", async () => {
  const [page, part] = [await site.get("/about/"), await site.get("/_next/static/main.js")];
  expect(page.headers["permissions-policy"]).toContain("camera=()");
  expect(Object.keys(part.headers)).not.toContain("permissions-policy");
  expect(Object.keys(part.headers)).not.toContain("cross-origin-opener-policy");
  expect(part.headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  });
});

test("a host without the server process sends the same headers, but for the opener policy of personal pages", async () => {
  const rules = (await config.headers?.()) ?? [];
  const all = rules.find(({ source }) => source === "/:path*")?.headers ?? [];
  const own = toPageHeaders(securityHeaders(false));
  const pairs = own.flatMap((name, index, list) => (index % 2 ? [] : [{ key: name, value: list[index + 1] }]));
  expect(all).toEqual(pairs);
});
