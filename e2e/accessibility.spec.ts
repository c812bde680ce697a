import type { Page } from "playwright/test";

import { findDarkViolations, findViolations } from "./axe";
import { expect, test } from "./fixtures";

// One page of every template, so spread that each part costs about the same.
const templates = [
  ["/", "/nodes/eth/", "/pricing/", "/faucet/", "/blog/", "/docs/get-started/", "/sla/", "/search/?q=archive"],
  ["/nodes/", "/pricing/compute-units/", "/faucet/eth-sepolia/", "/case-studies/", "/about/", "/faq/", "/docs/errors/"],
  ["/tracker/", "/dedicated-nodes/", "/marketplace/", "/case-studies/trust-wallet/", "/contact/", "/privacy-policy/"],
  [
    "/media-kit/",
    "/marketplace/projects/",
    "/blog/measuring-rpc-latency-honestly/",
    "/docs/methods-evm/",
    "/nodes/btc/",
  ],
];

// The smallest phone, or a window of 1280 pixels at 400 %; then those the design is drawn for.
const widths = [320, 390, 768, 1440];

/** Windows in which a page has to be moved sideways to be read. */
async function findNarrowWindows(page: Page): Promise<string[]> {
  const narrow: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    if (needed > width) narrow.push(`needs ${needed} pixels in a window of ${width}`);
  }
  return narrow;
}

for (const prefix of ["", "/cn"]) {
  for (const [index, paths] of templates.entries()) {
    test(`axe finds nothing on any template, and no window is too narrow for it: ${prefix || "English"}, part ${index + 1}`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      const found: string[] = [];
      for (const path of paths) {
        await page.goto(`${prefix}${path}`);
        const faults = [
          ...(await findViolations(page)),
          ...(await findDarkViolations(page)),
          ...(await findNarrowWindows(page)),
        ];
        found.push(...faults.map((fault) => `${path} ${fault}`));
      }
      expect(found).toEqual([]);
    });
  }
}

test.describe("a path that nobody wrote", () => {
  test.use({ expectedComplaints: [/404/] });

  test("axe finds nothing on the page for it either", async ({ page }) => {
    for (const path of ["/no/such/page/", "/cn/no/such/page/"]) {
      await page.goto(path);
      expect([...(await findViolations(page)), ...(await findDarkViolations(page))]).toEqual([]);
    }
  });
});
