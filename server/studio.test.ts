/** @jest-environment node */
import { startSite } from "./testing/startSite.ts";
import type { TestSite } from "./testing/startSite.ts";

let site: TestSite;

afterEach(() => site.close());

const mebibyte = 1_048_576;

test("the Studio has a policy of its own, which no other page has, and is not cached", async () => {
  site = await startSite();
  const { headers, text } = await site.get("/studio/documents/about/");
  const policy = headers["content-security-policy"] ?? "";
  expect(policy).toContain("frame-src 'self' ");
  expect(policy).toContain("img-src 'self' data: blob:;");
  expect(policy).toContain("style-src 'self' 'unsafe-inline';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("trusted-types default nextjs pasted-markup ProseMirrorClipboard;");
  expect(headers["cache-control"]).toBe("private, no-store");
  // No link may be prerendered from it, and its scripts run at once.
  expect(text).not.toContain("speculationrules");
  expect(text).toContain('src="/_next/static/main.js"');
  const other = String((await site.get("/about/")).headers["content-security-policy"]);
  expect(other).not.toMatch(/blob:|'unsafe-inline'|pasted-markup|frame-src 'self'/);
});

test("documents of 4 MB and files of 30 MB are let through to the endpoints of editors, and to no others", async () => {
  site = await startSite();
  const send = async (path: string, size: number) =>
    (await site.get(path, { "content-type": "application/json" }, "PUT", Buffer.alloc(size))).status;
  expect(await send("/api/studio/documents/about/", 4 * mebibyte)).toBe(200);
  expect(await send("/api/studio/assets/", 30 * mebibyte)).toBe(200);
  expect(await send("/api/studio/documents/about/", 4 * mebibyte + 1)).toBe(413);
  expect(await send("/api/studio/assets/", 31 * mebibyte)).toBe(413);
  expect(await send("/api/echo/", mebibyte + 1)).toBe(413);
});

test("with a hosted Prismic repository the Studio's path is an unknown one", async () => {
  site = await startSite({ env: { PRISMIC_REPOSITORY: "acme" } });
  for (const path of ["/studio/", "/studio/documents/about/", "/api/studio/documents/"]) {
    expect((await site.get(path)).status).toBe(404);
  }
});
