import type { Locator, Page } from "playwright/test";

import { expect } from "./fixtures";

/** State of the request; elements below have a status of their own. */
export const findStatus = (part: Locator) => part.getByRole("status").first();
export const findConsole = (page: Page) => page.locator("#console");

/** Scrolls to the console and waits until it has replaced the no-JS form. */
export async function openConsole(page: Page, path = "/nodes/eth/") {
  await page.goto(path);
  const part = findConsole(page);
  await part.scrollIntoViewIfNeeded();
  await part.locator("select[name=method]").hover();
  await expect(part.locator("[data-console]")).toBeVisible();
  return part;
}
