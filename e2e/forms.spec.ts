import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Locator, Page } from "playwright/test";

import { expect, test } from "./fixtures";
import { callStudio, createDocument, createInStudio, waitForSaved } from "./openInStudio";
import { signInToStudio } from "./signInToStudio";

const outbox = join(process.env.DATA_DIR ?? "", "outbox");

const paragraphs = (...texts: string[]) =>
  texts.map((text) => ({ type: "paragraph", text, spans: [], direction: "ltr" }));

/** The latest e-mail in the outbox that contains a text. */
function findMail(words: string): string | undefined {
  const names = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith(".eml")) : [];
  const texts = names.map((name) =>
    readFileSync(join(outbox, name), "utf8")
      .replace(/=\r?\n/g, "")
      .replaceAll("=3D", "="),
  );
  return texts.findLast((text) => text.includes(words));
}

/** Fulfils the requests of a form, once released; returns the submitted values. */
async function takePosts(page: Page, form: string, whenever: Promise<void> = Promise.resolve()): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.route(`**/api/forms/${form}/`, async (route) => {
    sent.push(JSON.parse(route.request().postData() ?? "{}").values);
    await whenever;
    await route.fulfill({ status: 201, json: { id: "1" } });
  });
  return sent;
}

test("the newsletter form shows its documented error and success messages", async ({ page }) => {
  await page.goto("/faq/");
  const form = page.getByRole("contentinfo").locator("form");
  await form.getByRole("button", { name: "Subscribe" }).click();
  await expect(form.getByText("Input is empty")).toBeVisible();
  await form.getByLabel("Email address").fill("nobody@nowhere");
  await expect(form.getByText("Wrong email address")).toBeVisible();
  await expect(form.getByLabel("Email address")).toHaveAccessibleDescription("Wrong email address");
  await form.getByLabel("Email address").fill("reader@example.com");
  await form.getByRole("button", { name: "Subscribe" }).click();
  const sent = page.getByRole("contentinfo").locator("#newsletter");
  await expect(sent.getByText("Thank you! Your request successfully sent.")).toBeVisible();
  await expect(sent.getByText("reader@example.com")).toBeVisible();
  await expect.poll(() => findMail("reader@example.com")).toBeDefined();
});

