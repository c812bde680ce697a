import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { object, string } from "yup";

import { expect, test } from "./fixtures";

const outcome = object({ result: string().required() });

test("a visitor has a working endpoint after two clicks, and every sample contains the key", async ({
  page,
  request,
}) => {
  await page.goto("/nodes/eth/");
  await page.getByRole("link", { name: "Get a key" }).first().click();
  const key = page.getByRole("dialog");
  await key.getByRole("button", { name: "Make a key" }).click();
  await expect(key.getByRole("status").filter({ hasText: "Your key works now." })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("dialog", { name: "Your endpoint" })).toBeVisible();
  await expect(key.getByRole("group", { name: "The first call, with your key" })).toContainText("curl ");
  const endpoint = (await key.locator("code").first().textContent()) ?? "";
  expect(endpoint).toMatch(/\/rpc\/eth\/demo\/[a-z2-7]{32}$/);
  await key.getByRole("button", { name: "Send eth_blockNumber" }).click();
  await expect(key.getByRole("region", { name: "Response" })).toContainText('"result":"0x');

  // As curl sends it, outside the page.
  const response = await request.post(endpoint, {
    data: { jsonrpc: "2.0", id: 1, method: "eth_chainId", params: [] },
  });
  expect(response.status()).toBe(200);
  expect((await outcome.validate(await response.json())).result).toBe("0x704249");

  const value = endpoint.slice(-32);
  await page.keyboard.press("Escape");
  await expect(page.locator("#endpoints code").filter({ hasText: value }).first()).toBeAttached();
  await page.goto("/cn/");
  await expect(page.getByRole("main").getByRole("link", { name: "我的端点" }).first()).toBeVisible();
  await page.goto("/cn/docs/methods-evm/eth_getBalance/");
  const sample = page
    .locator("#request pre code")
    .filter({ hasText: `/rpc/eth/demo/${value}` })
    .first();
  await expect(sample).toBeVisible();
  // The displayed command runs unchanged.
  const { stdout } = await promisify(execFile)("sh", ["-c", (await sample.textContent()) ?? ""]);
  expect((await outcome.validate(JSON.parse(stdout))).result).toMatch(/^0x[\da-f]+$/);
});

test("a method's page runs it with the parameters that a visitor writes, and its code follows them", async ({
  page,
}) => {
  await page.goto("/docs/methods-evm/");
  await page.locator("#methods").getByRole("link", { name: "eth_getBalance", exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/methods-evm\/eth_getBalance\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("eth_getBalance");
  await expect(page.locator("#details").getByText("The account, 20 bytes in hexadecimal.")).toBeVisible();
  const pane = page.locator("#console");
  const address = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
  await pane.getByLabel("address").fill(address);
  await expect(pane.getByRole("region", { name: "curl" })).toContainText(address);
  await pane.getByRole("button", { name: "Run on the demo chain" }).click();
  await expect(pane.getByText("Status 200")).toBeVisible({ timeout: 30_000 });
  await expect(pane.getByRole("region", { name: "Response" })).toContainText('"result"');
  expect(new URL(page.url()).searchParams.get("params")).toContain(address);
  await expect(page.getByRole("navigation", { name: "Documentation" }).locator("[aria-current=page]")).toHaveText(
    "eth_getBalance",
  );
});
