/**
 * @jest-environment node
 *
 * What the server process knows about the inside of the installed version of Next: each test names one detail.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import * as headers from "next/dist/client/components/app-router-headers.js";
import * as buildConstants from "next/dist/lib/constants.js";
import { nodeFs } from "next/dist/server/lib/node-fs-methods.js";
import * as constants from "next/dist/shared/lib/constants.js";

import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";

import PageFiles, {
  flights,
  isPayloadScript,
  isSegment,
  keepExpiredTags,
  readBuiltPages,
  routerHeaders,
  withoutChecksum,
} from "./nextInternals.ts";
import type { Flight } from "./nextInternals.ts";

const folder = mkdtempSync(join(tmpdir(), "page-files-"));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
  // A copy of the same millisecond would count as older.
  tagsManifest.clear();
  globalThis.halyardServer = undefined;
  globalThis.halyardContent = undefined;
});

const makeFiles = () =>
  new PageFiles({
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: folder,
    revalidatedTags: [],
    _requestHeaders: {},
  });
const options: Parameters<PageFiles["get"]>[1] = JSON.parse('{"kind":"APP_PAGE","isFallback":false}');
const page: Parameters<PageFiles["set"]>[1] = JSON.parse(
  '{"kind":"APP_PAGE","html":"<p>text</p>","rscData":"0:text","headers":{"x-next-cache-tags":"prismic,document:a"}}',
);
const makeFlight = (isFresh: boolean): Flight => ({
  request: { kind: "page", page: undefined },
  startedAt: Date.now(),
  isFresh,
});

test("Next's store writes pages to the disk and reads them again, with their tags in a header", async () => {
  const flight = makeFlight(true);
  await flights.run(flight, () => makeFiles().set("/a", page, { ...options, fetchCache: false }));
  expect(flight).toMatchObject({ isRendered: true, tags: ["prismic", "document:a"] });
  const later = makeFlight(false);
  const found = await flights.run(later, () => makeFiles().get("/a", options));
  expect(found?.value).toMatchObject({ kind: "APP_PAGE", html: "<p>text</p>" });
  expect(later.tags).toEqual(["prismic", "document:a"]);
  expect(later.isRendered).toBeUndefined();
  expect(Math.abs((later.renderedAt ?? 0) - (flight.renderedAt ?? 0))).toBeLessThan(5_000);
});

test("a page that must be fresh is not read from the disk", async () => {
  await makeFiles().set("/b", page, { ...options, fetchCache: false });
  expect(await flights.run(makeFlight(true), () => makeFiles().get("/b", options))).toBeNull();
  expect(await makeFiles().get("/b", options)).not.toBeNull();
});

test("an expired tag hides the copies on the disk and reaches the server process", async () => {
  const expire = jest.fn();
  globalThis.halyardServer = {
    getRequest: () => undefined,
    expire,
    reloadRoutes: () => Promise.resolve(),
    loadMarkdown: () => Promise.resolve(undefined),
    publish: () => undefined,
    noteMissedSearch: () => undefined,
    confirmPreview: () => undefined,
  };
  await makeFiles().set("/c", page, { ...options, fetchCache: false });
  await new Promise((resolve) => setTimeout(resolve, 20));
  await makeFiles().revalidateTag("document:a", { expire: 0 });
  expect(expire).toHaveBeenCalledWith(["document:a"]);
  expect(await flights.run(makeFlight(false), () => makeFiles().get("/c", options))).toBeNull();
});

test("a hidden copy is found by whoever takes expired ones, and marked, also one that the build left", async () => {
  await makeFiles().set("/f", page, { ...options, fetchCache: false });
  await new Promise((resolve) => setTimeout(resolve, 20));
  await makeFiles().revalidateTag("document:a", { expire: 0 });
  for (const key of ["/f", "/route-cache/APP_PAGE/owner/$/f"]) {
    const flight = { ...makeFlight(false), acceptsExpired: true };
    const found = await flights.run(flight, () => makeFiles().get(key, options));
    expect(found?.value).toMatchObject({ kind: "APP_PAGE", html: "<p>text</p>", rscData: Buffer.from("0:text") });
    expect(flight).toMatchObject({ isExpired: true, tags: ["prismic", "document:a"] });
  }
  const flight = { ...makeFlight(false), acceptsExpired: true };
  expect(await flights.run(flight, () => makeFiles().get("/nowhere", options))).toBeNull();
});

test("tags stay expired in the next process, which finds the same copies on the disk", async () => {
  keepExpiredTags(folder);
  await makeFiles().set("/d", page, { ...options, fetchCache: false });
  await new Promise((resolve) => setTimeout(resolve, 20));
  await makeFiles().revalidateTag("document:a", { expire: 0 });
  tagsManifest.clear();
  expect(await flights.run(makeFlight(false), () => makeFiles().get("/d", options))).not.toBeNull();
  keepExpiredTags(folder);
  expect(await flights.run(makeFlight(false), () => makeFiles().get("/d", options))).toBeNull();
});

test("a copy on the disk is hidden once something that the page read of the site's index is another", async () => {
  await makeFiles().set("/g", page, { ...options, fetchCache: false });
  const areReadsCurrent = jest.fn((tags: readonly string[]) => !tags.includes("document:a"));
  globalThis.halyardContent = { getVersion: () => 1, areReadsCurrent };
  expect(await flights.run(makeFlight(false), () => makeFiles().get("/g", options))).toBeNull();
  areReadsCurrent.mockReturnValue(true);
  expect(await flights.run(makeFlight(false), () => makeFiles().get("/g", options))).not.toBeNull();
});

test("no copy is kept of a page that was published while it was rendered", async () => {
  const flight = makeFlight(true);
  await new Promise((resolve) => setTimeout(resolve, 20));
  await makeFiles().revalidateTag("document:a", { expire: 0 });
  await flights.run(flight, () => makeFiles().set("/e", page, { ...options, fetchCache: false }));
  expect(flight.isRendered).toBe(true);
  expect(await makeFiles().get("/e", options)).toBeNull();
});

test("a build stores its pages as files with their cache tags", () => {
  const write = (name: string, text: string) => {
    const file = join(folder, "server", "app", name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const meta = (route: string) => JSON.stringify({ headers: { "x-next-cache-tags": `_N_T_/${route},document:a` } });
  for (const name of ["en", "cn/docs/a"]) {
    write(`${name}.html`, `<p>${name}</p>`);
    write(`${name}.meta`, meta("[locale]/[[...path]]/page"));
  }
  write("en/404.html", "<p>missing</p>");
  write("en/404.meta", meta("[locale]/404/page"));
  const found = [...readBuiltPages(folder)].sort((a, b) => (a.key < b.key ? -1 : 1));
  expect(found.map(({ key, html, tags }) => [key, html, tags.at(-1)])).toEqual([
    ["/", "<p>en</p>", "document:a"],
    ["/cn/docs/a/", "<p>cn/docs/a</p>", "document:a"],
  ]);
  expect(Math.abs((found[0]?.renderedAt ?? 0) - Date.now())).toBeLessThan(60_000);
});

test("the name of the header with a page's tags", () => {
  expect(buildConstants.NEXT_CACHE_TAGS_HEADER).toBe("x-next-cache-tags");
});

test("the names of the router's headers and of its checksum", () => {
  expect(routerHeaders).toEqual({
    payload: headers.RSC_HEADER,
    prefetch: headers.NEXT_ROUTER_PREFETCH_HEADER,
    segment: headers.NEXT_ROUTER_SEGMENT_PREFETCH_HEADER,
    state: headers.NEXT_ROUTER_STATE_TREE_HEADER,
    url: headers.NEXT_URL,
  });
  expect(headers.NEXT_RSC_UNION_QUERY).toBe("_rsc");
  expect([withoutChecksum("?a=1&_rsc=x&b"), withoutChecksum("?_rsc=x"), withoutChecksum("")]).toEqual([
    "?a=1&b",
    "",
    "",
  ]);
});

test("the scripts that carry the RSC payload", () => {
  const source = readFileSync("node_modules/next/dist/server/app-render/use-flight-response.js", "utf8");
  for (const start of ["(self.__next_f=self.__next_f||[]).push(", "self.__next_f.push("]) {
    expect(source).toContain(start);
    expect(isPayloadScript(`${start}[0])`)).toBe(true);
  }
  expect(isPayloadScript('(globalThis["TURBOPACK"]||(globalThis["TURBOPACK"]=[])).push([])')).toBe(true);
  expect(isPayloadScript("mode()")).toBe(false);
});

test.each(["/_tree", "/$d$locale/$oc$path/__PAGE__", "/@language/!KF9fU0xPVF9fKQ"])("%s is a segment", (name) => {
  expect(isSegment(name)).toBe(true);
});

test("the names of the files of a build", () => {
  expect([
    constants.ROUTES_MANIFEST,
    constants.APP_PATH_ROUTES_MANIFEST,
    constants.PRERENDER_MANIFEST,
    constants.BUILD_ID_FILE,
  ]).toEqual(["routes-manifest.json", "app-path-routes-manifest.json", "prerender-manifest.json", "BUILD_ID"]);
});
