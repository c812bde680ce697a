/** @jest-environment node */
import { connect } from "node:net";
import { brotliDecompressSync } from "node:zlib";

import { startSite } from "./testing/startSite.ts";
import type { TestSite } from "./testing/startSite.ts";

let site: TestSite;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

/** The response to bytes that no client would send. */
const raw = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(site.port, "127.0.0.1", () => socket.write(bytes));
    let received = "";
    socket.on("data", (chunk) => (received += chunk.toString()));
    socket.on("close", () => resolve(received));
    socket.on("error", reject);
  });

test.each(["/p/%/", "/p/%E0%A4%A/", "/%C0%AF/"])(
  "the path %s has a broken escape and is answered with 400",
  async (path) => {
    expect((await site.get(path)).status).toBe(400);
  },
);

test.each(["POST", "PUT", "DELETE", "PATCH", "TRACE", "OPTIONS", "PROPFIND"])(
  "a page answers %s with 405",
  async (method) => {
    const reply = await site.get("/about/", {}, method);
    expect([reply.status, reply.headers.allow]).toEqual([405, "GET, HEAD"]);
  },
);

test("HEAD has the headers of GET and no body", async () => {
  const [get, head] = [await site.get("/about/"), await site.get("/about/", {}, "HEAD")];
  expect(head.body.length).toBe(0);
  expect([head.status, head.headers.etag, head.headers["content-length"]]).toEqual([
    get.status,
    get.headers.etag,
    get.headers["content-length"],
  ]);
});

test("a URL, headers or body over the limit are answered with 414, 431 or 413", async () => {
  expect((await site.get(`/${"a".repeat(9_000)}/`)).status).toBe(414);
  expect((await site.get("/about/", { "x-long": "a".repeat(20_000) })).status).toBe(431);
  expect((await site.get("/api/echo/", { "content-length": "2000000" }, "POST")).status).toBe(413);
});

test("a chunked body over the limit is answered with 413", async () => {
  const chunked = { "transfer-encoding": "chunked" };
  expect((await site.get("/api/echo/", chunked, "POST", Buffer.alloc(1_000_000))).status).toBe(200);
  expect((await site.get("/api/echo/", chunked, "POST", Buffer.alloc(1_100_000))).status).toBe(413);
});

test("a POST without the trailing slash reaches the endpoint without a redirect, as webhooks need", async () => {
  const reply = await site.get("/api/echo?a=b", {}, "POST", Buffer.from("abc"));
  expect(JSON.parse(reply.text)).toMatchObject({ method: "POST", url: "/api/echo/?a=b", size: 3 });
});

test("an endpoint receives the request without the framework's internal headers or forged forwarding headers", async () => {
  const sent = { "x-middleware-subrequest": "proxy", "next-action": "x", "x-forwarded-for": "1.2.3.4", kept: "yes" };
  const reply = await site.get("/api/echo/", sent, "POST", Buffer.from("abc"));
  expect(JSON.parse(reply.text)).toMatchObject({ method: "POST", size: 3 });
  expect(site.framework.received).toMatchObject({ kept: "yes", "x-forwarded-for": "127.0.0.1" });
  expect(Object.keys(site.framework.received ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^x-middleware|^next-action/)]),
  );
  expect(reply.headers["x-request-id"]).toMatch(/^[\w-]{8,}$/);
});

