import { findViolations } from "./axe";
import { expect, test } from "./fixtures";
import { findStatus, openConsole } from "./openConsole";

test("a call is repeated and compared, and calls are sent as a batch that a link reopens", async ({ page }) => {
  const part = await openConsole(page, "/nodes/eth/?network=demo&method=eth_blockNumber#console");
  await part.getByRole("button", { name: "Send", exact: true }).click();
  await expect(findStatus(part)).toContainText("Status 200", { timeout: 30_000 });
  await part.getByText("History (1)").click();
  await part.getByLabel("Method").selectOption("net_version");
  await part.getByRole("button", { name: "Send", exact: true }).click();
  await expect(part.getByText("History (2)")).toBeVisible();
  for (const method of ["eth_blockNumber", "net_version"])
    await part.getByLabel(new RegExp(`^Compare ${method}`)).check();
  await expect(part.getByRole("region", { name: "What differs" })).toContainText('+   "result": "7357001"');
  await part.getByRole("button", { name: "Add to batch" }).click();
  await part.getByLabel("Method").selectOption("eth_chainId");
  await part.getByRole("button", { name: "Add to batch" }).click();
  await part.getByText("Batch (2)").click();
  await part.getByRole("button", { name: "Send 2 calls (40 CU)" }).click();
  await expect(part.getByRole("region", { name: "Response to call 2", exact: true })).toContainText(
    '"result": "0x704249"',
  );
  expect(await findViolations(page, "#console")).toEqual([]);
  const again = await openConsole(page, page.url());
  await expect(again.getByText("Batch (2)")).toBeVisible();
});

test("the console of all chains has a page of its own, where a link opens a chain and its call", async ({ page }) => {
  const part = await openConsole(page, "/console/");
  await part.getByLabel("Chain", { exact: true }).selectOption("btc");
  await expect(part.getByLabel("Method")).toHaveValue("getblockcount");
  await expect(part.getByLabel("Chain", { exact: true })).toBeFocused();
  await part.getByRole("button", { name: "Show example response" }).click();
  await expect(findStatus(part)).toHaveText("Nothing was sent");
  await expect(page).toHaveURL(/\/console\/\?chain=btc/);
  const linked = await openConsole(page, "/cn/console/?chain=base&network=demo&method=eth_chainId");
  await expect(linked.locator("[name=chain]")).toHaveValue("base");
  await linked.getByRole("button", { name: "发送" }).click();
  await expect(linked.getByRole("region", { name: "数值的含义" })).toContainText("链 ID 7357001，即演示链", {
    timeout: 30_000,
  });
  expect(await findViolations(page, "#console")).toEqual([]);
});
