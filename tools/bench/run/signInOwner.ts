import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Page } from "playwright";

const { BENCH_SITE: site = "http://localhost:3000", DATA_DIR = ".data" } = process.env;

/** The first person's password for the Studio. */
export const readPassword = (): string =>
  String(JSON.parse(readFileSync(join(DATA_DIR, "secrets.json"), "utf8")).studioPassword);

/** Signs in to the Studio as the first person. */
export async function signInOwner(page: Page): Promise<void> {
  await page.goto(`${site}/studio/sign-in/`);
  await page.getByLabel("Name").fill("owner");
  await page.getByLabel("Password").fill(readPassword());
  await page.keyboard.press("Enter");
  await page.waitForURL("**/studio/");
}
