import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright/test";

const file = join(process.env.DATA_DIR ?? "", "secrets.json");

/** The password of the Studio's first person. */
export const readStudioPassword = (): string => String(JSON.parse(readFileSync(file, "utf8")).studioPassword);

/** Signs in as the first person, and waits for a screen of the Studio. */
export const signInToStudio = (page: Page, path = "/studio/"): Promise<void> =>
  signInAs(page, { name: "owner", password: readStudioPassword() }, path);

/** The same as another person. */
export async function signInAs(page: Page, person: { name: string; password: string }, path = "/studio/") {
  await page.goto(`/studio/sign-in/?from=${encodeURIComponent(path)}`);
  await page.getByLabel("Name").fill(person.name);
  await page.getByLabel("Password").fill(person.password);
  // The click need not wait for hydration: the form has no scripts.
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(`**${path}`, { timeout: 20_000 });
  await page.getByRole("heading", { level: 1 }).waitFor();
}