test("a page with its own layout is rendered for the site's host, whatever host the client names", async () => {
  const behind = await startSite({ env: { TRUST_PROXY: "loopback", SITE_URL: "https://halyard.example" } });
  const forged = { host: "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "http" };
  expect((await behind.get("/preview/?a=1", { ...forged, cookie: "a=b" })).status).toBe(200);
  const host = "halyard.example";
  const own = { host, "x-forwarded-host": host, "x-forwarded-proto": "https", cookie: "a=b" };
  expect(behind.framework.received).toMatchObject(own);
  await behind.close();
});

test.each([
  ["/about/index.md", {}],
  ["/about/", { accept: "text/markdown, text/html;q=0.5" }],
])("%s with %o is answered with Markdown, which other sites may read", async (path, headers) => {
  const reply = await site.get(path, headers);
  expect(JSON.parse(reply.text)).toMatchObject({ url: "/api/markdown/about/" });
  expect(reply.headers["cross-origin-resource-policy"]).toBe("cross-origin");
});

test("a browser gets HTML that varies by Accept", async () => {
  const reply = await site.get("/about/", { accept: "text/html,application/xhtml+xml,*/*;q=0.8" });
  expect(reply.headers["content-type"]).toContain("text/html");
  expect(reply.headers.vary).toMatch(/\baccept,/);
});

test("files are sent compressed from memory as immutable; unknown ones never reach the disk", async () => {
  const reply = await site.get("/_next/static/main.js", { "accept-encoding": "br" });
  expect(brotliDecompressSync(reply.body).toString()).toContain("words words");
  expect(reply.headers["cache-control"]).toContain("immutable");
  expect((await site.get("/_next/static/large.bin")).body.length).toBe(3 * 1024 * 1024);
  expect((await site.get("/_next/static/none.js")).status).toBe(404);
  expect((await site.get("/_next/static/../../package.json")).status).toBe(404);
  expect((await site.get("/_next/static/%2e%2e/%2e%2e/package.json")).status).toBe(404);
  expect((await site.get("/_next/image?url=/a.png&w=64&q=75")).status).toBe(404);
});

test("invalid HTTP is answered with 400, an incomplete request with 408", async () => {
  expect(await raw("hello\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
  expect(await raw("GET / HTTP/1.1\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
  site.server.headersTimeout = 200;
  expect(await raw("GET / HTTP/1.1\r\nhost: a\r\nx: ")).toMatch(/^HTTP\/1\.1 408 /);
});

test("an upgrade is an ordinary request, and an absolute URL is read as its path", async () => {
  const upgrade =
    "GET http://evil.example/about/ HTTP/1.1\r\nhost: a\r\nconnection: upgrade, close\r\nupgrade: websocket\r\n\r\n";
  expect(await raw(upgrade)).toMatch(/^HTTP\/1\.1 200 /);
});

test("a page names its scripts in its policy and has speculation rules", async () => {
  const [waits, keeps] = [await site.get("/about/"), await site.get("/widget/")];
  expect(waits.headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
  expect(waits.headers).not.toHaveProperty("strict-transport-security");
  for (const { text } of [waits, keeps]) {
    const [, rules = ""] = /<script type="speculationrules">(.*?)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(rules)).toHaveProperty("prerender");
  }
});

test("a page with a widget keeps its scripts, other pages load them on intent", async () => {
  expect((await site.get("/widget/")).text).toContain('<script src="/_next/static/main.js"');
  expect((await site.get("/about/")).text).not.toContain("<script src");
});

test("the loader is served as immutable; the loader URL of an earlier build redirects to it", async () => {
  const [, path = ""] = /src="(\/_next\/loader\/[^"]+)"/.exec((await site.get("/about/")).text) ?? [];
  const loader = await site.get(path, { "accept-encoding": "identity" });
  expect(loader.headers["content-type"]).toContain("text/javascript");
  expect(loader.headers["cache-control"]).toContain("immutable");
  expect(loader.text).toContain("createPolicy");
  expect((await site.get("/faces.js")).headers["content-type"]).toContain("text/javascript");
  const earlier = await site.get("/_next/loader/0123456789abcdef.js");
  expect([earlier.status, earlier.headers.location, earlier.headers["cache-control"]]).toEqual([307, path, "no-store"]);
  expect((await site.get("/_next/loader/a/b.js")).status).toBe(404);
});

test("violation reports are accepted up to a size", async () => {
  const report = Buffer.from(
    JSON.stringify({ "csp-report": { "effective-directive": "img-src", "blocked-uri": "https://a.example/?mail=x" } }),
  );
  const type = { "content-type": "application/csp-report" };
  expect((await site.get("/api/csp-reports/", type, "POST", report)).status).toBe(204);
  expect((await site.get("/api/csp-reports/", type, "POST", Buffer.from("{"))).status).toBe(400);
  expect((await site.get("/api/csp-reports/", type, "POST", Buffer.alloc(20_000))).status).toBe(413);
  expect((await site.get("/api/csp-reports/")).status).toBe(405);
});

test("a request with an absolute URL is answered as one for its path", async () => {
  const { text } = await site.get("http://other.example/api/echo/?a=1");
  expect(JSON.parse(text)).toMatchObject({ url: "/api/echo/?a=1" });
});

test("a server that shuts down answers /ready with 503, finishes open requests and closes", async () => {
  expect((await site.get("/ready")).status).toBe(200);
  const under = site.get("/about/");
  site.health.startDraining();
  expect((await site.get("/ready")).status).toBe(503);
  expect((await site.get("/health")).status).toBe(200);
  await site.shutdown();
  expect((await under).status).toBe(200);
  await expect(site.get("/about/")).rejects.toThrow("ECONNREFUSED");
});

test("only a site whose public URL is https sends Strict-Transport-Security", async () => {
  const secure = await startSite({ env: { SITE_URL: "https://halyard.example" } });
  for (const path of ["/about/", "/old/", "/nowhere/"]) {
    expect((await secure.get(path)).headers["strict-transport-security"]).toContain("max-age=63072000");
  }
  await secure.close();
});
