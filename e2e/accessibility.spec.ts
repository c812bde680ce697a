import { AxeBuilder } from "@axe-core/playwright";

import { expect, test } from "./fixtures";

const templates = ["/", "/about/", "/no/such/page/"];

for (const path of templates) {
  for (const prefix of ["", "/cn"]) {
    for (const colorScheme of ["light", "dark"] as const) {
      test.describe(`${prefix}${path} in ${colorScheme}`, () => {
        test.use({ colorScheme, expectedComplaints: [/404/] });

        test("axe finds nothing", async ({ page }) => {
          await page.goto(`${prefix}${path}`);
          const { violations } = await new AxeBuilder({ page })
            .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"])
            .analyze();
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
        });
      });
    }
  }
}

for (const width of [320, 390, 768, 1440]) {
  test(`nothing is wider than a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/", "/cn/", "/about/"]) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}
