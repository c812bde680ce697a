import { join } from "node:path";
import { rmSync } from "node:fs";

import type { APIRequestContext } from "playwright/test";

import { expect, test } from "./fixtures";
import { copyBuild, endProcess, runSite } from "./runSite";

let copy = "";

test.describe.configure({ mode: "serial" });
test.beforeAll(() => {
  copy = copyBuild("test-urls");
});
test.afterAll(() => rmSync(copy, { recursive: true, force: true }));

// One build, run repeatedly as by other operators.
const start = (args: string[], SITE_URL: string, request: APIRequestContext) =>
  runSite(args, { NEXT_DIST_DIR: copy, SITE_URL }, request);

/** Every URL of the site in machine-readable output. */
async function readOrigins(origin: string, request: APIRequestContext): Promise<string[]> {
  const read = async (path: string) => (await request.get(`${origin}${path}`)).text();
  const [robots, sitemap, feed, llms, page] = await Promise.all(
    ["/robots.txt", "/sitemap.xml", "/feeds/blog.xml", "/llms.txt", "/cn/about/"].map(read),
  );
  const found = [
    /Sitemap: (\S+?)\/sitemap\.xml/.exec(robots ?? ""),
    /<loc>(\S+?)\/about\/<\/loc>/.exec(sitemap ?? ""),
    /<link>(https?:\/\/[^/<]+)/.exec(feed ?? ""),
    /\]\((\S+?)\/llms-full\.txt\)/.exec(llms ?? ""),
    /<link rel="canonical" href="([^"]+?)\/cn\/about\/"/.exec(page ?? ""),
    /<meta property="og:image" content="([^"]+?)\/og\//.exec(page ?? ""),
    /"@id":"(https?:\/\/[^/"]+)/.exec(page ?? ""),
  ];
  return found.map((match) => match?.[1] ?? "none");
}

test("one build serves any SITE_URL, which robots, feeds and social cards then contain", async ({ request }) => {
  for (const url of ["https://one.example", "https://two.example"]) {
    const site = await start(["server/main.ts"], url, request);
    await expect(async () => expect((await request.get(`${site.origin}/ready`)).status()).toBe(200)).toPass();
    // A render of more than a second sends the stored page meanwhile.
    await expect(async () => expect(await readOrigins(site.origin, request)).toEqual(Array(7).fill(url))).toPass();
    await endProcess(site.child);
  }
});

test("plain `next start` has compression, a policy and the current SITE_URL", async ({ request }) => {
  const next = join("node_modules", "next", "dist", "bin", "next");
  const site = await start([next, "start"], "https://three.example", request);
  await expect(async () =>
    expect(await readOrigins(site.origin, request)).toEqual(Array(7).fill("https://three.example")),
  ).toPass();
  const headers = (await request.get(`${site.origin}/about/`, { headers: { "accept-encoding": "gzip" } })).headers();
  expect(headers).toMatchObject({
    "content-encoding": "gzip",
    "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
    "strict-transport-security": expect.stringContaining("max-age"),
    "x-content-type-options": "nosniff",
  });
  await endProcess(site.child);
});
