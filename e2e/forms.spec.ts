import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "./fixtures";

const outbox = join(process.env.DATA_DIR ?? "", "outbox");

/** The newest e-mail in the outbox that speaks of something. */
function findMail(words: string): string | undefined {
  const names = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith(".eml")) : [];
  const texts = names.map((name) =>
    readFileSync(join(outbox, name), "utf8")
      .replace(/=\r?\n/g, "")
      .replaceAll("=3D", "="),
  );
  return texts.findLast((text) => text.includes(words));
}

test("the newsletter complains in the right words and thanks in the right words", async ({ page }) => {
  await page.goto("/faq/");
  const form = page.getByRole("contentinfo").locator("form");
  await form.getByRole("button", { name: "Subscribe" }).click();
  await expect(form.getByText("Input is empty")).toBeVisible();
  await form.getByLabel("Email address").fill("nobody@nowhere");
  await expect(form.getByText("Wrong email address")).toBeVisible();
  await form.getByLabel("Email address").fill("reader@example.com");
  await form.getByRole("button", { name: "Subscribe" }).click();
  await expect(form.getByText("Thank you! Your request successfully sent.")).toBeVisible();
  await expect.poll(() => findMail("reader@example.com")).toBeDefined();
});

test("what was typed is still there after a reload, and is not lost while offline", async ({ page, context }) => {
  test.slow();
  await page.goto("/contact/");
  const form = page.locator("#form form");
  await form.getByLabel("Message").fill("Words that took an hour");
  await page.locator("form[novalidate]").first().waitFor();
  await form.getByLabel("Email address").fill("ann@example.com");
  await form.getByLabel("Subject").selectOption("feedback");
  await page.reload();
  await form.getByLabel("Message").focus();
  await expect(form.getByLabel("Message")).toHaveValue("Words that took an hour");
  await expect(form.getByLabel("Subject")).toHaveValue("feedback");
  await context.setOffline(true);
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(form.getByText("You are offline.")).toBeVisible();
  await context.setOffline(false);
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(form.getByText("Thank you! Your request successfully sent.")).toBeVisible();
  await page.reload();
  await form.getByLabel("Message").focus();
  await expect(form.getByLabel("Message")).toHaveValue("");
});

test.describe("a back end that refuses", () => {
  test.use({ expectedComplaints: [/429|500|refused with/] });

  test("too many requests are told apart from a failure, and nothing typed is lost", async ({ page }) => {
    let status = 429;
    await page.route("**/api/forms/contact/", (route) => route.fulfill({ status, json: { error: {} } }));
    await page.goto("/contact/");
    const form = page.locator("#form form");
    await form.getByLabel("Message").fill("Still here");
    await form.getByLabel("Email address").fill("ann@example.com");
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

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: [/csp/] });

  test("the newsletter is subscribed to by a link that comes by e-mail", async ({ page }) => {
    await page.goto("/faq/");
    const footer = page.getByRole("contentinfo").locator("form");
    await footer.getByLabel("Email address").fill("noscript@example.com");
    await footer.getByRole("button", { name: "Subscribe" }).click();
    const form = page.locator("#form form");
    await expect(form.getByLabel("Email address")).toHaveValue("noscript@example.com");
    // A ticket is not taken within three seconds: a person needs longer.
    const opened = Date.now();
    await expect.poll(() => Date.now() - opened).toBeGreaterThan(3_200);
    await form.getByRole("button", { name: "Subscribe" }).click();
    await expect(page).toHaveURL(/result=mail/);
    await expect(page.getByText("Almost sent")).toBeVisible();
    await expect.poll(() => findMail("To: noscript@example.com")).toBeDefined();
    const link = /https?:\S+\/api\/forms\/confirm\/\S+/.exec(findMail("To: noscript@example.com") ?? "")?.[0] ?? "";
    await page.goto(new URL(link).pathname + new URL(link).search);
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByText("Thank you! Your request successfully sent.")).toBeVisible();
  });
});
