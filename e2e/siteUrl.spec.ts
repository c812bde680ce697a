import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

import type { APIRequestContext } from "playwright/test";

import { expect, test } from "./fixtures";

// One build, run again and again as by other operators: nothing of the test's own site is touched.
const built = process.env.NEXT_DIST_DIR ?? ".next";
const copy = join(".next", "cache", "test-urls");

test.describe.configure({ mode: "serial" });
test.beforeAll(() => {
  cpSync(built, copy, { recursive: true, filter: (path) => path !== join(built, "cache") });
});
test.afterAll(() => rmSync(copy, { recursive: true, force: true }));

const findPort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

type Run = { origin: string; child: ChildProcess };

/** Starts a process on the copied build; resolves once a page of it answers. */
async function start(args: string[], SITE_URL: string, request: APIRequestContext): Promise<Run> {
  const port = await findPort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { ...process.env, NEXT_DIST_DIR: copy, NODE_ENV: "production" as const, PORT: String(port), SITE_URL };
  const child = spawn(process.execPath, args, { env, stdio: "ignore" });
  await expect(async () => expect((await request.get(`${origin}/robots.txt`)).status()).toBe(200)).toPass();
  return { origin, child };
}

async function stop({ child }: Run): Promise<void> {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill();
  await ended;
}

/** Every address of the site in what machines read. */
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

test("one build serves any address, and each run tells its own to robots, feeds and social cards", async ({
  request,
}) => {
  for (const url of ["https://one.example", "https://two.example"]) {
    const site = await start(["server/main.ts"], url, request);
    await expect(async () => expect((await request.get(`${site.origin}/ready`)).status()).toBe(200)).toPass();
    expect(await readOrigins(site.origin, request)).toEqual(Array(7).fill(url));
    await stop(site);
  }
});

test("a host of plain Next gets compression, a policy and the running address", async ({ request }) => {
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
  await stop(site);
});
