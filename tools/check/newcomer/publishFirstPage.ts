import { chromium } from "playwright";

import { browserArguments } from "../browserArguments.ts";
import type { StartedSite } from "./Newcomer.ts";

const title = "First page";

/** Signs in to the Studio, makes a page and publishes it; counts the presses. Throws unless visitors get it. */
export async function publishFirstPage(
  executablePath: string,
  { origin, password }: StartedSite,
): Promise<{ path: string; presses: number }> {
  const browser = await chromium.launch({ executablePath, args: browserArguments() });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 1000 }, locale: "en" });
    page.setDefaultTimeout(90_000);
    let presses = 0;
    const press = async (root: Pick<typeof page, "getByRole">, name: string) => {
      presses += 1;
      await root.getByRole("button", { name, exact: true }).click();
    };
    await page.goto(`${origin}/studio/`);
    await page.getByLabel("Name").fill("owner");
    await page.getByLabel("Password").fill(password);
    await press(page, "Sign in");
    await press(page, "New page");
    const dialog = page.getByRole("dialog", { name: "New page" });
    await dialog.getByLabel("Page title").fill(title);
    presses += 1;
    await dialog.getByText("Landing page", { exact: true }).click();
    await press(dialog, "Create draft");
    await page.getByLabel("Summary").fill("What a newcomer made");
    await page.locator('p[data-state="saved"]').waitFor();
    await press(page, "Publish");
    await press(page.getByRole("dialog", { name: "Publish this document" }), "Publish");
    const link = page.getByRole("link", { name: "View page" });
    await link.waitFor();
    const path = new URL((await link.getAttribute("href")) ?? "", origin).pathname;
    const visitor = await browser.newPage();
    await visitor.goto(`${origin}${path}`);
    await visitor.getByRole("heading", { level: 1, name: title }).waitFor();
    return { path, presses };
  } finally {
    await browser.close();
  }
}
