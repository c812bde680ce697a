import { startUsing } from "./startUsing";
import { expect, test } from "./fixtures";

test.use({
  // The status for a visitor without an account.
  expectedComplaints: [/401/],
});

test("a demo sign-in shows the account and its plan, hides the token from scripts, and ends", async ({
  page,
  context,
}) => {
  await page.goto("/pricing/");
  await expect(page.locator("[data-current]")).toHaveCount(0);
  await page.getByRole("banner").getByRole("link", { name: "Go to Account" }).click();
  await page.getByRole("radio", { name: "Growth" }).check();
  // The click need not wait for hydration: the page has no scripts.
  await page.getByRole("button", { name: "Open account" }).click();
  await page.waitForURL("**/api/account/overview/en/**", { timeout: 4_000 });
  await page.goto("/pricing/");
  await startUsing(page);

  const account = page.getByRole("banner").locator("details[data-menu=account]").first();
  await expect(account).toContainText("Demo account");
  await expect(page.getByRole("banner").getByRole("link", { name: "Go to Account" })).toBeHidden();
  await expect(page.locator("[data-plan=growth][data-current]").first()).toBeVisible();
  await expect(page.locator("[data-plan=free][data-current]")).toHaveCount(0);

  const token = (await context.cookies()).find(({ name }) => name === "accessToken");
  expect(token).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  expect(await page.evaluate(() => document.cookie)).not.toContain(token?.value);

  await account.locator("summary").click();
  await account.getByRole("button", { name: "Sign out" }).click();
  // The account was opened with a key, which ends with it.
  await page.getByRole("button", { name: "Delete account and sign out" }).click();
  await page.getByRole("link", { name: "Back to the site" }).click();
  await page.waitForURL(/\/pricing\/$/);
  await expect(page.getByRole("banner").getByRole("link", { name: "Go to Account" }).first()).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("accessToken");
});

test("without a session the account's address shows the form that opens one", async ({ page }) => {
  await page.goto("/api/account/overview/");
  await page.waitForURL("**/api/account/overview/en/");
  await expect(page.getByRole("button", { name: "Open account" })).toBeVisible();
});

test("a sign-in persists from page to page, also in Chinese", async ({ page, context, baseURL }) => {
  const response = await context.request.post("/api/account/session/", {
    form: { plan: "start", from: "/cn/pricing/" },
    headers: { origin: baseURL ?? "" },
  });
  expect(response.url()).toContain("/cn/pricing/");
  // Before the account is loaded, the header offers none.
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/account/", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/cn/");
  await startUsing(page);
  await expect(page.locator("html")).toHaveAttribute("data-signed-in", "pending");
  await expect(page.getByRole("banner").getByRole("link", { name: "进入账户" })).toHaveCount(0);
  release();
  await expect(page.getByRole("banner").locator("details[data-menu=account]").first()).toBeVisible();
  await page.goto("/cn/pricing/");
  await startUsing(page);
  await expect(page.locator("[data-plan=start][data-current]").first()).toBeVisible();
});

test("another site cannot sign anyone in or out", async ({ request }) => {
  for (const path of ["session", "sign-out"]) {
    const response = await request.post(`/api/account/${path}/`, {
      form: { plan: "free" },
      headers: { origin: "https://elsewhere.example" },
    });
    expect(response.status()).toBe(403);
  }
});

test.describe("without script", () => {
  // Without JavaScript, the browser logs each script that it does not load.
  test.use({ javaScriptEnabled: false, expectedComplaints: [/\.js csp$/] });

  test("without script, signing in and out are forms that post", async ({ page, context }) => {
    await page.goto("/cn/pricing/");
    await page.getByRole("banner").getByRole("link", { name: "进入账户" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
    await page.getByRole("button", { name: "开通账户" }).click();
    await page.waitForURL("**/api/account/overview/cn/**");
    await page.goto("/api/account/sign-in/");
    await page.getByRole("button", { name: /删除账户并退出|Delete account and sign out/ }).click();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain("accessToken");
  });
});
