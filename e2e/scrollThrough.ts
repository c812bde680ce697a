import type { Page } from "playwright/test";

import { startUsing } from "./startUsing";

/**
 * Opens a page, loads its framework as a visitor would, scrolls past everything on it and back to its top: elsewhere the
 * header lies over a line of the page, and axe takes what it covers for too small.
 */
export async function scrollThrough(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await startUsing(page);
  await page.evaluate(async () => {
    window.scrollTo(0, document.body.scrollHeight);
    // What comes into sight is noticed once it was drawn.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    window.scrollTo(0, 0);
  });
}
