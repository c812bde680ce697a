/** @jest-environment node */
import { readFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { once } from "node:events";

import { startSite } from "./testing/startSite.ts";
import type { TestSite } from "./testing/startSite.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
beforeEach(async () => {
  await site.publish();
  site.framework.rendered = [];
});
afterAll(() => site.close());

const raw = (port: number, bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    let received = "";
    socket.on("data", (chunk) => (received += chunk.toString()));
    socket.on("close", () => resolve(received));
    socket.on("error", reject);
  });

const received = () => JSON.stringify(site.framework.received ?? {});

test.each([
  [
    "CVE-2025-29927, CVE-2026-44573, CVE-2026-64642: skipping the proxy",
    { "x-middleware-subrequest": "proxy:proxy:proxy:proxy:proxy" },
  ],
  ["CVE-2024-34351: another host", { "x-forwarded-host": "evil.example", forwarded: "host=evil.example" }],
  ["CVE-2025-57822: following a location", { location: "http://127.0.0.1:1/", "x-middleware-next": "1" }],
  [
    "CVE-2024-46982, CVE-2025-49005: another form",
    { "x-now-route-matches": "1", "x-nextjs-data": "1", "x-matched-path": "/x" },
  ],
  [
    "the framework's internal headers",
    { "x-prerender-revalidate": "x", "x-invoke-status": "500", "x-invoke-path": "/x" },
  ],
])("%s: the stored page is sent and the header does not reach the framework", async (_, headers) => {
  const plain = await site.get("/about/");
  await site.publish();
  const tried = await site.get("/about/", headers);
  expect([tried.status, tried.text]).toEqual([200, plain.text]);
  expect(received()).not.toMatch(/evil|x-middleware|x-now|x-nextjs-data|x-matched|x-invoke|x-prerender|127\.0\.0\.1:1/);
});

test("CVE-2025-55182, CVE-2025-66478, CVE-2026-94482: server actions are not accepted", async () => {
  const payload = '--b\r\ncontent-disposition: form-data; name="0"\r\n\r\n{"then":"$1:__proto__:then"}\r\n--b--\r\n';
  const headers = { "next-action": "x", "content-type": "multipart/form-data; boundary=b" };
  const began = performance.now();
  for (const path of ["/", "/about/", "/no/such/", "/nodes/?q=x"]) {
    expect((await site.get(path, headers, "POST", Buffer.from(payload))).status).toBe(405);
  }
  expect(performance.now() - began).toBeLessThan(1_000);
  expect(site.framework.rendered).toEqual([]);
  await site.get("/api/echo/", headers, "POST", Buffer.from(payload));
  expect(received()).not.toContain("next-action");
});

test("CVE-2025-49826, CVE-2026-44572: empty responses, errors and redirects are never cached", async () => {
  for (const status of [204, 302, 404, 500]) {
    site.framework.status = status;
    await site.get("/about/");
    site.framework.status = undefined;
    await site.publish();
    const later = await site.get("/about/");
    expect([later.status, later.text.includes("/about/")]).toEqual([200, true]);
  }
});

test("CVE-2025-32421, CVE-2026-64647: HTML and payloads are never mixed up, in whatever order they are requested", async () => {
  const payload = { rsc: "1" };
  for (const order of [
    [payload, {}, payload, {}],
    [{}, payload, {}, payload],
  ]) {
    await site.publish();
    for (const headers of order) {
      const reply = await site.get(`/about/${"rsc" in headers ? "?_rsc=x" : ""}`, headers);
      expect(reply.headers["content-type"]).toMatch("rsc" in headers ? "text/x-component" : "text/html");
    }
  }
  expect((await site.get("/about/?_rsc=x")).headers["content-type"]).toMatch("text/html");
});

test.each(["/about.rsc", "/about/index.rsc", "/about.segments/_tree.segment.rsc", "/about/__next._tree.txt"])(
  "CVE-2026-44574: %s is not another path of a page",
  async (path) => {
    expect((await site.get(path)).status).toBe(404);
    expect(site.framework.rendered).toEqual([]);
  },
);

test("CVE-2026-44575: route parameters in a query have no effect", async () => {
  await site.get("/about/?nxtPpath=private&nxtIlocale=cn&__nextLocale=cn&__nextDataReq=1");
  expect(site.framework.rendered).toEqual(["/about/"]);
});

test("CVE-2026-44578: an upgrade with an absolute URL reaches no other host", async () => {
  let requestCount = 0;
  const listener = createServer((socket) => {
    requestCount += 1;
    socket.destroy();
  });
  await once(listener.listen(0, "127.0.0.1"), "listening");
  const bound = listener.address();
  const port = typeof bound === "object" && bound ? bound.port : 0;
  const upgrade = `GET http://127.0.0.1:${port}/ HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nconnection: upgrade, close\r\nupgrade: websocket\r\n\r\n`;
  expect(await raw(site.port, upgrade)).toMatch(/^HTTP\/1\.1 [234]/);
  listener.close();
  expect(requestCount).toBe(0);
});

test.each([
  "content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
  "content-length: 5\r\ncontent-length: 6\r\n\r\nhello",
  "transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n",
  "transfer-encoding : chunked\r\n\r\n0\r\n\r\n",
])("CVE-2026-29057: a request with ambiguous length is rejected (%j)", async (rest) => {
  expect(await raw(site.port, `POST /api/echo/ HTTP/1.1\r\nhost: a\r\n${rest}`)).toMatch(/^HTTP\/1\.1 400 /);
});

test("CVE-2025-55173, GHSA-2464-fhr4-w9xw: the image optimizer is not reachable", async () => {
  for (const path of ["/_next/image?url=http://169.254.169.254/&w=64&q=75", "/_next/image/?url=/a.avif&w=3840&q=100"]) {
    expect((await site.get(path)).status).toBe(404);
  }
});

test("the lock file has the versions that advisories name as fixed, and none older", () => {
  const lock: { packages: Record<string, { version?: string }> } = JSON.parse(
    readFileSync("package-lock.json", "utf8"),
  );
  const mended: Record<string, string> = { next: "16.4.6", react: "19.3.1", "react-dom": "19.3.1", sharp: "0.35.5" };
  for (const [path, { version = "" }] of Object.entries(lock.packages)) {
    const name = path.split("node_modules/").at(-1) ?? "";
    const least = mended[name];
    if (!least) continue;
    expect([path, version.localeCompare(least, "en", { numeric: true }) >= 0]).toEqual([path, true]);
  }
});
