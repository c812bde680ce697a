import type { Page } from "playwright/test";

import { startUsing } from "./startUsing";

/** Opens a page, loads its framework as a visitor would, and scrolls past everything on it. */
export async function scrollThrough(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await startUsing(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
}
