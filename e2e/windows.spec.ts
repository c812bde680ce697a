import { findDarkViolations, findViolations } from "./axe";
import { expect, test } from "./fixtures";

test("the contact window opens from a link, is closed by Escape and gives the focus back", async ({ page }) => {
  await page.goto("/contact/");
  const link = page.getByRole("main").getByRole("link", { name: "Arrange a visit" });
  await link.click();
  const window = page.getByRole("dialog", { name: "Write to us" });
  await expect(window).toBeVisible();
  await expect(window.getByLabel("Full name")).toBeFocused();
  await expect(page.locator("html")).toHaveAttribute("data-scroll-locked", "");
  await page.keyboard.press("Escape");
  await expect(window).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page.locator("html")).not.toHaveAttribute("data-scroll-locked", "");
});

test("however a window is closed, the focus returns, and it opens at its first field each time", async ({ page }) => {
  await page.goto("/contact/");
  const link = page.getByRole("main").getByRole("link", { name: "Arrange a visit" });
  for (let time = 0; time < 2; time += 1) {
    await link.click();
    const window = page.getByRole("dialog", { name: "Write to us" });
    await expect(window.getByLabel("Full name")).toBeFocused();
    await window.getByRole("button", { name: "Close" }).click();
    await expect(window).toBeHidden();
    await expect(link).toBeFocused();
  }
});

test("empty and malformed fields have different errors, and a complete message is sent", async ({ page }) => {
  await page.goto("/about/#contact-sales");
  const window = page.getByRole("dialog", { name: "Talk to sales" });
  await window.getByRole("button", { name: "Send to sales" }).click();
  for (const words of ["Enter an email address", "Enter your full name", "Enter your message"])
    await expect(window.getByText(words)).toBeVisible();
  await window.getByLabel("Full name").fill("Ann Example");
  await window.getByLabel("Email address").fill("ann@example");
  await window.getByLabel("Message").fill("Two archive nodes in Singapore.");
  await expect(window.getByText("Incorrect Email Address")).toBeVisible();
  await window.getByLabel("Email address").fill("ann@example.com");
  await window.getByRole("button", { name: "Send to sales" }).click();
  await expect(window.getByText("Two archive nodes in Singapore.")).toBeVisible();
  await expect(window.getByText("Sales answers by email with a price", { exact: false })).toBeVisible();
  await expect(window.getByText("Thank you! Your request successfully sent.")).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(window.getByRole("link", { name: "Calculate the cost" })).toBeFocused();
});

test("on a phone the window for sales fits the screen, keeps its heading and its button in view", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about/#contact-sales");
  const window = page.getByRole("dialog", { name: "Talk to sales" });
  await expect(window.getByLabel("Full name")).toBeFocused();
  const box = await window.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  await expect(window.getByRole("button", { name: "Send to sales" })).toBeInViewport({ ratio: 1 });
  await window.getByRole("link").last().scrollIntoViewIfNeeded();
  await expect(window.getByRole("heading", { name: "Talk to sales" })).toBeInViewport({ ratio: 1 });
});

test("on a screen of 1440 × 900 the other ways to reach sales are beside the form, and errors push no button away", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/about/#contact-sales");
  const window = page.getByRole("dialog", { name: "Talk to sales" });
  await expect(window.getByLabel("Full name")).toBeFocused();
  for (const name of ["Book a call", "Direct message", "Support bot", "Community group"])
    await expect(window.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
  const send = window.getByRole("button", { name: "Send to sales" });
  await send.click();
  await expect(window.getByText("Enter your full name")).toBeVisible();
  await expect(send).toBeInViewport({ ratio: 1 });
});

for (const [prefix, region, sent] of [
  ["", "Singapore", /Chain: BNB[\s\S]*Region: Singapore/],
  ["/cn", "新加坡", /链：BNB[\s\S]*地区：新加坡/],
] as const) {
  test(`a chosen server is part of the message to sales (${prefix || "en"})`, async ({ page }) => {
    await page.goto(`${prefix}/dedicated-nodes/?chain=bsc#server`);
    const server = page.locator("form[data-contact-form=sales]");
    await server.getByRole("radio", { name: region }).check();
    await server.getByRole("button").click();
    await expect(page.getByRole("dialog").getByRole("textbox").last()).toHaveValue(sent);
  });
}

test("clients and interfaces follow the chosen chain, and the choice is kept in the URL", async ({ page }) => {
  await page.goto("/dedicated-nodes/");
  const server = page.locator("form[data-contact-form=sales]");
  const chain = server.getByRole("combobox", { name: "Chain" });
  await expect(server.getByRole("radio", { name: "Geth" })).toBeAttached();
  await server.getByRole("radio", { name: "Singapore" }).check();
  await chain.focus();
  await chain.selectOption("btc");
  // A single client is text.
  await expect(server.getByRole("group", { name: "Client" })).toContainText("Bitcoin Core");
  await expect(server.getByRole("radio", { name: "Bitcoin Core" })).toHaveCount(0);
  await expect(server.getByRole("radio", { name: "Geth" })).toHaveCount(0);
  await expect(page).toHaveURL(/\?chain=btc/);
  await expect(server.getByRole("radio", { name: "Singapore" })).toBeChecked();
  await expect(chain).toBeFocused();
  await expect(chain).toHaveAccessibleDescription(/those of Bitcoin now/);
  await page.reload();
  await expect(chain).toHaveValue("btc");
  await expect(page).toHaveURL(/\?chain=btc/);
});

test("Copy Link says that it copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/pricing/#share");
  const window = page.getByRole("dialog", { name: "Share" });
  // The focus starts at the name field, not at the close button.
  await expect(window.getByRole("heading", { name: "Share" })).toBeFocused();
  await window.getByRole("button", { name: "Copy Link" }).click();
  await expect(window.getByText("Copied!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/pricing\/$/);
});

test("a chosen region applies to all endpoints, also on the next page", async ({ page }) => {
  await page.goto("/nodes/eth/#location");
  await page.getByRole("dialog").getByRole("button", { name: "Singapore" }).click();
  await expect(page.getByText("https://sgp.", { exact: false }).first()).toBeVisible();
  // Before the first interaction.
  await page.goto("/nodes/base/");
  await expect(page.getByRole("radio", { name: "Singapore" }).first()).toBeChecked();
  await expect(page.locator("[data-regional]", { hasText: "//fra." })).toHaveCount(0);
  for (const path of ["/", "/docs/websocket/", "/cn/docs/batching/"]) {
    await page.goto(path);
    await expect(page.locator("pre", { hasText: "//sgp." }).first(), path).toBeAttached();
    await expect(page.locator("[data-regional]", { hasText: "//fra." }), path).toHaveCount(0);
  }
});

const windows = ["contact", "contact-sales", "share", "qr", "ambassadors", "plan-unlimited", "location"];
test("every window opens by its URL and axe finds nothing in it", async ({ page }) => {
  test.slow();
  for (const [index, name] of windows.entries()) {
    await page.goto(`${index % 2 ? "/cn" : ""}/about/?${name}#${name}`);
    const window = page.getByRole("dialog");
    await expect(window.locator("form, button[aria-pressed], svg[role=img], input, dl").first()).toBeAttached();
    expect([...(await findViolations(page, "dialog")), ...(await findDarkViolations(page, "dialog"))], name).toEqual(
      [],
    );
  }
});

test("the consent banner leaves the end of a page reachable, also on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/cn/faq/#consent");
  await expect(page.getByRole("button", { name: "允许" })).toBeVisible();
  await page.locator("footer [data-consent]").click({ trial: true });
});
