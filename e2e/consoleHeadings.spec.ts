import { expect, test } from "./fixtures";

test("console headings say what a chain without a connected endpoint shows: an example, or a test chain", async ({
  page,
}) => {
  const headings = [
    ["/nodes/btc/", "Example request and answer", /^No endpoint of Bitcoin is connected.* nothing is sent\.$/],
    ["/cn/nodes/btc/", "请求与响应示例", /^本站尚未接入.*不会发送任何请求。$/],
    ["/nodes/eth/", "Console on a test chain", /^No endpoint of Ethereum is connected.*a local test chain/],
    ["/cn/nodes/eth/", "测试链上的控制台", /^本站尚未接入.*本地测试链/],
  ] as const;
  for (const [path, title, lede] of headings) {
    await page.goto(path);
    const part = page.locator("#console");
    await expect(part.getByRole("heading", { level: 2 })).toHaveText(title);
    await expect(part.locator("[data-lede]").first()).toHaveText(lede);
  }
  await page.goto("/nodes/btc/");
  await expect(page.locator("#console").getByRole("button", { name: "Send" })).toHaveCount(0);
  await expect(page.locator("#console").getByRole("button", { name: "Show the example" })).toBeVisible();
});
