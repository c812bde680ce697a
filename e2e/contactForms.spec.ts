import type { Page } from "playwright/test";

import { expect, test } from "./fixtures";

const texts = {
  en: {
    prefix: "",
    fields: ["Subject", "Full name", "Email address", "Company", "Telegram", "Message"],
    other: "Other",
    send: "Send message",
    enterName: "Enter your full name",
    limitedTitle: "You seem to be making too many requests",
    limited: "Please, try again later",
    sales: "Talk to sales",
    sendToSales: "Send to sales",
    back: "Back to the form",
    failed: "Something went wrong, please, try again.",
  },
  cn: {
    prefix: "/cn",
    fields: ["主题", "姓名", "邮箱", "公司", "Telegram", "留言"],
    other: "其他",
    send: "发送留言",
    enterName: "请输入姓名",
    limitedTitle: "你的请求似乎过于频繁",
    limited: "请稍后再试",
    sales: "联系销售",
    sendToSales: "发送给销售",
    back: "返回表单",
    failed: "出了点问题，请重试。",
  },
} as const;

/** Fulfils the requests of a form; returns the bodies that were sent. */
async function takePosts(page: Page, form: string, status = 201): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.route(`**/api/forms/${form}/`, async (route) => {
    sent.push(JSON.parse(route.request().postData() ?? "{}").values);
    await route.fulfill({ status, json: {} });
  });
  return sent;
}

for (const [locale, text] of Object.entries(texts)) {
  const [subject, name, email, company, telegram, message] = text.fields;

  test(`the contact page asks for a name, and takes company and telegram where a reply needs them (${locale})`, async ({
    page,
  }) => {
    const sent = await takePosts(page, "contact");
    await page.goto(`${text.prefix}/contact/`);
    const form = page.locator("#form form");
    await form.getByLabel(email).fill("ann@example.com");
    await page.locator("#form form[novalidate]").waitFor();
    await form.getByLabel(subject).selectOption({ label: text.other });
    await form.getByLabel(message).fill("Hello");
    await form.getByRole("button", { name: text.send }).click();
    await expect(form.getByText(text.enterName)).toBeVisible();
    await expect(form.getByLabel(name)).toBeFocused();
    await form.getByLabel(name).fill("Ann Example");
    await form.getByLabel(company).fill("Sample Ltd");
    await form.getByLabel(telegram).fill("@ann");
    await form.getByRole("button", { name: text.send }).click();
    const values = { subject: "other", name: "Ann Example", company: "Sample Ltd", telegram: "@ann" };
    await expect.poll(() => sent).toMatchObject([{ ...values, email: "ann@example.com", message: "Hello" }]);
  });

  test.describe("failures of forms", () => {
    test.use({ expectedComplaints: [/429|500|503|refused with|captcha/] });

    test(`an unavailable captcha shows “${text.limitedTitle}” in a notice window, and nothing typed is lost (${locale})`, async ({
      page,
    }) => {
      let status = 429;
      await page.route("**/api/forms/captcha/**", (route) => route.fulfill({ status, json: { error: {} } }));
      await page.goto(`${text.prefix}/about/#contact-sales`);
      const window = page.getByRole("dialog", { name: text.sales });
      const fill = [
        [name, "Ann Example"],
        [email, "ann@example.com"],
        [company, "Sample Ltd"],
        [telegram, "@ann"],
        [message, "Words that took an hour"],
      ] as const;
      for (const [label, value] of fill) await window.getByLabel(label).fill(value);
      for (status of [429, 503]) {
        await window.getByRole("button", { name: text.sendToSales }).click();
        const notice = page.getByRole("dialog", { name: text.limitedTitle });
        await expect(notice.getByRole("alert")).toHaveText(text.limited);
        await notice.getByRole("button", { name: text.back }).click();
        for (const [label, value] of fill) await expect(window.getByLabel(label)).toHaveValue(value);
      }
      await page.unroute("**/api/forms/captcha/**");
      const sent = await takePosts(page, "sales-modal", 500);
      await window.getByRole("button", { name: text.sendToSales }).click();
      await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(text.failed);
      expect(sent).toMatchObject([{ company: "Sample Ltd", telegram: "@ann" }]);
    });

    test(`an unavailable captcha shows “${text.limitedTitle}” on the contact page (${locale})`, async ({ page }) => {
      await page.route("**/api/forms/captcha/**", (route) => route.fulfill({ status: 503, json: { error: {} } }));
      await page.goto(`${text.prefix}/contact/`);
      const form = page.locator("#form form");
      await form.getByLabel(email).fill("ann@example.com");
      await page.locator("#form form[novalidate]").waitFor();
      await form.getByLabel(subject).selectOption("other");
      await form.getByLabel(name).fill("Ann Example");
      await form.getByLabel(message).fill("Still here");
      await form.getByRole("button", { name: text.send }).click();
      await expect(form.getByText(text.limitedTitle)).toBeVisible();
      await expect(form.getByText(text.limited)).toBeVisible();
      await expect(form.getByLabel(message)).toHaveValue("Still here");
    });
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test(`the contact page's plain form has name, company and telegram and keeps them (${locale})`, async ({
      page,
    }) => {
      await page.goto(`${text.prefix}/contact/`);
      const form = page.locator("#form form");
      const values = { [name]: "Ann Example", [company]: "Sample Ltd", [telegram]: "@ann", [message]: "Hello" };
      for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
      await form.getByRole("button", { name: text.send }).click();
      await expect(page).toHaveURL(/plain=contact/);
      for (const [label, value] of Object.entries(values)) await expect(form.getByLabel(label)).toHaveValue(value);
      await expect(form).toHaveAttribute("method", "post");
      await expect(form.getByLabel(name)).toHaveAttribute("required", "");
      await expect(form.getByLabel(company)).not.toHaveAttribute("required", "");
    });
  });
}

test("on a phone the contact form starts on the first screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/contact/", "/cn/contact/"]) {
    await page.goto(path);
    await expect(page.locator("#form form select")).toBeInViewport({ ratio: 1 });
  }
});

test.describe("a back end that rejects", () => {
  test.use({ expectedComplaints: [/429|500|refused with/] });

  test("a form distinguishes too many requests from a failure, and keeps its text", async ({ page }) => {
    let status = 429;
    await page.route("**/api/forms/contact/", (route) => route.fulfill({ status, json: { error: {} } }));
    await page.goto("/contact/");
    const form = page.locator("#form form");
    await form.getByLabel("Message").fill("Still here");
    await form.getByLabel("Email address").fill("ann@example.com");
    await form.getByLabel("Full name").fill("Ann Example");
    await form.getByLabel("Subject").selectOption("other");
    await form.getByRole("button", { name: "Send message" }).click();
    await expect(form.getByText("You seem to be making too many requests")).toBeVisible();
    await expect(form.getByText("Please, try again later")).toBeVisible();
    status = 500;
    await form.getByRole("button", { name: "Send message" }).click();
    await expect(form.getByText("Something went wrong, please, try again.")).toBeVisible();
    await expect(form.getByLabel("Message")).toHaveValue("Still here");
  });
});
