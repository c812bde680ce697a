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

for (const width of [390, 768, 1440]) {
  test(`nothing is wider than a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/", "/cn/", "/about/"]) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

// A window of 1280 pixels at 400 %, or the smallest phone.
const narrow = [
  ["/", "/nodes/", "/nodes/eth/", "/pricing/", "/pricing/compute-units/", "/tracker/", "/faucet/", "/search/?q=eth"],
  ["/dedicated-nodes/", "/marketplace/projects/", "/case-studies/trust-wallet/", "/contact/", "/media-kit/"],
  ["/docs/methods-evm/", "/docs/errors/", "/blog/measuring-rpc-latency-honestly/", "/privacy-policy/", "/sla/"],
];

for (const [index, paths] of narrow.entries()) {
  test(`no template has to be moved sideways at 320 pixels, part ${index + 1}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of paths.flatMap((one) => [one, `/cn${one}`])) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    }
  });
}
