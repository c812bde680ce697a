import type { Page } from "playwright/test";

import { startUsing } from "./startUsing";
import { expect, test } from "./fixtures";

/** Opens the home page, hydrated; it has `data-kept` until it is reloaded. */
async function openHome(page: Page) {
  await page.goto("/");
  await startUsing(page);
  await page.evaluate(() => (document.documentElement.dataset.kept = "yes"));
}

const link = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true }).first();
const isPageData = (url: URL) => url.searchParams.has("_rsc");

/** Delays the payload of a page until released. */
async function holdPage(page: Page, path: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    (url) => url.pathname === path && isPageData(url),
    async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    },
  );
  return release;
}

const history = (page: Page) => page.evaluate(() => window.history.length);

test("a navigation overtaken by another ends at the later target", async ({ page }) => {
  await openHome(page);
  const release = await holdPage(page, "/about/");
  await link(page, "About").click();
  await link(page, "FAQ").click();
  await expect(page).toHaveURL(/\/faq\/$/);
  release();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await link(page, "About").click();
  await expect(page).toHaveURL(/\/about\/$/);
  await expect(page.locator("html")).toHaveAttribute("data-kept", "yes");
});

test("a double click follows a link once", async ({ page }) => {
  await openHome(page);
  const before = await history(page);
  const release = await holdPage(page, "/about/");
  await link(page, "About").dblclick();
  release();
  await expect(page).toHaveURL(/\/about\/$/);
  expect(await history(page)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator("html")).toHaveAttribute("data-kept", "yes");
});

test("a navigation cancelled by going back leaves a working page", async ({ page }) => {
  await openHome(page);
  await link(page, "FAQ").click();
  await expect(page).toHaveURL(/\/faq\/$/);
  const release = await holdPage(page, "/about/");
  await link(page, "About").click();
  await page.goBack();
  await expect(page).not.toHaveURL(/faq|about/);
  release();
  await link(page, "FAQ").click();
  await expect(page).toHaveURL(/\/faq\/$/);
  await expect(page.locator("html")).toHaveAttribute("data-kept", "yes");
});

test("going back on a reloaded page shows the page of the URL", async ({ page }) => {
  await openHome(page);
  await link(page, "About").click();
  await expect(page).toHaveURL(/\/about\/$/);
  const about = await page.getByRole("heading", { level: 1 }).textContent();
  await page.reload();
  await page.goBack();
  await expect(page).not.toHaveURL(/about/);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(about ?? "");
});

test("going back before hydration is not lost", async ({ page }) => {
  await openHome(page);
  await link(page, "About").click();
  await expect(page).toHaveURL(/\/about\/$/);
  const about = await page.getByRole("heading", { level: 1 }).textContent();
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(/\/_next\/loader\//, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: "domcontentloaded" });
  await page.evaluate(() => window.history.back());
  await expect(page).not.toHaveURL(/about/);
  release(undefined);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(about ?? "");
});

test.describe("a network that fails", () => {
  test.use({ expectedComplaints: [/ERR_FAILED|Failed to fetch/] });

  test("a navigation whose payload fails does a full page load", async ({ page }) => {
    await openHome(page);
    await page.route(isPageData, (route) => route.abort("failed"));
    await link(page, "About").click();
    await expect(page).toHaveURL(/\/about\/$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/./);
    await expect(page.locator("html")).not.toHaveAttribute("data-kept", "yes");
  });
});

test("at most five pages are prefetched at a time, and others after these", async ({ page }) => {
  await openHome(page);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const requests = new Set<string>();
  await page.route(isPageData, async (route) => {
    requests.add(new URL(route.request().url()).pathname);
    await held;
    await route.continue();
  });
  const links = page.getByRole("contentinfo").locator("a[href^='/'][href$='/']:not([data-locale])");
  const focus = (index: number) => links.nth(index).focus();
  for (let index = 0; index < 9; index += 1) await focus(index);
  // The router itself may allow fewer.
  await expect.poll(() => requests.size).toBeGreaterThan(2);
  await focus(8);
  expect(requests.size).toBeLessThanOrEqual(5);
  release();
  await expect
    .poll(async () => {
      await focus(7);
      await focus(8);
      return requests.size;
    })
    .toBe(7);
});

test("a notice is shown while the browser is offline", async ({ page, context }) => {
  await openHome(page);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  const notice = page.getByText("You are offline.");
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
});

test.describe("a missing script chunk", () => {
  test.use({ expectedComplaints: [/ERR_FAILED|could not be loaded|ChunkLoadError|Failed to (load|fetch)/] });

  test("a missing script chunk reloads the page once", async ({ page }) => {
    await openHome(page);
    await page.waitForLoadState("networkidle");
    let loads = 0;
    page.on("domcontentloaded", () => (loads += 1));
    await page.route("**/_next/static/**/*.js", (route) => (loads < 1 ? route.abort("failed") : route.continue()));
    await page.getByRole("contentinfo").locator("form input").first().focus();
    await expect.poll(() => loads).toBe(1);
    await expect(page.locator("html")).not.toHaveAttribute("data-kept", "yes");
    await page.unroute("**/_next/static/**/*.js");
    await page.getByRole("contentinfo").locator("form input[name=email]").fill("still@example.com");
    await expect(page.getByRole("contentinfo").locator("form[novalidate]")).toBeVisible();
    expect(loads).toBe(1);
  });
});
