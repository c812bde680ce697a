import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "playwright/test";
import type { Page } from "playwright/test";

const file = join(process.env.DATA_DIR ?? "", "secrets.json");

/** The password of the Studio's first person. */
export const readStudioPassword = (): string => String(JSON.parse(readFileSync(file, "utf8")).studioPassword);

/** Signs in as the first person; with a path, opens that screen of the Studio. */
export const signInToStudio = (page: Page, path?: string): Promise<void> =>
  signInAs(page, { name: "owner", password: readStudioPassword() }, path);

/** The same as another person. Posts the form: `studio.spec.ts` fills it in. */
export async function signInAs(page: Page, person: { name: string; password: string }, path?: string) {
  const headers = { "sec-fetch-site": "same-origin" };
  const response = await page.request.post("/api/studio/sign-in/", { form: person, headers, maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([303, expect.not.stringContaining("problem")]);
  if (path === undefined) return;
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
}
