/** @jest-environment node */
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { publishPages } from "./publishPages.ts";

const policies: Record<string, string> = {
  "/about/": "default-src 'none'; script-src 'sha256-\"a'",
  "/cn/about/": "default-src 'none'",
  "/odd/": "$remote_addr",
  "/short/": "default-src 'none'",
};
const paths = ["/", "/about/", "/cn/about/", "/odd/", "/down/", "/a/../../etc/", "/.hidden/"];

const getBody = (path: string) => (path === "/short/" ? "<html></html>" : `<html>${path.repeat(60)}</html>`);

let folder: string;
let server: Server;
let site: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    const { url = "" } = request;
    const list = (all: string[]) => all.map((path) => `<loc>https://halyard.example${path}</loc>`).join("");
    // Of a large site.
    if (url === "/sitemap.xml")
      return response.end(`<sitemapindex>${list(["/sitemap.xml?file=1", "/sitemap.xml?file=2"])}</sitemapindex>`);
    if (url === "/sitemap.xml?file=1") return response.end(list(paths.slice(0, 2)));
    if (url === "/sitemap.xml?file=2") return response.end(list(paths.slice(2)));
    if (!policies[url]) return response.writeHead(503).end();
    response.setHeader("content-security-policy", policies[url]);
    response.setHeader("etag", '"x"');
    response.setHeader("x-accel-expires", "@1");
    response.setHeader("x-content-type-options", "nosniff");
    return response.end(getBody(url));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  site = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
});
afterAll(() => server.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "publish-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (...names: string[]) => readFileSync(join(folder, ...names), "utf8");
const versions = () => readdirSync(folder).filter((name) => /^\d+$/.test(name));

test("every page of the sitemap becomes a file in each encoding, with the policy that belongs to it", async () => {
  const { written } = await publishPages({ site, folder, brotli: true });
  expect(written).toBe(2);
  const [version = ""] = versions();
  expect(read(version, "about", "index.html")).toBe(getBody("/about/"));
  const packed = (end: string) => readFileSync(join(folder, version, "cn", "about", `index.html${end}`));
  expect(brotliDecompressSync(packed(".br")).toString()).toBe(getBody("/cn/about/"));
  expect(gunzipSync(packed(".gz")).toString()).toBe(getBody("/cn/about/"));
  expect(read("maps.conf")).toContain(`"/about/index.html" "default-src 'none'; script-src 'sha256-\\"a'";`);
  expect(read("maps.conf")).toContain(`"/cn/about/index.html" "default-src 'none'";`);
  expect(read("server.conf")).toContain(`root ${join(folder, version)};`);
  expect(read("server.conf")).toContain('add_header x-content-type-options "nosniff";');
  expect(read("server.conf")).not.toMatch(/etag|content-encoding|x-accel-expires/);
});

test("incomplete responses, unsafe names and headers and the cookie-dependent home page are not published as files", async () => {
  const { left } = await publishPages({ site, folder });
  expect(left).toEqual(["/odd/", "/down/", "/a/../../etc/", "/.hidden/"]);
  const [version = ""] = versions();
  expect(readdirSync(join(folder, version)).sort()).toEqual(["about", "cn"]);
  expect(existsSync(join(folder, version, "index.html"))).toBe(false);
  expect(read("server.conf")).not.toContain("brotli");
});

test("a page too short to compress is stored once, uncompressed", async () => {
  await publishPages({ site, folder, brotli: true, paths: ["/short/"] });
  expect(readdirSync(join(folder, versions()[0] ?? "", "short"))).toEqual(["index.html"]);
});

test("the previous version is kept for requests in progress, and older ones are deleted", async () => {
  for (const old of ["1", "2"]) mkdirSync(join(folder, old));
  await publishPages({ site, folder });
  expect(versions()).toHaveLength(2);
  expect(versions()).not.toContain("1");
});
