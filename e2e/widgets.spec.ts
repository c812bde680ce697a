import { expect, test } from "./fixtures";

// A widget's code loads on first use; earlier input is kept.
test("a visitor who types a chain's name as soon as the list is shown finds it, and the URL names it", async ({
  page,
}) => {
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

test("a tab pressed before hydration opens without a page load", async ({ page }) => {
  await page.goto("/cn/nodes/");
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.locator('[data-tab="inactive"]').click();
  await expect(page).toHaveURL(/\?tab=inactive$/);
  await expect(page.locator('[data-tab="inactive"]')).toHaveAttribute("aria-current", "true");
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
});

test("a chain that has ended has no endpoints, no request, no methods and no measurements", async ({ page }) => {
  await page.goto("/nodes/heco/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Huobi ECO Chain");
  for (const name of ["Endpoints", "A first request", "Methods", "Availability"])
    await expect(page.getByRole("heading", { name, exact: true })).toHaveCount(0);
});

test("a mix of calls pasted before hydration is calculated", async ({ page }) => {
  await page.goto("/pricing/");
  const mix = page.getByRole("textbox", { name: "Calls per month" });
  await mix.fill("eth_blockNumber 1000000");
  await expect(page.locator("output strong").first()).toHaveText("20,000,000");
  await expect(mix).toHaveValue("eth_blockNumber 1000000");
  // 33,334 calls a day are below the 40,000 of Free.
  await expect(page.getByRole("row", { name: /^Free \$0\/month/ })).toContainText("Sufficient");
  await page.locator("select[name=chain]").first().selectOption("sol");
  await expect(page).toHaveURL(/chain=sol/);
});

test("examples beside a title follow the chain that the URL names", async ({ page }) => {
  await page.goto("/pricing/compute-units/?chain=sol");
  await expect(page.getByText(/^Example: Solana, \d+ methods/)).toBeVisible();
  await page.goto("/dedicated-nodes/?chain=sol");
  await expect(page.getByRole("row", { name: /^Client .* on Solana/ })).toBeVisible();
});

test("the page of dedicated nodes is that of the chain in its URL, from its trail to its form", async ({ page }) => {
  await page.goto("/dedicated-nodes/?chain=sol");
  await expect(page).toHaveTitle(/^Dedicated Solana nodes/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dedicated Solana nodes");
  const trail = page.getByRole("navigation", { name: "You are here" });
  await expect(trail.getByRole("listitem")).toHaveText(["Home", "Dedicated nodes", "Solana"]);
  await expect(page.getByText("You choose the region; we sync")).toBeVisible();
  await expect(page.getByText("gRPC streams of accounts")).toBeVisible();
  await expect(page.locator("#server").getByRole("combobox")).toHaveValue("sol");
  await expect(page.locator("#server").getByRole("checkbox", { name: "Yellowstone gRPC" })).not.toBeChecked();
});

test("going back from a chain restores the list, and once more undoes the filter", async ({ page }) => {
  await page.goto("/nodes/");
  await page.locator("select[name=network]").selectOption("testnet");
  await expect(page).toHaveURL(/\?network=testnet$/);
  const chain = page.getByRole("table").getByRole("rowheader").getByRole("link").first();
  await chain.click();
  await expect(page).toHaveURL(/\/nodes\/[\w-]+\/$/);
  await page.goBack();
  await expect(page.locator("select[name=network]")).toHaveValue("testnet");
  await expect(page).toHaveURL(/\?network=testnet$/);
  await page.goBack();
  await expect(page.locator("select[name=network]")).toHaveValue("");
  await expect(page).toHaveURL(/\/nodes\/$/);
});

test("going back to the prices restores the chosen chain and mix", async ({ page }) => {
  await page.goto("/pricing/");
  await page.locator("select[name=chain]").first().selectOption("pol");
  const mix = page.getByRole("textbox", { name: "Calls per month" });
  // A selection made while the scripts come is kept.
  await mix.click();
  await page.keyboard.press("ControlOrMeta+A");
  await expect(page.locator("html")).toHaveAttribute("data-ready", "");
  await page.keyboard.type("eth_call 1000");
  await expect(mix).toHaveValue("eth_call 1000");
  await expect(page).toHaveURL(/mix=eth_call/);
  await page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL(/\/about\/$/);
  await page.goBack();
  await expect(mix).toHaveValue("eth_call 1000");
  await expect(page.locator("select[name=chain]").first()).toHaveValue("pol");
  await expect(page).toHaveURL(/chain=pol/);
});

test("the marketplace's search and its words filter the projects in place, and so does their table", async ({
  page,
}) => {
  await page.goto("/marketplace/");
  await page.getByRole("searchbox", { name: "Name, language, task or chain" }).fill("bitcoin");
  await expect(page.getByRole("link", { name: "BDK" })).toBeVisible();
  await expect(page.getByRole("link", { name: "viem" })).toBeHidden();
  await page.getByRole("link", { name: /^Rust \d/ }).click();
  await expect(page).toHaveURL(/\/marketplace\/\?q=Rust$/);
  await expect(page.getByRole("link", { name: "Foundry" })).toBeVisible();
  await expect(page.getByRole("link", { name: "viem" })).toBeHidden();
  await page.getByRole("link", { name: "All", exact: true }).click();
  await expect(page.getByRole("link", { name: "viem" })).toBeVisible();
  await page.goto("/marketplace/projects/?q=bitcoin");
  await expect(page.getByRole("link", { name: "viem" })).toBeHidden();
  await expect(page.getByRole("link", { name: "BDK" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Protocols/ })).toBeHidden();
  await page.getByRole("searchbox", { name: /^Name or language/ }).fill("nothing at all");
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page.getByRole("link", { name: "viem" })).toBeVisible();
});

test("the tracker's chains are searched at once, and the search is still there after a look at one of them", async ({
  page,
}) => {
  await page.goto("/tracker/");
  const rows = page.getByRole("table").first().locator("tbody").getByRole("row");
  await page.keyboard.press("/");
  await page.keyboard.type("matic");
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/\?q=matic$/);
  await rows.getByRole("link", { name: "Polygon" }).click();
  await expect(page).toHaveURL(/\/nodes\/pol\//);
  await page.goBack();
  await expect(page.getByRole("searchbox", { name: "Name, ticker or chain ID" })).toHaveValue("matic");
  await expect(rows).toHaveCount(1);
});

test("a day of the tracker shows its date and minutes, and the period is in the URL", async ({ page }) => {
  await page.goto("/tracker/");
  await page.getByRole("radio", { name: "7 days" }).check();
  await expect(page).toHaveURL(/\?days=7$/);
  const strip = page.getByRole("table").first().getByRole("slider").first();
  await strip.focus();
  await page.keyboard.press("Home");
  await expect(strip).toHaveAttribute("aria-valuetext", /New York .+Frankfurt .+Singapore /);
  await expect(strip.getByText("minutes without a response")).toBeVisible();
});

test("the calculator counts a log file, and a workload opens it with its own mix", async ({ page }) => {
  await page.goto("/pricing/");
  const log = '{"method":"eth_call"}\n[{"method":"eth_call"},{"method":"eth_getLogs"}]\n';
  const file = { name: "node.log", mimeType: "text/plain", buffer: Buffer.from(log) };
  const mix = page.getByRole("textbox", { name: "Calls per month" });
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Count a log or a usage export" }).click();
  await (await chooser).setFiles(file);
  await expect(mix).toHaveValue("eth_call 60\neth_getLogs 30");
  await page.locator("#workloads").getByRole("link", { name: "Open in the calculator" }).last().click();
  await expect(mix).toHaveValue(/^eth_getLogs 416000\n/);
});

test("the chosen server is shown beside its price, including choices made before hydration", async ({ page }) => {
  await page.goto("/dedicated-nodes/");
  await page.getByRole("radio", { name: "Singapore" }).check();
  const lists = page.locator("#server dl");
  const chosen = lists.first().getByRole("definition");
  await expect(chosen).toHaveText(["Ethereum", "Singapore", "Geth", "Full", "JSON-RPC · WebSocket · GraphQL"]);
  await expect(lists.nth(1)).toContainText(/1 to 2.TB/);
  await page.locator("select[name=chain]").selectOption("pol");
  await expect(chosen).toHaveText(["Polygon PoS", "Singapore", "Bor with Heimdall", "Full", /^JSON-RPC · WebSocket/]);
});
