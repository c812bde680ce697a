import type { Locator, Page } from "playwright/test";

import { expect, test } from "./fixtures";

const hex = "0123456789abcdef";
// In lower case, so that no checksum is needed; random, so that no cooldown applies.
const newWalletAddress = () => `0x${Array.from({ length: 40 }, () => hex[Math.floor(Math.random() * 16)]).join("")}`;

// More than any page's header has, few enough to detect a keyboard trap.
const maxSteps = 90;

/** Presses Tab until an element is focused, which must be visible then. */
async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  for (let steps = 0; steps < maxSteps; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`${target} was not reached in ${maxSteps} steps.`);
}

/** Skips the header by the skip link. */
async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveAttribute("href", "#content");
  await page.keyboard.press("Enter");
}

test("by keyboard, a chain is found and its endpoint copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/nodes/");
  await skipToContent(page);
  const search = page.getByRole("main").getByRole("searchbox");
  // The list is interactive once its scripts have loaded, which the first key triggers.
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(search).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type("polygon pos");
  const lines = page.getByRole("table").first().getByRole("row");
  await expect(lines).toHaveCount(2);
  const chain = lines.getByRole("link", { name: "Polygon PoS" });
  await tabTo(page, chain);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/nodes\/\w+\/$/);
  await tabTo(page, page.getByRole("radio", { name: "Frankfurt" }).first());
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Singapore" }).first()).toBeChecked();
  const copy = page.locator("#endpoints").getByRole("button", { name: /Copy/ }).and(page.locator(":visible")).first();
  await tabTo(page, copy);
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^https:\/\/sgp\./);
});

test("by keyboard, a price is calculated", async ({ page }) => {
  await page.goto("/pricing/");
  await skipToContent(page);
  const calls = page.getByLabel("Calls per month");
  await tabTo(page, calls);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("eth_call 1000000");
  await expect(page.getByRole("status").filter({ hasText: "20,000,000" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(calls).not.toBeFocused();
});

test("by keyboard, test coins are claimed", async ({ page }) => {
  await page.goto("/faucet/scroll-sepolia/");
  await skipToContent(page);
  await expect(page.getByText("You can claim now.")).toBeVisible();
  await tabTo(page, page.getByLabel("Your address"));
  await expect(page.getByText("You can claim now.")).toBeVisible();
  await page.keyboard.type(newWalletAddress());
  await tabTo(page, page.getByRole("button", { name: /^Send me/ }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /^Claim for 0x/ })).toBeFocused({ timeout: 30_000 });
});

test("by keyboard, the contact form shows its first error and is sent", async ({ page }) => {
  await page.goto("/contact/");
  await skipToContent(page);
  const form = page.locator("#form form");
  const send = form.getByRole("button", { name: "Send message" });
  await tabTo(page, form.getByLabel("Subject"));
  await page.locator("form[novalidate]").first().waitFor();
  await tabTo(page, send);
  await page.keyboard.press("Enter");
  await expect(form.getByLabel("Subject")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await tabTo(page, form.getByLabel("Email address"));
  await page.keyboard.type("ann@example.com");
  await tabTo(page, form.getByLabel("Full name"));
  await page.keyboard.type("Ann Lee");
  await tabTo(page, form.getByLabel("Message"));
  await page.keyboard.type("Written without a mouse.");
  await tabTo(page, send);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Thank you! Your request successfully sent.")).toBeVisible();
});

test("by keyboard, language and colour mode are switched and Escape closes a menu", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/about/");
  const banner = page.getByRole("banner");
  const menu = banner.locator("details[data-menu=group] > summary").first();
  await tabTo(page, menu);
  await page.keyboard.press("Enter");
  await expect(banner.getByRole("link", { name: /Shared nodes/ }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
  await tabTo(page, banner.locator("details[data-menu=mode] > summary"));
  await page.keyboard.press("ArrowUp");
  await expect(banner.getByRole("button", { name: "Dark" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
  await expect(banner.locator("details[data-menu=mode] > summary")).toBeFocused();
  await tabTo(page, banner.getByRole("link", { name: "中文" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
});

test("no element traps the focus: Tab reaches the footer from the header", async ({ page }) => {
  await page.goto("/cn/contact/");
  await tabTo(page, page.getByRole("contentinfo").getByRole("link").last());
});
