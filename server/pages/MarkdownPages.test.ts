/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";

import { RouteTable, routeTableShape } from "../../features/shared/contracts/RouteTable.ts";
import { MarkdownPages } from "./MarkdownPages.ts";

const languages = [{ locale: "en", prefix: "", missing: "/404/", errors: "/error/" }];
const paths = ["/a/", "/b/"];
const table = new RouteTable(
  routeTableShape.validateSync({ ref: "r", languages, spare: "/en", paths, queries: {}, redirects: {} }),
);

let distDir: string;
beforeEach(() => (distDir = mkdtempSync(join(tmpdir(), "markdown-"))));
afterEach(() => {
  rmSync(distDir, { recursive: true });
  tagsManifest.clear();
});

/** A site whose pages show `words`, and how often each was rendered or read. */
function makeSite() {
  const site = {
    words: "one",
    changed: "2026-11-27T10:00:00+00:00",
    status: 200,
    requested: [] as string[],
    source: undefined as string | undefined,
    held: undefined as Promise<undefined> | undefined,
    make: () =>
      new MarkdownPages({
        app: {
          requestPage: async ({ url }) => {
            site.requested.push(url);
            const { words } = site;
            await site.held;
            const data = `<script type="application/ld+json">{"dateModified":"${site.changed}"}</script>`;
            const body = Buffer.from(`${data}<main><p>${words}</p></main>`);
            return { status: site.status, headers: {}, body, tags: [`document:${url}`], isRendered: true };
          },
        },
        routing: { table },
        store: { getSource: () => site.source },
        distDir,
      }),
  };
  return site;
}

const later = () => new Promise((resolve) => setTimeout(resolve, 5));
const expire = (tag: string) => tagsManifest.set(tag, { expired: Date.now() });

test("a page is made once, also for the next process, and again only after a publication that concerns it", async () => {
  const site = makeSite();
  expect(await site.make().load("/a/")).toMatchObject({ body: "one" });
  const next = site.make();
  expect([(await next.load("/a/"))?.body, (await next.load("/b/"))?.body]).toEqual(["one", "one"]);
  expect(site.requested).toEqual(["/a/", "/b/"]);
  await later();
  expire("document:/a/");
  site.words = "two";
  expect([(await next.load("/a/"))?.body, (await next.load("/b/"))?.body]).toEqual(["two", "one"]);
  expect(await next.load("/missing/")).toBeUndefined();
});

test("among many, a page lags behind publications of other documents, never of its own", async () => {
  const site = makeSite();
  const pages = site.make();
  await pages.load("/a/");
  await later();
  expire("document:/a/");
  site.words = "two";
  const loadAmongMany = async () => (await pages.load("/a/", "2026-11-27T10:00:00+0000"))?.body;
  expect(await loadAmongMany()).toBe("one");
  // It is made again in the background.
  while ((await loadAmongMany()) === "one") await later();
  expect(await loadAmongMany()).toBe("two");
  Object.assign(site, { words: "three", changed: "2026-11-27T10:00:01+00:00" });
  await later();
  expire("document:/a/");
  expect((await pages.load("/a/", "2026-11-27T10:00:01+0000"))?.body).toBe("three");
});

test("a page that visitors see in a newer form is made again", async () => {
  const site = makeSite();
  const pages = site.make();
  await pages.load("/a/");
  Object.assign(site, { words: "two", source: "another" });
  expect((await pages.load("/a/"))?.body).toBe("two");
});

test("readers share what is being made, and none who comes after a publication gets what was begun before it", async () => {
  const site = makeSite();
  const pages = site.make();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  site.held = promise;
  const before = [pages.load("/a/"), pages.load("/a/")];
  await later();
  expect(site.requested).toHaveLength(1);
  expire("document:/a/");
  pages.forget();
  site.words = "two";
  const after = pages.load("/a/");
  resolve(undefined);
  await Promise.all(before);
  expect((await after)?.body).toBe("two");
  expect((await site.make().load("/a/"))?.body).toBe("two");
});

test("a page that cannot be rendered fails and is not stored", async () => {
  const site = makeSite();
  site.status = 503;
  await expect(site.make().load("/a/")).rejects.toThrow("/a/ answered 503");
  site.status = 200;
  expect((await site.make().load("/a/"))?.body).toBe("one");
});
