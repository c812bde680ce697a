import { defineConfig } from "playwright/test";

import { chromiumLaunch } from "./chromiumLaunch";
import { firefoxOptions } from "./firefox/firefoxOptions";

const firefoxTests = /\.firefox\.spec\.ts$/;

/** Run by `npm run test:e2e`, which starts the site and finds the browser. */
export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  fullyParallel: true,
  // A third worker makes the run no shorter on two cores.
  workers: 2,
  // The same two cores run the site, its back ends and two browsers, so a test that timed out is retried once.
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [["line"], ["json", { outputFile: process.env.E2E_REPORT ?? "../test-results/report.json" }]],
  use: {
    baseURL: process.env.E2E_SITE_URL,
    // Only retries are recorded.
    trace: "on-first-retry",
  },
  projects: [
    {
      name: "chromium",
      testIgnore: firefoxTests,
      use: { launchOptions: chromiumLaunch() },
    },
    // They skip themselves where Firefox is not installed.
    { name: "firefox", testMatch: firefoxTests, use: firefoxOptions() },
  ],
});
