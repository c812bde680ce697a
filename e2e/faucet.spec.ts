import type { Page } from "playwright/test";

import { findDarkViolations, findViolations } from "./axe";
import { expect, test } from "./fixtures";

const hex = "0123456789abcdef";
// In lower case, so that no checksum is needed; random, so that no cooldown applies.
const newWalletAddress = () => `0x${Array.from({ length: 40 }, () => hex[Math.floor(Math.random() * 16)]).join("")}`;

/** Opens a faucet and waits until it has loaded the visitor's state. */
async function open(page: Page, path: string) {
  await page.goto(path);
  const field = page.getByLabel("Your address");
  await field.hover();
  await expect(page.getByText("You can claim now.")).toBeVisible();
  return field;
}

test("nine faucets are listed with payout, balance, common rules and a claim link, in both languages", async ({
  page,
}) => {
  await page.goto("/faucet/");
  await expect(page.getByRole("row")).toHaveCount(10);
  const line = page.getByRole("row", { name: /Ethereum Sepolia/ });
  for (const words of ["0.05 ETH", "Claim"]) await expect(line).toContainText(words);
  await expect(page.getByText("Every faucet pays an address once every 24 hours.")).toBeVisible();
  await expect(page.getByText("Local test chain: no public node", { exact: false })).toHaveCount(1);
  await page.goto("/cn/faucet/");
  await expect(page.getByText("每个水龙头对同一地址每 24 小时发放一次。")).toBeVisible();
  await page.getByRole("link", { name: "Polygon Amoy", exact: true }).click();
  await expect(page).toHaveURL("/cn/faucet/matic-amoy/");
  await expect(page.getByRole("button", { name: "领取 0.2 POL" })).toBeEnabled();
});

test("a faucet is complete before hydration, which starts at first use and keeps text typed meanwhile", async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.route("**/_next/static/**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/faucet/arb-sepolia/");
  await expect(page.getByText("once every 24 hours per address")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send me 0.05 ETH" })).toBeEnabled();
  await expect(page.getByText("Type an address to see when it can claim.")).toBeVisible();
  expect(requests.filter((path) => /^\/api\/|^\/_next\/static\/.*\.js$/.test(path))).toEqual([]);
  const field = page.getByLabel("Your address");
  const address = newWalletAddress();
  await field.click();
  await page.keyboard.type(address);
  release();
  await expect(page.getByText("You can claim now.")).toBeVisible();
  await expect(field).toHaveValue(address);
  await expect(field).toBeFocused();
});

test("the figures of the faucet list are refreshed at the first use of the page", async ({ page }) => {
  await page.goto("/faucet/");
  const fresh = page.waitForResponse("**/api/faucet/");
  await page.getByRole("row", { name: /Ethereum Sepolia/ }).hover();
  expect((await fresh).ok()).toBe(true);
  await expect(page.getByRole("row")).toHaveCount(10);
  await expect(page.getByText(/^As of .* UTC/)).toBeVisible();
});

test("a claim made by keyboard alone is paid on the test chain", async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto("/faucet/op-sepolia/");
  const field = page.getByLabel("Your address");
  await field.focus();
  await expect(page.getByText("You can claim now.")).toBeVisible();
  const address = newWalletAddress();
  await page.keyboard.type(address);
  await page.keyboard.press("Enter");
  await expect(page.getByText("0.05 ETH arrived.")).toBeVisible({ timeout: 60_000 });
  const heading = page.getByRole("heading", { name: /^Claim for 0x/ });
  await expect(heading).toBeFocused();
  await expect(page.getByRole("listitem").filter({ hasText: "Confirmed" })).toHaveAttribute("data-done", "true");
  await expect(page.getByRole("row").filter({ hasText: address.slice(-4) })).toContainText("0.05 ETH");
  await page.goto("/faucet/op-sepolia/");
  await expect(page.getByText("0.05 ETH arrived.")).toBeVisible();
  await expect(
    page
      .getByRole("listitem")
      .filter({ hasText: /^Included/ })
      .locator("time"),
  ).toBeVisible();
  await page.keyboard.press("Tab");
  const again = page.getByRole("button", { name: "Claim for another address" });
  await again.focus();
  await page.keyboard.press("Enter");
  await field.fill(address);
  await field.blur();
  await expect(page.getByText("This address has already claimed.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send me 0.05 ETH" })).toBeDisabled();
});

test("an invalid address and a missing wallet are reported at the field", async ({ page }) => {
  const field = await open(page, "/faucet/base-sepolia/");
  await field.fill("0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045");
  await page.keyboard.press("Enter");
  await expect(field).toHaveAccessibleDescription(/EIP-55/);
  await expect(field).toBeFocused();
  await page.getByRole("button", { name: "Use a wallet’s address" }).click();
  await expect(page.getByText("No wallet was found")).toBeVisible();
});

test("an announced wallet provides its address, and no public network is offered for coins of a local chain", async ({
  page,
}) => {
  const address = newWalletAddress();
  await page.addInitScript((account) => {
    const request = async ({ method }: { method: string }) => (method === "eth_requestAccounts" ? [account] : null);
    const detail = { info: { uuid: "1", name: "Test wallet", icon: "data:,", rdns: "x.y" }, provider: { request } };
    window.addEventListener("eip6963:requestProvider", () =>
      window.dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail })),
    );
  }, address);
  await open(page, "/faucet/base-sepolia/");
  await page.getByRole("button", { name: "Use a wallet’s address" }).click();
  await expect(page.getByLabel("Your address")).toHaveValue(address);
  await expect(page.getByRole("button", { name: "Add this network to a wallet" })).toHaveCount(0);
  expect([...(await findViolations(page)), ...(await findDarkViolations(page))]).toEqual([]);
});

test("the faucet's pages never scroll sideways in a small window", async ({ page }) => {
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/faucet/", "/cn/faucet/eth-sepolia/"]) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});

test.describe("an unknown faucet", () => {
  test.use({ expectedComplaints: [/404/] });

  test("a faucet id that does not exist is a missing page", async ({ page }) => {
    const response = await page.goto("/faucet/eth-mainnet/");
    expect(response?.status()).toBe(404);
    await expect(page.locator("[data-missing-path]")).toHaveText("Page Not Found: /faucet/eth-mainnet/");
    const call = await page.request.get("/api/faucet/eth-mainnet/");
    expect([call.status(), (await call.json()).error.code]).toEqual([404, "not_found"]);
  });
});

test.describe("without script", () => {
  // Without JavaScript, the browser reports scripts that it does not run as policy violations.
  test.use({ javaScriptEnabled: false, expectedComplaints: [/csp$/] });

  test("without script, the faucet is readable and says what a claim requires", async ({ page }) => {
    await page.goto("/faucet/eth-sepolia/");
    await expect(page.locator("noscript p")).toContainText("A claim needs JavaScript");
    await expect(page.locator("noscript p")).toBeVisible();
    await expect(page.getByText("once every 24 hours per address")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Other faucets, and what they require" })).toBeVisible();
    await expect(page.getByRole("button", { name: /Send me/ })).toBeHidden();
  });
});
