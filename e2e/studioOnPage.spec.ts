import type { Page } from "playwright/test";

import { expect, test } from "./fixtures";
import { createInStudio, readDocument, waitForSaved } from "./openInStudio";
import { signInToStudio } from "./signInToStudio";

test.use({ viewport: { width: 1440, height: 1000 } });
test.describe.configure({ timeout: 120_000 });

const block = (text: string, type = "paragraph") => ({ type, text, spans: [] });
const slice = (id: string, type: string, primary: object) => ({
  id: `${type}$${id}`,
  slice_type: type,
  slice_label: null,
  variation: "default",
  version: "initial",
  primary,
  items: [],
});

const slices = [
  slice("a", "rich_text", { content: [block("Opening words.")] }),
  slice("b", "features", {
    title: [block("What we run", "heading2")],
    features: ["One", "Two", "Three", "Four", "Five"].map((title) => ({ title, text: [block(`About ${title}.`)] })),
  }),
];

/** The field of the form that has the focus. */
const readFocused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("[data-field]")?.getAttribute("data-field"));

test("texts of the page open their fields and are typed in place; slices are added and moved there, also by keyboard", async ({
  page,
}) => {
  await signInToStudio(page);
  const uid = `on-page-${Date.now()}`;
  const id = await createInStudio(page, { uid, data: { title: uid, slices } });
  const preview = page.frameLocator("iframe");
  // A text in a closed entry of a group.
  await preview.getByRole("heading", { name: "Four" }).click({ timeout: 40_000 });
  await expect.poll(() => readFocused(page)).toBe("features$b primary.features[3].title");
  await preview.getByText("Opening words.").click();
  await expect.poll(() => readFocused(page)).toBe("rich_text$a primary.content");
  // A second click types there, with marks.
  await preview.getByText("Opening words.").click();
  const typed = page.getByRole("textbox", { name: /on the page/ });
  await expect(typed).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type(" In ");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("place");
  await expect(preview.locator("strong")).toHaveText("place");
  await page.keyboard.press("Escape");
  await expect(typed).toHaveCount(0);
  await expect.poll(() => readFocused(page)).toBe("rich_text$a primary.content");
  await page.keyboard.press("Control+z");
  await expect(preview.locator("strong")).toHaveCount(0);
  await page.keyboard.press("Control+Shift+z");
  // The keyboard reaches every field of the page, and its slices.
  const fields = page.getByRole("listbox", { name: /^Fields on the page/ });
  await fields.focus();
  const chosen = fields.getByRole("option");
  await expect(chosen).toContainText("Opening words. In place");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(chosen).toContainText("One");
  await page.keyboard.press("Enter");
  await expect(typed).toHaveValue("One");
  await page.keyboard.type(" more");
  await page.keyboard.press("Escape");
  await expect(fields).toBeFocused();
  await expect(preview.getByRole("heading", { name: "One more" })).toBeVisible();
  await page.getByRole("button", { name: /^Move Features.*or press the arrow keys/ }).press("ArrowUp");
  await expect(preview.locator("[data-slice-id]").first()).toHaveAttribute("data-slice-id", "features$b");
  // An outline is still that of its text.
  await preview.getByText("About Two.").hover();
  await expect(preview.locator("[data-slice-id] [data-hovered]")).toHaveText("About Two.");
  await page.getByRole("button", { name: /^Add a slice below Features/ }).click();
  await page.getByLabel("Search slices").fill("hero plain");
  await page.getByLabel("Search slices").press("Enter");
  await expect(page.locator("[data-slice]")).toHaveCount(3);
  await waitForSaved(page);
  const document = JSON.parse(JSON.stringify(await readDocument(page, id)));
  expect(document.data.slices.map((one: { slice_type: string }) => one.slice_type)).toEqual([
    "features",
    "hero",
    "rich_text",
  ]);
  expect(document.data.slices[0].primary.features[0].title).toBe("One more");
  expect(document.data.slices[2].primary.content).toMatchObject([
    { text: "Opening words. In place", spans: [{ type: "strong", start: 18, end: 23 }] },
  ]);
});

test("a signed-in editor reaches a page's document and a text's field from the site, and a visitor has no bar", async ({
  page,
  browser,
  request,
}) => {
  const bar = page.getByRole("complementary", { name: "Editors" });
  const { url, html } = await request.get("/media-kit/").then(async (response) => ({
    url: response.url(),
    html: await response.text(),
  }));
  expect(html).not.toContain("edit-bar");
  await signInToStudio(page);
  await page.goto(url);
  await bar.getByRole("button", { name: "Edit a text" }).click();
  const text = page.locator("main h2").first();
  const words = (await text.textContent()) ?? "";
  await text.click();
  await page.waitForURL("**/studio/documents/page-media-kit-en-us/**");
  await expect.poll(() => readFocused(page)).toMatch(/primary\.title$/);
  await expect(page.locator(":focus")).toContainText(words);
  expect(new URL(page.url()).hash).toBe("");
  // A page of a template, in Chinese and by keyboard.
  await page.goto("/cn/nodes/eth/");
  await page.getByRole("complementary", { name: "编辑" }).getByRole("link").press("Enter");
  await page.waitForURL("**/studio/documents/page_template-node-zh-cn/**");
  const visitor = await browser.newContext();
  const other = await visitor.newPage();
  await other.goto(url);
  await expect(other.getByRole("complementary", { name: "Editors" })).toHaveCount(0);
  await visitor.close();
  expect(await (await request.get("/media-kit/")).text()).toBe(html);
});
