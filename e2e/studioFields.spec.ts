import { expect, test } from "./fixtures";
import { createInStudio, readDocument, waitForSaved } from "./openInStudio";
import { signInToStudio } from "./signInToStudio";

test.use({ viewport: { width: 1440, height: 1000 } });

test("a date that is not whole is kept out with a sentence", async ({ page }) => {
  await signInToStudio(page);
  const uid = `fields-${Date.now()}`;
  const id = await createInStudio(page, { uid, type: "blog_post", data: { title: uid, published: "2026-01-15" } });
  await page.getByRole("tab", { name: "Settings" }).click();
  const date = page.locator('[data-field=" published"]');
  await date.locator("input").focus();
  await page.keyboard.press("Backspace");
  await page.locator('[data-field=" uid"]').getByRole("textbox").focus();
  await expect(date).toContainText("This date is incomplete or does not exist.");
  const read = async () => (await readDocument(page, id)).data;
  expect(await read()).toMatchObject({ published: "2026-01-15" });
  await date.locator("input").fill("2026-02-28");
  await expect(date).not.toContainText("This date is incomplete");
  await waitForSaved(page);
  await expect.poll(read).toMatchObject({ published: "2026-02-28" });
});

test("the focus moves into an added entry, which takes what is typed next", async ({ page }) => {
  await signInToStudio(page);
  const uid = `entries-${Date.now()}`;
  const common = { slice_label: null, variation: "default", version: "initial", items: [] };
  const faq = { ...common, id: "faq$1", slice_type: "faq", primary: {} };
  const id = await createInStudio(page, { uid, data: { title: uid, slices: [faq] } });
  await page.getByRole("button", { name: "Open all" }).click();
  await page.getByRole("button", { name: "Add to “Questions”" }).press("Enter");
  await page.keyboard.type("Why here?");
  await waitForSaved(page);
  await expect.poll(async () => JSON.stringify((await readDocument(page, id)).data)).toContain("Why here?");
});
