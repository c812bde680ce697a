import type { Page } from "playwright/test";

/** Waits until the current state of a page is painted. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** Moves the pointer, the first sign of intent, and waits for hydration. */
export async function startUsing(page: Page): Promise<void> {
  // A headless browser drops pointer movements before the first paint.
  await drawn(page);
  await page.mouse.move(300, 300);
  await page.locator("html[data-ready]").waitFor();
}
