import type { Locator, Page } from "playwright/test";

import { expect, test } from "./fixtures";
import { createInStudio, openInStudio, readDocument, waitForSaved } from "./openInStudio";
import { readStudioPassword, signInToStudio } from "./signInToStudio";

// An unreachable back end is part of a test.
test.use({
  expectedComplaints: [/status (of )?(401|412)|net::ERR_FAILED|studio: no answer/],
  viewport: { width: 1440, height: 1000 },
});

// Two browsers, previews and publications on a machine that also runs the site.
test.describe.configure({ timeout: 120_000 });

const openNewPage = (page: Page, uid: string) => createInStudio(page, { uid });

const listSlices = (page: Page) => page.locator("[data-slice]");

async function addSlice(page: Page, words: string): Promise<Locator> {
  const count = await listSlices(page).count();
  await page.getByRole("button", { name: "Add a slice", exact: true }).click();
  await page.getByLabel("Search slices").fill(words);
  await page.getByLabel("Search slices").press("Enter");
  await expect(listSlices(page)).toHaveCount(count + 1);
  return listSlices(page).last();
}

async function write(slice: Locator, field: string, text: string): Promise<void> {
  await slice.getByRole("textbox", { name: field, exact: true }).first().click();
  // A main heading begins as the page's title.
  await slice.page().keyboard.press("Control+a");
  await slice.page().keyboard.type(text);
}

test("an editor composes, previews and publishes a page of seven slices with a picture, and a visitor reads it", async ({
  page,
  browser,
  request,
}) => {
  await signInToStudio(page);
  const uid = `composed-${Date.now()}`;
  await openNewPage(page, uid);
  await page.getByLabel("Summary").fill("A page that a test composed");
  await write(await addSlice(page, "hero plain"), "Title", "Composed in the Studio");
  const figure = await addSlice(page, "media picture caption");
  await figure.getByRole("button", { name: "Choose a picture" }).click();
  await page.getByRole("dialog", { name: "Choose a picture" }).getByRole("option").first().click();
  await figure.getByLabel("Alternative text").fill("A signal flag");
  for (const words of ["rich text", "features", "steps", "questions", "next step"]) await addSlice(page, words);
  await expect(listSlices(page)).toHaveCount(7);
  await write(listSlices(page).nth(2), "Text", "Words that stay.");
  // The last one is inserted after the hero, by keyboard.
  await listSlices(page).last().getByRole("button", { expanded: true }).first().focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press("Alt+ArrowUp");
  await expect(page.getByText(/moved to position 2 of 7/)).toBeAttached();
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+Shift+z");
  // By pointer, the last one before its neighbour. The form may still scroll to the one moved before.
  const handle = listSlices(page)
    .last()
    .getByRole("button", { name: /: drag, or press Alt/ });
  await expect(async () => {
    await handle.dragTo(listSlices(page).nth(5), { targetPosition: { x: 40, y: 4 } });
    await expect(page.getByText(/moved to position 6 of 7/)).toBeAttached({ timeout: 2_000 });
  }).toPass();
  const preview = page.frameLocator("iframe");
  await expect(preview.getByRole("heading", { level: 1 })).toContainText("Composed in the Studio", { timeout: 40_000 });
  await expect(preview.getByAltText("A signal flag")).toBeVisible();
  // Selecting a slice in the preview selects it in the form.
  await preview.getByText("Words that stay.").click();
  await expect(page.locator('[data-slice][data-selected="true"]')).toContainText("Words that stay.");
  await waitForSaved(page);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: /^Publish “/ });
  await dialog.getByRole("button", { name: "Publish", exact: true }).click();
  await page.locator('[role="status"][data-state="done"]').waitFor();
  await expect
    .poll(async () => (await request.get(`/${uid}/`)).status(), { timeout: 10_000, intervals: [100] })
    .toBe(200);
  const visitor = await browser.newContext();
  const site = await visitor.newPage();
  await site.goto(`/${uid}/`);
  await expect(site.getByRole("heading", { level: 1 })).toContainText("Composed in the Studio");
  await expect(site.getByAltText("A signal flag")).toBeVisible();
  await visitor.close();
});

