import type { Page } from "playwright/test";

import { findDarkViolations, findViolations } from "./axe";
import { expect, test } from "./fixtures";
import { templates } from "./templates";
import { scrollThrough } from "./scrollThrough";

// The smallest phone, or a window of 1280 pixels at 400 %, then the widths of the design.
const widths = [320, 390, 768, 1440];

/** Viewports in which a page scrolls horizontally. */
async function findNarrowWindows(page: Page): Promise<string[]> {
  const narrow: string[] = [];
  // Hidden elements are laid out, but not painted in each window.
  await page.evaluate(() => document.documentElement.style.setProperty("visibility", "hidden"));
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
        // Policy violations are console errors, and those fail every test. Policy and scripts are the same in both
        // languages.
        if (prefix) await page.goto(`${prefix}${path}`);
        else await scrollThrough(page, path);
        // Header and footer are the same on every page, colours in every language.
        const isFirst = path === paths[0];
        const hasContrast = !prefix || isFirst;
        const faults = [
          ...(await findViolations(page, undefined, hasContrast)),
          ...(hasContrast ? await findDarkViolations(page, isFirst ? undefined : "main") : []),
          ...(await findNarrowWindows(page)),
        ];
        found.push(...faults.map((fault) => `${path} ${fault}`));
      }
      expect(found).toEqual([]);
    });
  }
}

test.describe("an unknown path", () => {
  test.use({ expectedComplaints: [/404/] });

  test("axe finds nothing on the 404 page", async ({ page }) => {
    for (const path of ["/no/such/page/", "/cn/no/such/page/"]) {
      await page.goto(path);
      expect([...(await findViolations(page)), ...(await findDarkViolations(page))]).toEqual([]);
    }
  });
});
