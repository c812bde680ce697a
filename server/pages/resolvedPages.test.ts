/** @jest-environment node */
import { startSite } from "../testing/startSite.ts";

test("with Chinese as the default, `/` redirects to /cn/, and shows the cached English home to visitors who chose English", async () => {
  const site = await startSite({ framework: { home: { to: "/cn/", unlessCookie: "locale=en" } } });
  const english = { cookie: "a=b; locale=en" };
  const [first, chosen, again] = [await site.get("/"), await site.get("/", english), await site.get("/", english)];
  const payload = await site.get("/?_rsc=x", { ...english, rsc: "1" });
  const drafting = await site.get("/", { cookie: "locale=en; io.prismic.preview=x; __prerender_bypass=secret" });
  const rendered = site.framework.rendered.filter((page) => page === "/");
  await site.close();
  expect([first.status, first.headers.location]).toEqual([307, "/cn/"]);
  expect([chosen.status, again.status, payload.status]).toEqual([200, 200, 200]);
  expect(chosen.text).toContain("first words");
  expect(again.text).toBe(chosen.text);
  // Once for visitors, once for the editor.
  expect([drafting.status, rendered.length]).toEqual([200, 2]);
});

test("without script, visitors of a Chinese site reach the English home by /en/, whose redirect sets the cookie", async () => {
  const site = await startSite({ framework: { home: { to: "/cn/", unlessCookie: "locale=en" } } });
  const choice = await site.get("/en/?a=1");
  const cookie = String(choice.headers["set-cookie"]);
  const home = await site.get("/", { cookie: cookie.split(";")[0] ?? "" });
  const other = await site.get("/en/about/");
  await site.close();
  expect([choice.status, choice.headers.location, choice.headers["cache-control"]]).toEqual([
    307,
    "/?a=1",
    "private, no-store",
  ]);
  expect([cookie, home.status]).toEqual(["locale=en; path=/; max-age=31536000; samesite=lax", 200]);
  expect([other.status, other.headers["set-cookie"]]).toEqual([308, undefined]);
});

test("the server tells the app what it resolved a path to", async () => {
  const site = await startSite();
  const forged = { cookie: "io.prismic.preview=x; __prerender_bypass=secret" };
  const resolved: unknown[] = [];
  const pages: [string, Record<string, string>][] = [
    ["/about/", {}],
    ["/nodes/?q=eth&utm=1", {}],
    ["/cn/", forged],
    ["/draft/", forged],
  ];
  for (const [path, headers] of pages) {
    await site.get(path, headers);
    const { request } = site.framework;
    resolved.push(request?.kind === "page" ? request.page?.path : "no page");
  }
  await site.close();
  expect(resolved).toEqual(["/en/about/", "/en/query/q%3Deth/nodes/", "/cn/draft/", undefined]);
});
