import { expect, test } from "./fixtures";

// An instrument's code comes when somebody turns to it; what they do meanwhile counts.
test("who types a chain's name the moment the list is there finds it, and the address says so", async ({ page }) => {
  await page.goto("/nodes/");
  await page.keyboard.press("/");
  await page.keyboard.type("matic");
  await expect(page).toHaveURL(/[?&]q=matic/);
  await expect(page.getByRole("searchbox", { name: "Search node" })).toHaveValue("matic");
  await expect(page.getByRole("table").getByRole("link", { name: "Polygon" }).first()).toBeVisible();
  await expect(page.getByText("1 chain", { exact: true })).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole("searchbox", { name: "Search node" })).toHaveValue("matic");
});

test("a tab pressed before the code is there is opened without leaving the page", async ({ page }) => {
  await page.goto("/cn/nodes/");
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.locator('[data-tab="inactive"]').click();
  await expect(page).toHaveURL(/\?tab=inactive$/);
  await expect(page.locator('[data-tab="inactive"]')).toHaveAttribute("aria-current", "true");
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
});

test("a mix of calls pasted into the calculator at once is worked out", async ({ page }) => {
  await page.goto("/pricing/");
  const mix = page.getByRole("textbox", { name: "Calls a month" });
  await mix.fill("eth_blockNumber 1000000");
  await expect(page.locator("output strong").first()).toHaveText("20,000,000");
  await expect(mix).toHaveValue("eth_blockNumber 1000000");
  await page.locator("select[name=chain]").first().selectOption("sol");
  await expect(page).toHaveURL(/chain=sol/);
});