test("after a session expires while typing, signing in again in the dialog saves all text", async ({
  page,
  context,
}) => {
  await signInToStudio(page);
  const id = await openNewPage(page, `ended-${Date.now()}`);
  // A request on its way would end the session before anything is typed.
  await page.waitForLoadState("networkidle");
  await context.clearCookies({ name: "studio" });
  await page.getByLabel("Summary").fill("Typed after the session ended");
  const dialog = page.getByRole("alertdialog");
  await dialog.waitFor();
  await expect(page.getByText("Sign in again to send it").first()).toBeAttached();
  await dialog.getByLabel("Password").fill("not the password");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(/wrong/)).toBeVisible();
  await dialog.getByLabel("Password").fill(readStudioPassword());
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel("Summary")).toHaveValue("Typed after the session ended");
  await waitForSaved(page);
  expect(await readDocument(page, id)).toMatchObject({ data: { summary: "Typed after the session ended" } });
});

test("undo continues after a reload, through a slice and text that were saved", async ({ page }) => {
  await signInToStudio(page);
  const id = await openNewPage(page, `undone-${Date.now()}`);
  await page.getByLabel("Summary").fill("Before the slice");
  await addSlice(page, "hero plain");
  await waitForSaved(page);
  await page.reload();
  await expect(listSlices(page)).toHaveCount(1);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(listSlices(page)).toHaveCount(0);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(page.getByLabel("Summary")).toHaveValue("");
  await page.getByRole("button", { name: /^Redo/ }).click();
  await expect.poll(() => readDocument(page, id)).toMatchObject({ data: { summary: "Before the slice", slices: [] } });
});

test("typed text survives an unreachable service and a browser killed while typing", async ({ page, context }) => {
  await signInToStudio(page);
  const id = await openNewPage(page, `killed-${Date.now()}`);
  let isAway = true;
  await context.route("**/api/studio/documents/**", (route) =>
    isAway && route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await page.getByLabel("Summary").fill("Typed while nobody answers");
  await expect(page.getByText(/^Kept on this computer/).first()).toBeVisible({ timeout: 10_000 });
  const session = await context.newCDPSession(page);
  // The response never arrives: the process was killed.
  void session.send("Page.crash").catch(() => undefined);
  await page.waitForEvent("crash");
  isAway = false;
  const again = await context.newPage();
  await openInStudio(again, id);
  await expect(again.getByLabel("Summary")).toHaveValue("Typed while nobody answers");
  await waitForSaved(again);
  await expect
    .poll(async () => readDocument(again, id))
    .toMatchObject({ data: { summary: "Typed while nobody answers" } });
});

test("two browsers edit one page: fields of both are kept, and a conflicting field is resolved by choice", async ({
  page,
  browser,
}) => {
  await signInToStudio(page);
  const id = await openNewPage(page, `shared-${Date.now()}`);
  const other = await (await browser.newContext()).newPage();
  await signInToStudio(other);
  await openInStudio(other, id);
  await page.getByLabel("Summary").fill("by one");
  await waitForSaved(page);
  await other.getByLabel("Page title").fill("By the other");
  await waitForSaved(other);
  await expect(other.getByLabel("Summary")).toHaveValue("by one");
  await expect
    .poll(async () => readDocument(page, id))
    .toMatchObject({ data: { summary: "by one", title: "By the other" } });
  // The page does not receive the other's text before it writes its own.
  await page.route("**/api/studio/presence/**", (route) => route.abort());
  await other.getByLabel("Summary").fill("by the other");
  await waitForSaved(other);
  await page.getByLabel("Summary").fill("by one again");
  const conflict = page.getByRole("alert").filter({ hasText: "“Summary” was also changed in another window" });
  await expect(conflict).toContainText("by the other");
  await expect(conflict).toContainText("by one again");
  // The choice stands above the form, wherever that is scrolled to.
  await expect(conflict.getByRole("button", { name: "Use the other version" })).toBeInViewport();
  await conflict.getByRole("button", { name: "Use the other version" }).click();
  await waitForSaved(page);
  await expect(page.getByLabel("Summary")).toHaveValue("by the other");
  await other.context().close();
});

test("a preview has no names of a template's page, and its hero shows what is in other slices", async ({ page }) => {
  await signInToStudio(page);
  await openInStudio(page, "page-faq-en-us");
  const preview = page.frameLocator("iframe");
  // In a closed answer.
  await expect(preview.getByText("/{chain}/{network}/{KEY}")).toBeAttached({ timeout: 40_000 });
  await expect(preview.getByText("find a question")).toBeVisible();
});
