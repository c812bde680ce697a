import type { Page } from "playwright/test";

/** Moves the pointer, as someone does who begins to use a page, and waits until its scripts are there. */
export async function beginToUse(page: Page): Promise<void> {
  // A browser without a screen drops a movement over a page that it has not drawn yet.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.mouse.move(300, 300);
  await page.locator("html[data-ready]").waitFor();
}
