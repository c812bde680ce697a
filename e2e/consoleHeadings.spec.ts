import { expect, test } from "./fixtures";

test("the console's heading names the source for a chain without an endpoint: an example, or the demo chain", async ({
  page,
}) => {
  const headings = [
    ["/nodes/btc/", "Example request and response", /^Each method with its documented response\.$/],
    ["/cn/nodes/btc/", "请求与响应示例", /^每个方法及其文档中的响应。$/],
    ["/nodes/eth/", "Console on the demo chain", /^No endpoint of Ethereum is connected.*: the demo chain/],
    ["/cn/nodes/eth/", "演示链上的控制台", /^本站尚未接入.*演示链/],
  ] as const;
  for (const [path, title, lede] of headings) {
    await page.goto(path);
    const part = page.locator("#console");
    await expect(part.getByRole("heading", { level: 2 })).toHaveText(title);
    await expect(part.locator("h2 + div").first()).toHaveText(lede);
  }
  // The list above names the network, and Mainnet is never shown as answering without a connected endpoint.
  await page.goto("/nodes/eth/");
  const groups = page.locator("#console [name=network] optgroup");
  await expect(groups).toHaveCount(2);
  await expect(groups.nth(0)).toHaveAttribute("label", "Demo chain");
  await expect(groups.nth(1)).toHaveAttribute("label", "Documented example");
  await expect(groups.nth(1).locator("option").first()).toHaveText("Mainnet");
  await expect(page.locator("#console [name=network]")).toHaveValue("demo");
});
