import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

import type { APIRequestContext } from "playwright/test";

import { expect } from "./fixtures";

const built = process.env.NEXT_DIST_DIR ?? ".next";

/** Copies the tested build, so that another run of it does not affect the site under test. */
export function copyBuild(name: string): string {
  const copy = join(".next", "cache", name);
  // A failed run may have left one.
  rmSync(copy, { recursive: true, force: true });
  cpSync(built, copy, { recursive: true, filter: (path) => path !== join(built, "cache") });
  return copy;
}

const findPort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** A site of the test's own. */
export type SiteRun = { origin: string; child: ChildProcess };

/** Starts a process on a build; resolves once a page responds. */
export async function runSite(
  args: string[],
  env: Record<string, string>,
  request: APIRequestContext,
): Promise<SiteRun> {
  const port = await findPort();
  const origin = `http://localhost:${port}`;
  const own = { SITE_URL: origin, ...env, NODE_ENV: "production" as const, PORT: String(port) };
  const child = spawn(process.execPath, args, { env: { ...process.env, ...own }, stdio: "ignore" });
  const ended = new Promise<never>((_, reject) =>
    child.once("exit", (code) => reject(new Error(`${args.join(" ")} ended with ${code} before a page responded.`))),
  );
  const isUp = expect(async () => expect((await request.get(`${origin}/robots.txt`)).status()).toBe(200)).toPass();
  await Promise.race([isUp, ended]);
  return { origin, child };
}

/** Ends a process started by the test. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill();
  await ended;
}
