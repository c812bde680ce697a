import type { Page } from "playwright/test";

import { findDarkViolations, findViolations } from "./axe";
import { startUsing } from "./startUsing";
import { expect, test } from "./fixtures";

const languages = [
  { prefix: "", typed: "polyg", chain: "Polygon PoS", none: "No results for" },
  { prefix: "/cn", typed: "以太", chain: "Ethereum", none: "没有与" },
];

const options = (page: Page) => page.getByRole("dialog").getByRole("option");
const field = (page: Page) => page.getByRole("dialog").getByRole("combobox");

// The first request after a publication waits for the new index.
const patient = { timeout: 20_000 };

// Pressed before hydration, which the first interaction triggers.
const open = async (page: Page) => {
  await page.keyboard.press("ControlOrMeta+k");
  await expect(field(page)).toBeFocused(patient);
};

test.beforeAll(async ({ request }) => {
  for (const locale of ["en", "cn"]) await request.get(`/api/search-index/${locale}/`, { timeout: 25_000 });
});

for (const { prefix, typed, chain, none } of languages) {
  test.describe(`search in ${prefix || "English"}`, () => {
    test("the search opens by keyboard, finds a chain, opens its page and lists it as recent", async ({ page }) => {
      await page.goto(`${prefix}/about/`);
      await open(page);
      await page.keyboard.type(typed);
      const first = options(page).first();
      await expect(first).toContainText(chain, patient);
      await expect(first).toHaveAttribute("aria-selected", "true");
      await expect(field(page)).toHaveAttribute("aria-activedescendant", (await first.getAttribute("id")) ?? "");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(new RegExp(`${prefix}/nodes/\\w+/$`));
      await expect(page.locator("dialog[open]")).toHaveCount(0);
      await open(page);
      await expect(options(page).first()).toContainText(chain);
    });

    test("the search shows how many results it found, and says when there are none", async ({ page }) => {
      await page.goto(`${prefix}/about/`);
      await open(page);
      await field(page).fill("0x89");
      await expect(page.getByRole("dialog").getByRole("status").first()).toContainText(/\d/, patient);
      await expect(options(page).first()).toContainText("Polygon PoS");
      const report = page.waitForRequest("**/api/missed-searches/");
      await field(page).fill("zzzzqqqq");
      await expect(page.getByRole("dialog").getByRole("status").first()).toContainText(none);
      // Pages to begin with: Enter opens the first.
      await expect(options(page)).toHaveCount(5);
      await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
      expect((await report).postDataJSON()).toEqual({ text: "zzzzqqqq", locale: prefix ? "cn" : "en" });
    });

    test("axe finds nothing in the search, empty and with results", async ({ page }) => {
      await page.goto(`${prefix}/about/`);
      await open(page);
      const window = "dialog[open]";
      expect(await findViolations(page, window)).toEqual([]);
      await page.keyboard.type("eth");
      await expect(options(page).first()).toBeVisible();
      expect([...(await findViolations(page, window)), ...(await findDarkViolations(page, window))]).toEqual([]);
    });
  });
}

test("the button in the header opens the search, Escape closes it and returns the focus", async ({ page }) => {
  await page.goto("/about/");
  const button = page.getByRole("link", { name: "Search" }).first();
  await button.click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await expect(button).toBeFocused();
  expect(new URL(page.url()).pathname).toBe("/about/");
});

test("a page loads the search index and its library only when the search is used", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto("/about/");
  await page.waitForLoadState("networkidle");
  expect(requests.filter((url) => url.includes("search-index"))).toEqual([]);
  await open(page);
  await page.keyboard.type("eth");
  await expect(options(page).first()).toContainText("Ethereum");
  expect(requests.filter((url) => url.includes("search-index")).length).toBeGreaterThan(0);
});

test("the last option opens the search page with every result", async ({ page }) => {
  await page.goto("/about/");
  await open(page);
  await page.keyboard.type("archive");
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\/\?q=archive$/);
  await expect(page.getByRole("heading", { name: /Pages/ })).toBeVisible();
});

test("text typed right after the shortcut lands in the search field, and the page does not scroll", async ({
  page,
}) => {
  await page.goto("/about/");
  await startUsing(page);
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.type("rate limits");
  await expect(field(page)).toHaveValue("rate limits");
  await expect(field(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("Enter pressed before the index has loaded opens the search page too", async ({ page }) => {
  await page.route(/search-index/, () => undefined);
  await page.goto("/about/");
  await open(page);
  await page.keyboard.type("archive");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\/\?q=archive$/);
});

test("an exact method is first, and the line below it runs it", async ({ page }) => {
  await page.goto("/about/");
  await open(page);
  await page.keyboard.type("eth_getLogs");
  await expect(options(page).first()).toContainText("eth_getLogs");
  await options(page).filter({ hasText: "Run eth_getLogs" }).click();
  await expect(page).toHaveURL(/\/docs\/methods-evm\/eth_getLogs\/#console$/);
  await expect(page.locator("#console")).toBeInViewport();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("without script, the header links to a search form that finds pages", async ({ page }) => {
    await page.goto("/cn/about/");
    await page.getByRole("link", { name: "搜索" }).first().click();
    await page.getByRole("searchbox").fill("速率限制");
    await page.getByRole("searchbox").press("Enter");
    await expect(page).toHaveURL(/\/cn\/search\/\?q=/);
    await expect(page.locator("main li a[href^='/cn/']").first()).toBeVisible();
    await page.getByRole("link", { name: "English" }).first().click();
    await expect(page.getByRole("searchbox")).toHaveValue("速率限制");
  });
});

test.describe("all of a kind", () => {
  test.use({ javaScriptEnabled: false });

  for (const { prefix, name } of [
    { prefix: "", name: /^Show all \d+ methods$/ },
    { prefix: "/cn", name: /^查看全部 \d+ 个方法$/ },
  ]) {
    test(`every result of a kind can be reached in ${prefix || "English"}`, async ({ page }) => {
      await page.goto(`${prefix}/search/?q=eth`);
      const link = page.getByRole("link", { name });
      const count = Number(/\d+/.exec((await link.textContent()) ?? "")?.[0]);
      await link.click();
      await expect(page).toHaveURL(/&all=method$/);
      await expect(page.locator("main section[aria-labelledby='found-method'] li")).toHaveCount(count);
      await expect(page.locator("main section[aria-labelledby^='found-']")).toHaveCount(1);
    });
  }
});

test("a search query is shown as text, whatever it contains", async ({ page }) => {
  const typed = `"><img src=x onerror=alert(1)>`;
  await page.goto(`/search/?q=${encodeURIComponent(typed)}`);
  await expect(page.getByRole("searchbox")).toHaveValue(typed);
  await expect(page.locator("main img")).toHaveCount(0);
});

test("the search index is cached by the browser until the content changes", async ({ request }) => {
  for (const locale of ["en", "cn"]) {
    const redirect = await request.get(`/api/search-index/${locale}/`, { maxRedirects: 0 });
    expect(redirect.status()).toBe(307);
    const url = redirect.headers().location ?? "";
    const index = await request.get(url);
    expect(index.headers()["cache-control"]).toContain("immutable");
    expect(index.headers()["content-type"]).toContain("application/json");
    const etag = index.headers().etag ?? "";
    expect(etag).not.toBe("");
    expect((await request.get(url, { headers: { "if-none-match": etag } })).status()).toBe(304);
    const old = await request.get(`/api/search-index/${locale}/?v=older`, { maxRedirects: 0 });
    expect(old.headers().location).toBe(url);
  }
  expect((await request.get("/api/search-index/de/")).status()).toBe(404);
});
