import type { Page } from "playwright/test";

import { startUsing } from "./startUsing";

/**
 * Opens a page, hydrates it, scrolls through it and back to the top: elsewhere the header covers part of a line, which
 * axe reports as too small.
 */
export async function scrollThrough(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await startUsing(page);
  await page.evaluate(async () => {
    window.scrollTo(0, document.body.scrollHeight);
    // Elements in view are processed once they are rendered.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    window.scrollTo(0, 0);
  });
}
