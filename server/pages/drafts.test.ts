/** @jest-environment node */
import { startSite } from "../testing/startSite.ts";
import type { TestSite } from "../testing/startSite.ts";

let site: TestSite;
beforeEach(async () => {
  site = await startSite();
  site.framework.rendered = [];
});
afterEach(() => site.close());

const editor = { cookie: "io.prismic.preview=x; __prerender_bypass=secret" };

test("a draft is rendered for each request and never stored", async () => {
  await site.get("/about/");
  const own = await site.get("/about/", editor);
  expect(own.headers["cache-control"]).toBe("private, no-store");
  expect(site.framework.received).toMatchObject(editor);
  expect((await site.get("/about/")).text).not.toContain("=x");
});

test.each([
  ["a preview without draft mode", { cookie: "io.prismic.preview=x" }],
  ["a draft mode that is made up", { cookie: "io.prismic.preview=x; __prerender_bypass=made-up" }],
  ["draft mode without a preview", { cookie: "a=b; __prerender_bypass=secret" }],
  ["someone signed in", { cookie: "accessToken=x" }],
  ["a bearer token", { authorization: "Bearer x" }],
  ["any authorization", { authorization: "x" }],
])("a request with %s is answered with the stored page", async (_, headers) => {
  const shared = await site.get("/about/");
  const own = await site.get("/about/", headers);
  expect([own.text, own.headers["content-security-policy"]]).toEqual([
    shared.text,
    shared.headers["content-security-policy"],
  ]);
  expect(site.framework.rendered).toEqual(["/about/"]);
});

test("a draft may be framed by Prismic's editor only once the repository has confirmed its token", async () => {
  const policy = async () => String((await site.get("/about/", editor)).headers["content-security-policy"]);
  const ancestors = (text: string) => /frame-ancestors [^;]*/.exec(text)?.[0];
  const [before, shared] = [await policy(), (await site.get("/about/")).headers["content-security-policy"]];
  expect([ancestors(before), before.includes("prismic.io")]).toEqual(["frame-ancestors 'none'", false]);
  globalThis.halyardServer?.confirmPreview("x");
  expect(ancestors(await policy())).toContain("https://*.prismic.io");
  const now = jest.spyOn(performance, "now").mockReturnValue(performance.now() + 61_000);
  expect(await policy()).toBe(before);
  now.mockRestore();
  expect(String(shared)).not.toContain("prismic.io");
});

test("an unknown path is rendered for an editor, because it may be an unpublished page", async () => {
  await site.get("/not/published/", editor);
  expect(site.framework.received).toMatchObject(editor);
  expect((await site.get("/not/published/")).status).toBe(404);
});
