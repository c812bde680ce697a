import type { Page } from "playwright/test";

import { startUsing } from "./startUsing";
import { expect, test } from "./fixtures";

/** Clicks a link to a path; returns the requests until its page is shown. */
async function press(page: Page, href: string, end: RegExp): Promise<URL[]> {
  const requests: URL[] = [];
  page.on("request", (request) => requests.push(new URL(request.url())));
  await page.evaluate((address) => {
    document.documentElement.dataset.kept = "yes";
    const link = Object.assign(document.createElement("a"), { href: address, textContent: "Odd link" });
    document.querySelector("main")?.prepend(link);
  }, href);
  await page.getByRole("link", { name: "Odd link" }).hover();
  await page.getByRole("link", { name: "Odd link" }).click();
  await expect(page).toHaveURL(end);
  return requests;
}

const payloads = (requests: URL[], path: string) =>
  requests.filter(({ pathname, searchParams }) => pathname === path && searchParams.has("_rsc")).map(String);

test("a tab whose scripts load after a deployment loads the next page in full", async ({ page }) => {
  await page.route("**/builds/latest.json*", (route) => route.fulfill({ json: { buildId: "newer" } }));
  await page.goto("/about/");
  const build = await page.locator("html").getAttribute("data-build");
  expect(build).toMatch(/^[\w-]{10,}$/);
  await startUsing(page);
  await expect(page.locator("html")).toHaveAttribute("data-newer-build", "");
  expect(payloads(await press(page, "/faq/", /\/faq\/$/), "/faq/")).toEqual([]);
  await expect(page.locator("html")).not.toHaveAttribute("data-kept", "yes");
});

test("a tab of the running build navigates softly", async ({ page }) => {
  await page.goto("/about/");
  await startUsing(page);
  await page.waitForLoadState("networkidle");
  await expect(page.locator("html")).not.toHaveAttribute("data-newer-build");
  await press(page, "/faq/", /\/faq\/$/);
  await expect(page.locator("html")).toHaveAttribute("data-kept", "yes");
});

test("a link to a redirected path is followed softly, straight to the target", async ({ page }) => {
  await page.goto("/about/");
  await startUsing(page);
  await page.waitForLoadState("networkidle");
  const requests = await press(page, "/nodes/ftm/", /\/nodes\/s\/$/);
  expect(payloads(requests, "/nodes/ftm/")).toEqual([]);
  expect(payloads(requests, "/nodes/s/")).not.toEqual([]);
  await expect(page.locator("html")).toHaveAttribute("data-kept", "yes");
});

test("a link to a path that leads to another origin is one load, without requests for page data", async ({ page }) => {
  await page.route("**/builds/meta/*.json", async (route) => {
    const manifest = await (await route.fetch()).json();
    const rule = { source: "/faq/", destination: "https://example.org/", statusCode: 307 };
    await route.fulfill({ json: { ...manifest, matcher: [...manifest.matcher, rule] } });
  });
  await page.goto("/about/");
  await startUsing(page);
  await page.waitForLoadState("networkidle");
  expect(payloads(await press(page, "/faq/", /\/faq\/$/), "/faq/")).toEqual([]);
  await expect(page.locator("html")).not.toHaveAttribute("data-kept", "yes");
});
