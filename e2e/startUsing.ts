import type { Page } from "playwright/test";

/** Waits until a page as it is now has been drawn. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** Moves the pointer, as someone does who begins to use a page, and waits until its scripts are there. */
export async function startUsing(page: Page): Promise<void> {
  // A browser without a screen drops a movement over a page that it has not drawn yet.
  await drawn(page);
  await page.mouse.move(300, 300);
  await page.locator("html[data-ready]").waitFor();
}
