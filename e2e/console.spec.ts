import { findViolations } from "./axe";
import { expect, test } from "./fixtures";
import { findConsole, findStatus, openConsole } from "./openConsole";

test("the console's code is loaded on first interaction with it", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.goto("/nodes/eth/");
  await expect(findConsole(page).getByText("Example response", { exact: true })).toBeVisible();
  expect(requests.filter((path) => path.startsWith("/api/console/"))).toEqual([]);
  expect(await findViolations(page, "#console")).toEqual([]);
});

test("a request is chosen, edited and sent by keyboard alone, and its response shows figures", async ({ page }) => {
  await page.goto("/nodes/eth/");
  const part = findConsole(page);
  const method = part.getByLabel("Method");
  await method.focus();
  await expect(part.locator("[data-console]")).toBeVisible();
  await expect(method).toBeFocused();
  await page.keyboard.type("eth_getBal");
  await expect(method).toHaveValue("eth_getBalance");
  await page.keyboard.press("Tab");
  await expect(part.getByLabel("address")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("0x12");
  await page.keyboard.press("Enter");
  await expect(part.getByLabel("address")).toBeFocused();
  await expect(part.getByText("This has 2 hexadecimal digits after 0x; it needs 40.")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266");
  await page.keyboard.press("Enter");
  await expect(findStatus(part)).toContainText(/Status 200.*ms.*bytes.*20 CU.*Demo chain/, { timeout: 30_000 });
  await expect(part.getByRole("region", { name: "Response" })).toContainText(/"result": "0x[0-9a-f]+"/);
  await expect(part.getByRole("region", { name: "What the values mean" })).toContainText(/result[0-9,.]+ DETH/);
  await part.getByLabel("Raw").check();
  await expect(part.getByRole("region", { name: "Response" })).toHaveText(
    /^\{"jsonrpc":"2.0","id":1,"result":"0x[0-9a-f]+"\}$/,
  );
  expect(await findViolations(page, "#console")).toEqual([]);
});

test("a link opens the same request, with its history entry and code samples", async ({ page }) => {
  const params = encodeURIComponent('{"data":"0x01"}');
  const part = await openConsole(page, `/nodes/eth/?network=demo&method=web3_sha3&params=${params}#console`);
  await expect(part.getByLabel("Network")).toHaveValue("demo");
  await expect(part.getByLabel("data")).toHaveValue("0x01");
  await part.getByText("The same request as code").click();
  await part.locator("[data-sample=Python]").check();
  await expect(part.getByRole("region", { name: "Python" })).toContainText('"params": ["0x01"]');
  await expect(part.getByRole("region", { name: "Python" })).toContainText("/rpc/eth/demo/KEY");
  // The colours come from the server: no highlighter is loaded.
  await expect(part.getByRole("region", { name: "Python" }).locator("[data-kind=keyword]").first()).toHaveText(
    "import",
  );
  const [drawer, copy] = await Promise.all([
    part.locator("[data-part=code]").boundingBox(),
    part.getByRole("button", { name: "Copy the code" }).filter({ visible: true }).boundingBox(),
  ]);
  if (!drawer || !copy) throw new Error("the code and its button are visible");
  expect(copy.y).toBeGreaterThan(drawer.y);
  expect(copy.y + copy.height).toBeLessThan(drawer.y + drawer.height);
  await part.getByLabel("data").fill("0x0102");
  await expect(
    part.getByRole("region", { name: "Python" }).locator("[data-kind^=string]", { hasText: "0x0102" }),
  ).toHaveCount(1);
  await part.getByLabel("data").fill("0x01");
  await part.getByRole("button", { name: "Send" }).click();
  await expect(findStatus(part)).toContainText("Status 200", { timeout: 30_000 });
  await part.getByLabel("Method").selectOption("eth_chainId");
  await expect(page).toHaveURL(/method=eth_chainId&.*#console$/);
  await part.getByText("History (1)").click();
  await part.getByRole("button", { name: "Reopen web3_sha3" }).click();
  await expect(part.getByLabel("data")).toHaveValue("0x01");
});

test("half typed JSON leaves the response of what was sent", async ({ page }) => {
  const part = await openConsole(page, "/nodes/eth/?network=demo&method=eth_getLogs#console");
  await part.getByRole("button", { name: "Send" }).click();
  await expect(findStatus(part)).toContainText("Status 200", { timeout: 30_000 });
  await part.getByLabel("filter").fill('{"fromBlock"');
  await part.getByLabel("Method").focus();
  await expect(findStatus(part)).toContainText("Status 200");
});

test("new blocks are shown until the subscription is stopped", async ({ page }) => {
  const part = await openConsole(page);
  await part.getByLabel("Interface").selectOption("websocket");
  await part.getByRole("button", { name: "Listen" }).click();
  await expect(part.getByRole("region", { name: "Response 1" })).toContainText('"method": "eth_subscription"', {
    timeout: 20_000,
  });
  await part.getByRole("button", { name: "Stop" }).click();
  await expect(findStatus(part)).toContainText("You stopped listening.");
  expect(await findViolations(page, "#console")).toEqual([]);
});

test("latency is measured on request", async ({ page }) => {
  const part = await openConsole(page);
  await part.getByText("Latency from your browser").click();
  await part.getByRole("button", { name: "Measure" }).click();
  await expect(part.getByRole("row", { name: /This site/ })).toContainText(/ms.*ms.*10.*0/, { timeout: 20_000 });
  await expect(part.getByText("Regions appear here once their endpoints are connected.")).toBeVisible();
});

test.describe("while the service is down", () => {
  test.use({ expectedComplaints: [/503|console: the menu could not be read/] });

  test("while the console service is down the form shows an error, and a retry opens the console", async ({ page }) => {
    await page.route("**/api/console/eth/", (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto("/nodes/eth/");
    const part = findConsole(page);
    await part.getByLabel("Method").focus();
    const sentence = part.getByText(
      "The console is not responding right now. The example above still works as a reference.",
    );
    await expect(sentence).toBeVisible();
    const places = await Promise.all(
      [part.getByRole("button", { name: "Send" }), sentence, part.locator("summary").first()].map(
        async (one) => (await one.boundingBox())?.y ?? 0,
      ),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    // Each click retries and the first one fails; none navigates.
    const again = page.waitForResponse("**/api/console/eth/");
    await part.getByRole("button", { name: "Send" }).click();
    await again;
    await expect(part.getByRole("button", { name: "Try again" })).toBeEnabled();
    await page.unroute("**/api/console/eth/");
    await part.getByRole("button", { name: "Try again" }).click();
    await part.getByLabel("Method").focus();
    await expect(part.locator("[data-console]")).toBeVisible();
    await expect(page).toHaveURL(/\/nodes\/eth\/$/);
  });
});

test.describe("in Chinese and in dark mode", () => {
  test.use({ colorScheme: "dark" });

  test("in Chinese and in dark mode, a chain without an endpoint shows the documented example, labelled as one", async ({
    page,
  }) => {
    const part = await openConsole(page, "/cn/nodes/btc/");
    await expect(part.getByText("此网络没有端点")).toBeVisible();
    await expect(part.getByRole("heading", { name: "示例响应" })).toBeVisible();
    await part.getByLabel("方法").selectOption("getblockhash");
    await part.getByRole("button", { name: "查看示例响应" }).click();
    await expect(part.getByText("此网络（主网）在这里没有端点，因此没有发送请求。")).toBeVisible();
    await expect(part.getByRole("region", { name: "示例响应" })).toContainText("000000000019d6689c085ae165831e93");
    expect(await findViolations(page, "#console")).toEqual([]);
  });
});

test.describe("without script", () => {
  // The response is not a page of the site, so the browser skips the view transition and logs that.
  test.use({ javaScriptEnabled: false, expectedComplaints: [/ViewTransition/] });

  test("without script, the console form is answered by the demo chain", async ({ page }) => {
    await page.goto("/nodes/eth/");
    const part = findConsole(page);
    await part.getByLabel("Method").selectOption("eth_chainId");
    await part.getByRole("button", { name: "Send" }).click();
    await expect(page.locator("body")).toContainText('"source": "demo"');
    await expect(page.locator("body")).toContainText('"result": "0x704249"');
  });
});

test("the console rejects methods outside its list, also without a browser", async ({ request }) => {
  const postCall = (path: string, method: string) =>
    request.post(`/api/console/${path}/`, { data: { method, params: [] } });
  expect((await postCall("eth/mainnet/json-rpc", "eth_sendTransaction")).status()).toBe(403);
  expect((await postCall("eth/mainnet/json-rpc", "anvil_setBalance")).status()).toBe(403);
  expect((await postCall("eth/%2e%2e/json-rpc", "eth_chainId")).status()).toBeGreaterThanOrEqual(400);
  expect((await postCall("eth/%252e%252e/json-rpc", "eth_chainId")).status()).toBe(404);
});

test("Send pressed while the console loads is acknowledged, and sent once it has loaded", async ({ page }) => {
  const responded = Promise.withResolvers<undefined>();
  await page.route("**/api/console/**", async (route) => {
    await responded.promise;
    await route.continue();
  });
  await page.goto("/nodes/eth/#console");
  const form = page.locator("#console form");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form).toHaveAttribute("aria-busy", "true");
  await expect(form.locator("[type=submit]")).toHaveText("Sending…");
  responded.resolve(undefined);
  await expect(page.locator("#console [data-console]").getByText("200").first()).toBeVisible();
});

test("an element opened by keyboard keeps the focus when the console takes the no-JS form's place", async ({
  page,
}) => {
  await page.goto("/nodes/eth/#console");
  const summary = page.locator("#console [data-part=latency] > summary");
  await summary.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#console [data-console]")).toBeAttached();
  await expect(summary).toBeFocused();
});
