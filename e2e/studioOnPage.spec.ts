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
  // A link that is not made after all.
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog", { name: "Link" }).waitFor();
  await page.keyboard.press("Escape");
  await expect(typed).toBeFocused();
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
  // A list stands where the page will have it, which had none.
  await preview.getByText("Opening words.").click();
  await expect.poll(() => readFocused(page)).toBe("rich_text$a primary.content");
  await preview.getByText("Opening words.").click();
  await expect(typed).toBeFocused();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("- entry");
  const entry = preview.getByRole("listitem").filter({ hasText: "entry" });
  await expect(entry).toBeVisible();
  const shown = await entry.evaluate((item) => {
    const { left, top } = item.getBoundingClientRect();
    const frame = window.frameElement?.getBoundingClientRect();
    const scale = (frame?.width ?? 0) / window.innerWidth;
    return { x: (frame?.left ?? 0) + left * scale, y: (frame?.top ?? 0) + top * scale };
  });
  const box = await page.locator("[data-typing] [data-list-item]").boundingBox();
  expect(Math.hypot((box?.x ?? 0) - shown.x, (box?.y ?? 0) - shown.y)).toBeLessThan(3);
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
    { type: "list-item", text: "entry" },
  ]);
});

/** Where a word is on the screen: in the Studio, or in the page of its preview. */
const findWord = (page: Page, place: "form" | "page" | "typing", word: string) =>
  page.evaluate(
    ([at, text]) => {
      const frame = document.querySelector("iframe");
      const root = at === "page" ? frame?.contentDocument?.querySelector("[data-slice-id]") : undefined;
      const own = document.querySelector(at === "form" ? "[data-field$='primary.content']" : "[data-typing]");
      const around = root ?? own;
      if (!around) return undefined;
      const walker = around.ownerDocument.createTreeWalker(around, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const start = walker.currentNode.textContent?.indexOf(text) ?? -1;
        if (start < 0) continue;
        const range = around.ownerDocument.createRange();
        range.setStart(walker.currentNode, start);
        range.setEnd(walker.currentNode, start + text.length);
        const { left, top, height } = range.getBoundingClientRect();
        const box = root ? frame?.getBoundingClientRect() : undefined;
        const scale = box ? box.width / (frame?.clientWidth ?? 1) : 1;
        return { x: (box?.left ?? 0) + left * scale, y: (box?.top ?? 0) + (top + height / 2) * scale };
      }
      return undefined;
    },
    [place, word] as const,
  );

/** Clicks before a word, and types there. */
async function typeBefore(page: Page, place: "form" | "page", word: string, typed: string) {
  const { x = 0, y = 0 } = (await findWord(page, place, word)) ?? {};
  await page.mouse.click(x + 1, y);
  await expect(page.locator("[contenteditable='true']:focus")).toBeVisible();
  await page.keyboard.type(typed);
  return { x, y };
}

test("a click in a rich text puts the cursor at its letter and moves no letter, in the form and on the page", async ({
  page,
}) => {
  await signInToStudio(page);
  const uid = `caret-${Date.now()}`;
  const long = "More words stand here, so that a line of the page breaks and the text is long. ".repeat(3);
  const content = [
    block("First alpha words."),
    block("Second bravo title", "heading2"),
    block("Third charlie entry", "list-item"),
    block("Fourth delta entry", "list-item"),
    block("code with a button", "preformatted"),
    block(`${long}Fifth echo end.`),
  ];
  const id = await createInStudio(page, { uid, data: { title: uid, slices: [slice("a", "rich_text", { content })] } });
  await page.frameLocator("iframe").getByText("Fifth echo").waitFor({ timeout: 40_000 });
  // The first click on the page leads to the letter in the form.
  await typeBefore(page, "page", "bravo", "Y");
  await expect(page.locator("[data-slice] [contenteditable]:focus")).toContainText("Ybravo");
  for (const word of ["alpha", "delta"]) {
    // Closed and opened, the text is drawn without its tools.
    for (const _ of ["close", "open"]) await page.locator("[data-title]").click();
    const before = await typeBefore(page, "form", word, "X");
    const after = await findWord(page, "form", `X${word}`);
    expect(after?.y).toBeCloseTo(before.y, 0);
  }
  await expect(page.frameLocator("iframe").getByText("Xdelta")).toBeVisible();
  // The second types there, where the page has the text.
  const words = ["Xalpha", "Ybravo", "charlie", "Xdelta", "code", "end"];
  const onPage = await Promise.all(words.map((word) => findWord(page, "page", word)));
  for (const _ of ["first", "second"])
    await page.mouse.click((onPage[5]?.x ?? 0) + 1, onPage[5]?.y ?? 0, { delay: 50 });
  await page.locator("[data-typing] [contenteditable]:focus").waitFor();
  for (const [index, word] of words.entries()) {
    const typing = await findWord(page, "typing", word);
    expect(
      Math.hypot((typing?.x ?? 0) - (onPage[index]?.x ?? 0), (typing?.y ?? 0) - (onPage[index]?.y ?? 0)),
    ).toBeLessThan(3);
  }
  await page.keyboard.type("Z");
  await waitForSaved(page);
  const document = JSON.parse(JSON.stringify(await readDocument(page, id)));
  expect(document.data.slices[0].primary.content.map(({ text }: { text: string }) => text)).toEqual([
    "First Xalpha words.",
    "Second Ybravo title",
    "Third charlie entry",
    "Fourth Xdelta entry",
    "code with a button",
    `${long}Fifth echo Zend.`,
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
