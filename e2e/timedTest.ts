import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";

import type { APIRequestContext } from "playwright/test";

import { makeStudioClient } from "#cms/testing/makeStudioClient.ts";
import { testSecrets } from "#cms/testing/serveContent.ts";
import { test } from "./fixtures";
import { copyBuild, endProcess, runSite } from "./runSite";

// Files of tests that use it may run side by side.
const name = `test-time-${process.env.TEST_PARALLEL_INDEX ?? 0}`;

export type TimedSites = Awaited<ReturnType<typeof runTimedSites>>;

/** Two instances of the site on a content service of their own, whose clock the test controls. */
async function runTimedSites(request: APIRequestContext) {
  const content = spawn(process.execPath, ["cms/testing/process.ts", process.env.CONTENT_DIR ?? ""], {
    stdio: ["ignore", "pipe", "ignore", "ipc"],
  });
  const [line] = await once(content.stdout?.setEncoding("utf8") ?? content, "data");
  const repository = String(line).trim();
  const env = {
    PRISMIC_API_URL: `${repository}/content/api/v2`,
    PRISMIC_ACCESS_TOKEN: testSecrets.accessToken,
    PRISMIC_WEBHOOK_SECRET: testSecrets.webhookSecret,
    IMAGES_URL: `${repository}/storage/web/images`,
  };
  // Each with copies of pages of its own, as on two machines.
  const builds = [1, 2].map((number) => copyBuild(`${name}-${number}`));
  const start = (build: string) => runSite(["server/main.ts"], { ...env, NEXT_DIST_DIR: build }, request);
  const sites = await Promise.all(builds.map(start));
  return {
    origins: sites.map(({ origin }) => origin),
    /** Requests of the editors' API with the write token. */
    edit: makeStudioClient(repository, testSecrets.writeToken),
    /** Sets the clock of the content service, in milliseconds ahead of the real one. */
    setClock: async (aheadMs: number) => {
      content.send(aheadMs);
      await once(content, "message");
    },
    close: async () => {
      await Promise.all([content, ...sites.map(({ child }) => child)].map(endProcess));
      for (const build of builds) rmSync(build, { recursive: true, force: true });
    },
  };
}

/** Tests with such instances, which those of one file share. */
export const timedTest = test.extend<object, { sites: TimedSites }>({
  sites: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext();
      const sites = await runTimedSites(request);
      await use(sites);
      await sites.close();
      await request.dispose();
    },
    { scope: "worker", timeout: 60_000 },
  ],
});