test("a form that an editor composed is placed, sent after an error, handled in the Studio, and forgotten", async ({
  page,
}) => {
  test.slow();
  await signInToStudio(page);
  const fields = [
    { label: "?", kind: "text", is_required: true },
    { label: "Email", kind: "email", is_required: true },
    { label: "Days", kind: "several choices", is_required: false, choices: paragraphs("Monday", "Friday") },
  ];
  const data = {
    ...{ title: "Workshop", fields, button: "Sign up", recipients: "workshop-team@example.com" },
    ...{ consent: paragraphs("I agree to be written to."), thanks: paragraphs("See you there.") },
  };
  const form = await createInStudio(page, { uid: "workshop", type: "form", data });
  await page.getByLabel("Label", { exact: true }).first().fill("Your name");
  const preview = page.frameLocator("iframe");
  await expect(preview.getByLabel("Your name")).toBeVisible({ timeout: 30_000 });
  await expect(preview.getByRole("button", { name: "Sign up" })).toBeVisible();
  await waitForSaved(page);
  const link = { link_type: "Document", id: form, type: "form", lang: "en-us" };
  const slice = { id: "form$1", slice_type: "form", variation: "default", items: [], primary: { document: link } };
  const placed = await createDocument(page, { uid: "workshop-page", data: { title: "Workshop", slices: [slice] } });
  for (const id of [form, placed])
    expect((await callStudio(page, "PATCH", `documents/${id}/draft`, { status: "published" })).status).toBe(204);
  const read = async () => (await page.request.get("/workshop-page/")).text();
  await expect.poll(read, { timeout: 15_000 }).toContain("Your name");
  expect(await read()).not.toContain("workshop-team@example.com");
  await page.goto("/workshop-page/");
  const body = page.locator("main form");
  await body.getByLabel("Email").fill("guest@visitor.example");
  await body.locator("xpath=self::*[@novalidate]").waitFor();
  await body.getByRole("button", { name: "Sign up" }).click();
  await expect(body.getByLabel("Your name")).toHaveAccessibleDescription("Input is empty");
  await expect(body.getByText("Tick the box to go on")).toBeVisible();
  await body.getByLabel("Your name").fill("Guest One");
  await body.getByLabel("Friday").check();
  await body.getByLabel("I agree to be written to.").check();
  await body.getByRole("button", { name: "Sign up" }).click();
  await expect(page.getByText("See you there.")).toBeVisible({ timeout: 15_000 });
  await expect.poll(() => findMail("guest@visitor.example")).toMatch(/^To: workshop-team@example\.com/m);
  await page.goto("/studio/submissions/");
  await page.getByRole("button", { name: "guest@visitor.example" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("definition").filter({ hasText: "Guest One" })).toBeVisible();
  await expect(dialog.getByText("I agree to be written to.")).toBeVisible();
  await dialog.getByRole("button", { name: "Mark as done" }).click();
  await expect(dialog.getByRole("button", { name: "Mark as open" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByLabel("More actions").click();
  await page.getByRole("button", { name: "Delete many…" }).click();
  await page.getByRole("alertdialog").getByLabel("Everything from one person").fill("Guest@visitor.example");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Deleted: 1.")).toBeAttached();
  await page.getByLabel("State").selectOption("");
  await expect(page.getByRole("button", { name: /guest@visitor/ })).toHaveCount(0);
  for (const id of [placed, form]) await callStudio(page, "DELETE", `documents/${id}/publication`);
});

test("a form keeps its text over a reload and while offline", async ({ page, context }) => {
  test.slow();
  await page.goto("/contact/");
  const form = page.locator("#form form");
  await form.getByLabel("Message").fill("Words that took an hour");
  await page.locator("form[novalidate]").first().waitFor();
  await form.getByLabel("Email address").fill("ann@example.com");
  await form.getByLabel("Full name").fill("Ann Example");
  await form.getByLabel("Subject").selectOption("feedback");
  await page.reload();
  await page.mouse.move(300, 300);
  await expect(form.getByLabel("Message")).toHaveValue("Words that took an hour");
  await expect(form.getByLabel("Subject")).toHaveValue("feedback");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(form.getByText("You are offline.")).toBeVisible();
  await context.setOffline(false);
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(page.locator("#form").getByText("Thank you! Your request successfully sent.")).toBeVisible();
  await page.reload();
  await form.getByLabel("Message").focus();
  await expect(form.getByLabel("Message")).toHaveValue("");
});

test("a form keeps its text over the language switch", async ({ page }) => {
  await page.goto("/contact/");
  const form = page.locator("#form form");
  await form.getByLabel("Message").fill("Half a sentence");
  await page.locator("#form form[novalidate]").waitFor();
  await form.getByLabel("Subject").selectOption("feedback");
  await page.locator("a[data-locale=cn]").first().click();
  await expect(page).toHaveURL(/\/cn\/contact\/$/);
  await expect(form.getByLabel("留言")).toHaveValue("Half a sentence");
  await expect(form.getByLabel("主题")).toHaveValue("feedback");
});

test("a form keeps its text over a visit to another page", async ({ page }) => {
  await page.goto("/contact/");
  const form = page.locator("#form form");
  await form.getByLabel("Message").fill("Half a sentence");
  await page.locator("#form form[novalidate]").waitFor();
  await expect(form.getByLabel("Message")).toHaveValue("Half a sentence");
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).first().click();
  await expect(page).toHaveURL(/\/about\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact\/$/);
  await form.getByLabel("Message").focus();
  await expect(form.getByLabel("Message")).toHaveValue("Half a sentence");
});

/** Fills a field as browser autofill does: without focus, with or without an event. */
const fillSilently = (field: Locator, value: string, isTold: boolean) =>
  field.evaluate(
    (element, { value, isTold }) => {
      const kind = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
      Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(element, value);
      for (const type of isTold ? ["input", "change"] : []) element.dispatchEvent(new Event(type, { bubbles: true }));
    },
    { value, isTold },
  );

test("text filled in by the browser is sent, with and without an input event", async ({ page }) => {
  const bodies = await takePosts(page, "contact");
  await page.goto("/contact/");
  const form = page.locator("#form form");
  await fillSilently(form.getByLabel("Email address"), "before@example.com", false);
  await form.getByLabel("Subject").selectOption("other");
  await fillSilently(form.getByLabel("Full name"), "Ann Example", false);
  await form.hover();
  // The form that replaced the one without scripts; values that are set in between would be those of an old form.
  await page.locator("#form form[aria-busy]").waitFor();
  await expect(form.getByLabel("Email address")).toHaveValue("before@example.com");
  await fillSilently(form.getByLabel("Email address"), "told@example.com", true);
  await fillSilently(form.getByLabel("Message"), "Not told", false);
  await form.getByRole("button", { name: "Send message" }).click();
  const sent = page.locator("#form");
  await expect(sent.getByText("Thank you! Your request successfully sent.")).toBeVisible();
  await expect(sent.getByRole("definition").filter({ hasText: "told@example.com" })).toBeVisible();
  await expect(sent.getByText(/answers by email, on working days in Singapore/)).toBeVisible();
  await expect(sent.getByRole("link", { name: "Documentation" })).toBeVisible();
  expect(bodies).toMatchObject([
    { subject: "other", name: "Ann Example", email: "told@example.com", message: "Not told" },
  ]);
});

test("text pasted into a form is trimmed, and too long a text is reported rather than cut", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const bodies = await takePosts(page, "newsletter");
  await page.goto("/contact/");
  const paste = async (field: Locator, text: string) => {
    await page.evaluate((words) => navigator.clipboard.writeText(words), text);
    await field.focus();
    await page.keyboard.press("ControlOrMeta+v");
  };
  const form = page.locator("#form form");
  await form.hover();
  await page.locator("#form form[aria-busy]").waitFor();
  await paste(form.getByLabel("Message"), "字".repeat(5_001));
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(form.getByText("At most 5000 characters")).toBeVisible();
  await expect(form.getByLabel("Message")).toHaveValue("字".repeat(5_001));
  const newsletter = page.getByRole("contentinfo").locator("form");
  await paste(newsletter.getByLabel("Email address"), "  pasted@example.com \n");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("contentinfo").getByText("Thank you! Your request successfully sent.")).toBeVisible();
  expect(bodies).toEqual([{ email: "pasted@example.com" }]);
});

test("a double click on a slow network sends once and shows progress", async ({ page }) => {
  let respond: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (respond = resolve));
  const bodies = await takePosts(page, "newsletter", held);
  await page.goto("/faq/");
  const form = page.getByRole("contentinfo").locator("form");
  await form.getByLabel("Email address").fill("twice@example.com");
  await form.getByRole("button", { name: "Subscribe" }).dblclick();
  const sending = form.getByRole("button", { name: "Sending" });
  await expect(sending).toHaveAttribute("aria-disabled", "true");
  await sending.click({ force: true });
  await page.keyboard.press("Enter");
  respond();
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText("Thank you! Your request successfully sent.")).toBeVisible();
  await footer.getByRole("button", { name: "Use another address" }).click();
  await expect(form.getByLabel("Email address")).toBeFocused();
  await expect(form.getByLabel("Email address")).toHaveValue("");
  expect(bodies).toEqual([{ email: "twice@example.com" }]);
  await form.getByRole("button", { name: "Subscribe" }).click();
  await expect(form.getByText("Input is empty")).toBeVisible();
  await expect(footer.getByText("Thank you!")).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: [/csp/] });

  test("without script, a newsletter subscription is confirmed by a link in an e-mail", async ({ page }) => {
    await page.goto("/faq/");
    const footer = page.getByRole("contentinfo").locator("form");
    await footer.getByLabel("Email address").fill("noscript@example.com");
    await footer.getByRole("button", { name: "Subscribe" }).click();
    const form = page.locator("#form form");
    await expect(form.getByLabel("Email address")).toHaveValue("noscript@example.com");
    await expect(page.getByText("Not sent yet")).toBeInViewport();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Monthly newsletter");
    await expect(page.getByRole("heading", { name: "Ways to reach us" })).toHaveCount(0);
    // The server rejects tickets younger than three seconds.
    const opened = Date.now();
    await expect.poll(() => Date.now() - opened).toBeGreaterThan(3_200);
    await form.getByRole("button", { name: "Subscribe" }).click();
    await expect(page).toHaveURL(/result=mail/);
    await expect(page.getByText("Almost sent")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Monthly newsletter");
    await expect(page.locator("#form form")).toHaveCount(0);
    await expect.poll(() => findMail("To: noscript@example.com")).toBeDefined();
    const link = /https?:\S+\/api\/forms\/confirm\/\S+/.exec(findMail("To: noscript@example.com") ?? "")?.[0] ?? "";
    await page.goto(new URL(link).pathname + new URL(link).search);
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByText("Thank you! Your request successfully sent.")).toBeVisible();
    await expect(page.getByText("Every email has a link to unsubscribe.")).toBeVisible();
  });
});
