import type { Page } from "playwright/test";

import { startUsing } from "./startUsing";
import { expect, test } from "./fixtures";

/** Counts the documents that a page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** Waits until the page's loader has run and the page is hydrated. */
async function waitUntilIdle(page: Page): Promise<void> {
  await startUsing(page);
  await page.waitForLoadState("networkidle");
}

const oddPaths = [
  "/about/?",
  "/contact/?#contact",
  "/about/??",
  "/about/?a=1?b=2",
  "/about/?a=1&",
  "/about/?&&",
  "/about/?=",
  "/about/?a=%",
  "/about/?a=%zz",
  "/about/?q='\"`<>",
  "/about/?a[]=1&b={2}|^",
  "/about/?q=é 中",
  "/about/#a#b",
  "/about/?#",
  "/about/?a=\\b",
  "/about/?utm_source=a%20b&utm_medium=e+mail",
  `/about/?${"a".repeat(4_000)}`,
  "/nodes/?q=",
  "/nodes/?q=%",
];

test("every URL that a visitor, a form or a tracker can make loads once, and works with back and forward", async ({
  page,
}) => {
  test.slow();
  for (const path of oddPaths) {
    const loads = countLoads(page);
    await page.goto(path);
    await waitUntilIdle(page);
    expect([path, loads()]).toEqual([path, 1]);
    page.removeAllListeners("request");
  }
});

test("going back and forward over odd URLs loads each once per step", async ({ page }) => {
  await page.goto("/about/?");
  await page.goto("/contact/?#contact");
  await page.goto("/faq/?a=1&");
  const loads = countLoads(page);
  for (const [step, path] of [
    ["goBack", "/contact/?#contact"],
    ["goBack", "/about/?"],
    ["goForward", "/contact/?#contact"],
  ] as const) {
    const before = loads();
    await page[step]();
    await waitUntilIdle(page);
    expect(new URL(page.url()).pathname).toBe(new URL(path, page.url()).pathname);
    // A browser may restore the page without a load (bfcache).
    expect(loads() - before).toBeLessThanOrEqual(1);
  }
});

test("a link with an odd URL is followed softly, and a reload of its page loads once", async ({ page }) => {
  await page.goto("/about/");
  await waitUntilIdle(page);
  for (const path of ["/faq/?", "/faq/?a=1&#b", "/faq/?q=%"]) {
    const loads = countLoads(page);
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement("a"), { href, textContent: "odd" });
      document.querySelector("main")?.append(link);
      link.click();
      link.remove();
    }, path);
    await expect(page).toHaveURL(/\/faq\//);
    expect(loads()).toBeLessThanOrEqual(1);
    const before = loads();
    await page.reload();
    await waitUntilIdle(page);
    expect([path, loads() - before]).toEqual([path, 1]);
    await page.goto("/about/");
    await waitUntilIdle(page);
    page.removeAllListeners("request");
  }
});

test("after a deployment an odd URL loads once, and the next page is a full load", async ({ page }) => {
  await page.route("**/builds/latest.json*", (route) => route.fulfill({ json: { buildId: "newer" } }));
  for (const path of ["/about/?", "/about/?a=%zz", "/about/?a=1&#b", "/about/??"]) {
    const loads = countLoads(page);
    await page.goto(path);
    await waitUntilIdle(page);
    await expect(page.locator("html")).toHaveAttribute("data-newer-build", "");
    expect([path, loads()]).toEqual([path, 1]);
    await page.evaluate(() => document.documentElement.setAttribute("data-kept", ""));
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
    await expect(page).toHaveURL(/\/faq\/$/);
    await expect(page.locator("html")).not.toHaveAttribute("data-kept");
    await page.waitForLoadState("networkidle");
    // A prerendered page is shown without a request of its own.
    expect(loads()).toBeLessThanOrEqual(2);
    page.removeAllListeners("request");
  }
});
