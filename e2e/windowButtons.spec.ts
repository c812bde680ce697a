import type { Page } from "playwright/test";

import { expect, test } from "./fixtures";

const texts = {
  en: {
    prefix: "",
    share: "Share",
    link: "Link",
    qr: "Show QR code",
    bot: "Support bot",
    apply: "Apply",
    details: "Details",
  },
  cn: {
    prefix: "/cn",
    share: "分享",
    link: "链接",
    qr: "显示二维码",
    bot: "支持机器人",
    apply: "申请",
    details: "查看详情",
  },
} as const;

const plans = {
  en: { labels: [/Contact/, /Custom/, /Individual/], from: /from \$1,000/, buy: "Buy", sales: "Talk to sales" },
  cn: { labels: [/面议/, /定制/, /单独商定/], from: /US\$1,000 每月起/, buy: "购买", sales: "联系销售" },
} as const;

const shared = ["/blog/measuring-rpc-latency-honestly/", "/case-studies/trust-wallet/", "/marketplace/projects/viem/"];

const openPlan = (page: Page, plan: string) =>
  page.locator(`[data-plan=${plan}]`).locator(`a[href$="#plan-${plan}"]`).first();

for (const locale of ["en", "cn"] as const) {
  const text = texts[locale];
  const { labels, from, buy, sales } = plans[locale];

  test(`posts, case studies and projects have a button that opens the share window (${locale})`, async ({ page }) => {
    for (const path of shared) {
      await page.goto(`${text.prefix}${path}`);
      const button = page.getByRole("main").getByRole("link", { name: text.share, exact: true });
      await button.click();
      const window = page.getByRole("dialog", { name: text.share });
      await expect(window.getByLabel(text.link)).toHaveValue(new RegExp(`${text.prefix}${path}$`));
      await page.keyboard.press("Escape");
      await expect(button).toBeFocused();
    }
  });

  test(`contact has a button for the QR window and the ambassadors page one for its own (${locale})`, async ({
    page,
  }) => {
    await page.goto(`${text.prefix}/contact/`);
    await page.getByRole("main").getByRole("link", { name: text.qr }).click();
    await expect(page.getByRole("dialog").getByRole("img", { name: text.bot })).toBeVisible();
    await page.goto(`${text.prefix}/ambassadors-program/`);
    await page.getByRole("main").getByRole("link", { name: text.apply, exact: true }).first().click();
    await expect(page.getByRole("dialog").locator("form")).toBeVisible();
  });

  test(`plan cards and the price table open the package window: Enterprise with its labels and no Buy, Dedicated with from (${locale})`, async ({
    page,
  }) => {
    const window = page.getByRole("dialog");
    await page.goto(`${text.prefix}/pricing/`);
    await openPlan(page, "start").click();
    await expect(window.getByRole("heading", { name: "Start" })).toBeVisible();
    await expect(window.getByRole("link", { name: buy })).toHaveAttribute("href", /plan=start/);
    await page.keyboard.press("Escape");
    await openPlan(page, "dedicated").click();
    await expect(window).toContainText(from);
    await expect(window.getByRole("link", { name: buy })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await page.getByRole("table").getByRole("link", { name: "Enterprise" }).click();
    for (const label of labels) await expect(window).toContainText(label);
    await expect(window.getByRole("link", { name: buy })).toHaveCount(0);
    await expect(window).not.toContainText(buy);
    await window.getByRole("button", { name: sales }).click();
    await expect(page.getByRole("dialog", { name: sales }).getByRole("textbox").last()).toHaveValue(/Enterprise/);
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test(`share, QR, ambassadors and plans are reached by their links (${locale})`, async ({ page }) => {
      await page.goto(`${text.prefix}${shared[0]}`);
      const address = page.locator("#share input");
      await expect(address).toBeHidden();
      await page.getByRole("main").getByRole("link", { name: text.share, exact: true }).click();
      await expect(address).toBeVisible();
      await expect(address).toHaveValue(new RegExp(`${text.prefix}${shared[0]}$`));
      await page.goto(`${text.prefix}/contact/`);
      await page.getByRole("main").getByRole("link", { name: text.qr }).click();
      await expect(page.getByRole("img", { name: text.bot })).toBeVisible();
      await page.goto(`${text.prefix}/ambassadors-program/`);
      await page.getByRole("main").getByRole("link", { name: text.apply, exact: true }).first().click();
      await expect(page.locator("form[data-form=ambassador]")).toHaveAttribute("method", "post");
      await page.goto(`${text.prefix}/pricing/`);
      await page.getByRole("table").getByRole("link", { name: "Dedicated" }).click();
      await expect(page.locator("li#plan-dedicated")).toBeInViewport();
    });
  });
}

test("the share window shows no URL of another origin", async ({ page }) => {
  await page.goto("/about/#share?url=https%3A%2F%2Fevil.test%2F&title=Free%20tokens");
  const window = page.getByRole("dialog", { name: "Share" });
  await expect(window.getByLabel("Link")).toHaveValue(/\/about\/$/);
  await expect(window).not.toContainText("Free tokens");
});
