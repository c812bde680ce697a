import { expect, test } from "./fixtures";

test("the language switch keeps the page, its query and its anchor, and stores the choice", async ({
  page,
  context,
}) => {
  await page.goto("/about/?x=1#team");
  await page.getByRole("banner").getByRole("link", { name: "中文" }).click();
  await expect(page).toHaveURL(/\/cn\/about\/\?x=1#team$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  const cookie = (await context.cookies()).find(({ name }) => name === "locale");
  expect(cookie).toMatchObject({ value: "cn", path: "/", sameSite: "Lax" });
  await page.getByRole("banner").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\/about\/\?x=1#team$/);
});

test("a chosen colour mode applies before the first paint, also on the next visit", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  const chooseMode = async (name: string) => {
    await page.getByRole("banner").locator("summary[aria-label='Colour mode']").click();
    await page.getByRole("banner").getByRole("button", { name }).click();
    await expect(page.getByRole("banner").getByRole("button", { name })).toBeHidden();
  };
  await chooseMode("Dark");
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      document.documentElement.dataset.early = getComputedStyle(document.body).backgroundColor;
    });
  });
  await page.goto("/about/");
  await expect(page.locator("html")).toHaveAttribute("data-early", dark);
  await chooseMode("System");
  await expect.poll(ground).toBe(light);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(ground).toBe(dark);
});

test("a menu opens, supports arrow keys, and closes on Escape with the focus back on its button", async ({ page }) => {
  await page.goto("/");
  const menu = page.getByRole("banner").locator("details[data-menu=group]").first();
  const name = menu.locator("summary");
  await name.focus();
  await page.keyboard.press("ArrowDown");
  await expect(menu).toHaveAttribute("open", "");
  await expect(menu.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).not.toHaveAttribute("open", "");
  await expect(name).toBeFocused();
  await name.click();
  await expect(menu).toHaveAttribute("open", "");
  await page.mouse.click(700, 500);
  await expect(menu).not.toHaveAttribute("open", "");
});

test("on a phone the menu is a sheet of folded groups that closes when a page is chosen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("banner").locator("details[data-menu=sheet] > summary").click();
  const menu = page.getByRole("banner").getByRole("navigation", { name: "Menu", exact: true });
  await expect(menu.getByRole("link", { name: "Dedicated nodes" })).toBeVisible();
  await menu.getByText("Company", { exact: true }).click();
  await expect(menu.getByRole("link", { name: "Dedicated nodes" })).toBeHidden();
  // Arrow keys step over the links of folded groups.
  await menu.locator("summary", { hasText: "Nodes" }).press("ArrowDown");
  await expect(menu.locator("summary", { hasText: "Pricing" })).toBeFocused();
  await menu.getByRole("link", { name: /About/ }).click();
  await expect(page).toHaveURL(/\/about\/$/);
  await expect(page.locator("details[data-menu=sheet]")).not.toHaveAttribute("open", "");
});

test("the banner shows the promotion of the repository on every page, and the footer the measured status", async ({
  page,
}) => {
  for (const [path, words] of [
    ["/", "API servers in New York, Frankfurt and Singapore Choose Location"],
    ["/cn/about/", "API 服务器位于纽约、法兰克福和新加坡 选择地区"],
  ] as const) {
    await page.goto(path);
    await expect(page.locator("[data-banner=regions] > div > div").first()).toContainText(words);
    await expect(page.getByRole("contentinfo").locator("a[href$='/tracker/']").first()).toBeVisible();
  }
});

test("a closed notice stays closed", async ({ page }) => {
  await page.goto("/");
  const notice = page.getByRole("complementary", { name: "Promotion" });
  await notice.getByRole("button", { name: "Close this notice" }).click();
  await expect(notice).toHaveCount(0);
  await page.goto("/about/");
  await expect(page.getByRole("complementary", { name: "Promotion" })).toBeHidden();
});

test("a link within the site navigates without a full page load", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => (document.documentElement.dataset.kept = "yes"));
  const about = page.getByRole("contentinfo").getByRole("link", { name: "About" }).first();
  // The first sign of intent loads the router.
  await about.hover();
  await page.locator("html[data-ready]").waitFor();
  await about.click();
  await expect(page).toHaveURL(/\/about\/$/);
  await expect(page.locator("html")).toHaveAttribute("data-kept", "yes");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("without script, pages, menus, the language switch and links work", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const menu = page.getByRole("banner").locator("details[data-menu=group]").first();
    await menu.locator("summary").click();
    await expect(menu.getByRole("link").first()).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "中文" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
    await page.getByRole("contentinfo").getByRole("link", { name: /关于/ }).first().click();
    await expect(page).toHaveURL(/\/cn\/about\/$/);
  });
});
