import { missingFirefox } from "./firefox/firefoxOptions";
import { expect, test } from "./fixtures";
import { startUsing } from "./startUsing";

test.skip(missingFirefox !== undefined, missingFirefox);

test("a chain is chosen on the home page, and its figures follow", async ({ page }) => {
  await page.goto("/");
  await startUsing(page);
  await page.locator("main select").first().selectOption("sol");
  await expect(page.locator("main")).toContainText("Solana: ");
});

test("a call is sent from the console, and its answer is shown", async ({ page }) => {
  await page.goto("/console/?network=demo&method=eth_chainId");
  await startUsing(page);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.locator("main")).toContainText("0x704249");
});

test("the faucet reads a pasted address, and says of a name that it is not resolved", async ({ page }) => {
  await page.goto("/faucet/eth-sepolia/");
  await startUsing(page);
  // Its rules are loaded once the form works.
  await page.locator("[data-known=true]").waitFor();
  const field = page.getByLabel("Your address");
  await field.pressSequentially("sep:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045");
  await field.press("Tab");
  await expect(field).toHaveValue("0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045");
  await field.press("ControlOrMeta+a");
  await field.pressSequentially("vitalik.eth");
  await field.press("Tab");
  await expect(page.locator("main")).toContainText("not resolved here");
});

test("the language switch keeps the page", async ({ page }) => {
  await page.goto("/about/");
  await startUsing(page);
  await page.getByRole("banner").getByRole("link", { name: "中文" }).first().click();
  await expect(page).toHaveURL(/\/cn\/about\/$/);
});
