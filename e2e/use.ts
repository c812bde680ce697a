import type { Page } from "playwright/test";

import { beginToUse } from "./beginToUse";

/** Sees a page as someone who uses it: its framework comes, everything on it is scrolled past. */
export async function use(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await beginToUse(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
}
