import { findExcess } from "./firefox/findExcess";
import { missingFirefox, textSize } from "./firefox/firefoxOptions";
import { expect, test } from "./fixtures";
import { templates } from "./templates";

test.skip(missingFirefox !== undefined, missingFirefox);
test.use({ ...textSize(200), viewport: { width: 390, height: 800 } });

for (const prefix of ["", "/cn"]) {
  test(`no page scrolls sideways with text at 200 % on 390 pixels: ${prefix || "English"}`, async ({ page }) => {
    test.setTimeout(300_000);
    const found: string[] = [];
    for (const path of templates.flat()) {
      await page.goto(`${prefix}${path}`);
      const excess = await findExcess(page);
      if (excess !== undefined) found.push(`${prefix}${path} ${excess}`);
    }
    expect(found).toEqual([]);
  });
}
