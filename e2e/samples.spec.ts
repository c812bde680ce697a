import type { Page } from "playwright/test";

import { expect, test } from "./fixtures";
import { openConsole } from "./openConsole";
import { drawn, startUsing } from "./startUsing";

/** Creates the visitor's first key and leaves its window open. */
async function makeKey(page: Page) {
  await page.goto("/nodes/eth/");
  await page.getByRole("link", { name: "Get a key" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Make a key" }).click();
  await expect(dialog.getByRole("status").filter({ hasText: "Your key works now." })).toBeVisible({ timeout: 30_000 });
  const endpoint = (await dialog.locator("code").first().textContent()) ?? "";
  return { dialog, endpoint, key: endpoint.slice(-32) };
}

/** Records layout shifts with their sources from now on. */
function watchShifts() {
  Reflect.set(window, "shifts", []);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const moved = Array.from<{ node?: Node }>(Reflect.get(entry, "sources")).map(({ node }) => node?.textContent);
      Reflect.get(window, "shifts").push({ value: Reflect.get(entry, "value"), moved });
    }
  }).observe({ type: "layout-shift" });
}

test("pages do not shift while the visitor's key is written into their samples", async ({ page }) => {
  test.setTimeout(90_000);
  await makeKey(page);
  const opened = [
    ...["/", "/nodes/sol/", "/cn/docs/", "/docs/endpoints/"].map((path) => ({ width: 1440, path })),
    ...["/cn/", "/docs/methods-evm/eth_call/"].map((path) => ({ width: 390, path })),
  ];
  for (const { width, path } of opened) {
    await page.setViewportSize({ width, height: 850 });
    await page.goto(path);
    await drawn(page);
    await page.evaluate(watchShifts);
    await startUsing(page);
    await page.locator("html[data-has-key]").waitFor();
    await drawn(page);
    const shifts: { value: number }[] = await page.evaluate(() => Reflect.get(window, "shifts"));
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    // Only elements after a URL in its own line of code move with its end.
    expect([width, path, sum < 0.005 ? [] : shifts]).toEqual([width, path, []]);
  }
});

test("one row sets network and key of every sample, a tab the language, and both are stored", async ({ page }) => {
  const { key } = await makeKey(page);
  await page.goto("/docs/methods-evm/eth_getBalance/");
  await startUsing(page);
  const row = page.getByRole("group", { name: "All samples on this page" });
  await row.getByLabel("Network").selectOption("base/mainnet");
  await page.locator("#request").getByRole("radio", { name: "Python", exact: true }).check();
  const samples = page.locator("#request pre[role=group] code").filter({ visible: true });
  await expect(samples.first()).toContainText("requests.post(");
  await expect(samples.first()).toContainText(`/base/mainnet/${key}`);
  // Another page, in the other language of the site, in a new page load.
  await page.goto("/cn/docs/methods-evm/eth_call/");
  await startUsing(page);
  const chosen = page.getByRole("group", { name: "本页全部示例" });
  await expect(chosen.getByLabel("网络")).toHaveValue("base/mainnet");
  await expect(samples.first()).toContainText("requests.post(");
  await expect(samples.first()).toContainText(`/base/mainnet/${key}`);
});

test("a wallet is asked to add the network with the visitor's endpoint", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, "asked", []);
    Reflect.set(window, "ethereum", {
      request: async (call: unknown) => {
        Reflect.get(window, "asked").push(call);
        return null;
      },
    });
  });
  const { dialog, endpoint } = await makeKey(page);
  await dialog.getByRole("button", { name: /^Add .* to your wallet$/ }).click();
  await expect(dialog.getByText("Added: your wallet now calls your endpoint.")).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "asked"))).toEqual([
    {
      method: "wallet_addEthereumChain",
      params: [
        {
          chainId: "0x704249",
          chainName: expect.stringContaining("emo"),
          nativeCurrency: { name: expect.any(String), symbol: expect.any(String), decimals: 18 },
          rpcUrls: [endpoint],
        },
      ],
    },
  ]);
});

test.describe("at the plan's limit", () => {
  test.use({ expectedComplaints: [/402/] });

  test("the console shows the documented error, and links to its explanation", async ({ page }) => {
    const { key } = await makeKey(page);
    // The gateway's unit test counts up to the limit.
    await page.route(`**/rpc/eth/demo/${key}`, (route) =>
      route.fulfill({
        status: 402,
        json: {
          jsonrpc: "2.0",
          id: 1,
          error: {
            code: -32005,
            message: "40,000 requests a day are used.",
            data: { reason: "plan_limit", docs: "/docs/limits/" },
          },
        },
      }),
    );
    const part = await openConsole(page);
    await part.getByRole("button", { name: "Send", exact: true }).click();
    await expect(part.getByText("40,000 requests a day are used.").first()).toBeVisible();
    await part.locator('a[href="/docs/limits/"]').click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Limits");
  });
});

test("the search finds a chain by its former name, and copies its endpoint", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/about/");
  await page.keyboard.press("ControlOrMeta+k");
  const search = page.getByRole("dialog");
  await expect(search.getByRole("combobox")).toBeFocused({ timeout: 20_000 });
  await page.keyboard.type("fantom");
  await expect(search.getByRole("option").first()).toContainText("Sonic");
  await search.getByRole("option", { name: "Copy the endpoint of Sonic" }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^https:\/\/fra\.[\w.]+\/s\/mainnet\/KEY$/);
});
