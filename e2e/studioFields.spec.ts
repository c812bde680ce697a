import { readFileSync } from "node:fs";

import { strToU8, zipSync } from "fflate";

import { expect, test } from "./fixtures";
import { createInStudio, readDocument, waitForSaved } from "./openInStudio";
import { signInToStudio } from "./signInToStudio";

const pastedFrom = JSON.parse(readFileSync("cms/editor/testing/pastedFrom.json", "utf8"));

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

  // What others show of the page follows what is typed.
  const preview = page.getByRole("region", { name: "Preview of the page" });
  await preview.getByRole("button", { name: /^Search and sharing/ }).click();
  const looks = preview.getByRole("figure");
  await expect(looks).toHaveCount(3, { timeout: 40_000 });
  await expect(looks.last()).toContainText("28 Feb 2026");
  await expect(looks.nth(1).getByRole("img")).toHaveAttribute("src", /^data:image\/png/);
  await page.getByRole("tab").first().click();
  await page.getByLabel("Summary", { exact: true }).fill("For readers elsewhere");
  for (const part of [...(await looks.all()), preview.locator("pre")])
    await expect(part).toContainText("For readers elsewhere", { timeout: 20_000 });
});

test("a document from Word becomes slices of an empty page until an undo, the focus moves into an added entry, and a folder of Markdown becomes a release after its dry run", async ({
  page,
}) => {
  await signInToStudio(page);
  await createInStudio(page, { uid: `pasted-${Date.now()}` });
  const empty = page.getByText("paste a document from Word");
  await empty.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", html);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, pastedFrom.word);
  await expect(page.locator("[data-slice]")).not.toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: "from what was pasted" })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(empty).toBeVisible();
  const uid = `entries-${Date.now()}`;
  const common = { slice_label: null, variation: "default", version: "initial", items: [] };
  const faq = { ...common, id: "faq$1", slice_type: "faq", primary: {} };
  const id = await createInStudio(page, { uid, data: { title: uid, slices: [faq] } });
  await page.getByRole("button", { name: "Open all" }).click();
  await page.getByRole("button", { name: "Add to “Questions”" }).press("Enter");
  await page.keyboard.type("Why here?");
  await waitForSaved(page);
  await expect.poll(async () => JSON.stringify((await readDocument(page, id)).data)).toContain("Why here?");

  const name = `tides-${Date.now()}`;
  const text = `---\ntitle: ${name}\naliases: [/old-${name}/]\nmood: calm\n---\nWhy the sea rises.\n\n![A flag](flag.svg)\n`;
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 0h40v20H0z"/></svg>';
  const buffer = Buffer.from(zipSync({ [`${name}.md`]: strToU8(text), "flag.svg": strToU8(drawing) }));
  await page.goto("/studio/import/");
  await page.getByLabel("From").selectOption("markdown");
  const file = { name: "posts.zip", mimeType: "application/zip", buffer };
  await page.getByLabel("ZIP archive of the folder").setInputFiles(file);
  await page.getByRole("button", { name: "Dry run" }).click();
  await expect(page.getByText("To import: 1 document, 1 file and 1 redirect.")).toBeVisible();
  const list = (title: string) => page.getByRole("group").filter({ hasText: title });
  await expect(list("Left out or changed (1)")).toContainText(`${name}.md mood is left out: no field takes "calm".`);
  await expect(list("Documents (1)")).toContainText(`/blog/${name}/`);
  await page.getByText("Files (1)").click();
  await expect(list("Files (1)")).toContainText("flag.svg");
  await page.getByText("Redirects (1)").click();
  await expect(list("Redirects (1)")).toContainText(`/old-${name}/ → /blog/${name}/`);
  await page.getByRole("button", { name: "Import 1 document" }).click();
  await page.getByRole("link", { name: "Open the release" }).click();
  await expect(page.getByRole("region", { name: "Markdown: posts.zip" })).toContainText(name);
  await page.goto(`/studio/?q=${name}`);
  await page.getByRole("link", { name, exact: true }).click();
});
