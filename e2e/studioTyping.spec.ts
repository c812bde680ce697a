import { readFileSync } from "node:fs";

import type { CDPSession, Locator, Page } from "playwright/test";

import { expect, test } from "./fixtures";
import { createInStudio, readDocument, waitForSaved } from "./openInStudio";
import { signInToStudio } from "./signInToStudio";

test.use({ viewport: { width: 1440, height: 1000 } });
test.describe.configure({ timeout: 120_000 });

// Clipboard content of common programs.
const pastedFrom = JSON.parse(readFileSync("cms/editor/testing/pastedFrom.json", "utf8"));
const dot =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==";

const textSlice = { slice_type: "rich_text", variation: "default", primary: {}, items: [] };

/** Opens a new page with one empty text. */
async function openText(page: Page, uid: string): Promise<{ id: string; text: Locator }> {
  const id = await createInStudio(page, { uid, data: { title: uid, slices: [textSlice] } });
  await page.locator("[data-title]").click();
  return { id, text: page.locator("[data-slice]").getByRole("textbox", { name: "Text", exact: true }) };
}

/** The text's blocks in storage, as `kind: words`. */
async function readBlocks(page: Page, id: string): Promise<string[]> {
  await waitForSaved(page);
  const document = JSON.parse(JSON.stringify(await readDocument(page, id)));
  const blocks: { type: string; text?: string; alt?: string }[] = document.data.slices[0].primary.content;
  return blocks.map(({ type, text, alt }) => `${type}: ${text ?? alt ?? ""}`);
}

test("text pasted from Word, Google Docs, a page of the site and as plain text becomes clean rich text", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signInToStudio(page);
  const { id, text } = await openText(page, `pasted-${Date.now()}`);
  const source = await context.newPage();
  await source.goto("/studio/sign-in/");
  const paste = async (what: { html?: string; plain?: string } | "page") => {
    await source.bringToFront();
    await source.evaluate((copied) => {
      document.oncopy = (event) => {
        if (copied === "page") return;
        if (copied.html) event.clipboardData?.setData("text/html", copied.html);
        event.clipboardData?.setData("text/plain", copied.plain ?? "plain");
        event.preventDefault();
      };
      getSelection()?.selectAllChildren(document.querySelector("main") ?? document.body);
    }, what);
    await source.keyboard.press("Control+c");
    await page.bringToFront();
    await text.click();
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Control+v");
  };
  await paste({ html: pastedFrom.word });
  await expect(page.getByRole("status").filter({ hasText: "a table became lines" })).toBeVisible();
  await expect.poll(() => readBlocks(page, id)).toContain("o-list-item: Step two");
  await paste({ html: pastedFrom.googleDocs });
  await expect
    .poll(() => readBlocks(page, id))
    .toEqual(expect.arrayContaining(["list-item: inner", "paragraph: A link"]));
  await paste({ html: "<ul><li>Apples</li><li>Pears</li></ul>" });
  await expect.poll(() => readBlocks(page, id)).toEqual(["list-item: Apples", "list-item: Pears"]);
  await source.goto("/docs/limits/");
  await paste("page");
  await source.goto("/studio/sign-in/");
  await expect.poll(() => readBlocks(page, id)).toContain("heading2: Limits by plan");
  await paste({ plain: "one\ntwo <b>three</b>" });
  await expect.poll(() => readBlocks(page, id)).toEqual(["paragraph: one", "paragraph: two <b>three</b>"]);
  await paste({ html: `<p>Before</p><img src="${dot}" alt="A dot"><p>After <img src="file:///c:/a.png"></p>` });
  await expect(page.getByRole("status").filter({ hasText: "a picture was left out" })).toBeVisible();
  await expect.poll(() => readBlocks(page, id)).toEqual(["paragraph: Before", "image: A dot", "paragraph: After"]);
});

/** Composes text as an input method does: letters first, then the characters. */
async function compose(session: CDPSession, letters: string[], words: string): Promise<void> {
  for (const text of letters) {
    await session.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  }
  await session.send("Input.insertText", { text: words });
}

test("composed Chinese text survives a save in fields and rich text, and undo removes it as one step", async ({
  page,
  context,
}) => {
  await signInToStudio(page);
  const { id, text } = await openText(page, `composed-${Date.now()}`);
  const session = await context.newCDPSession(page);
  const summary = page.getByLabel("Summary");
  for (const [field, read] of [
    [summary, () => summary.inputValue()],
    [text, async () => (await text.innerText()).trim()],
  ] as const) {
    await field.click();
    await compose(session, ["n", "ni", "ni h", "ni hao"], "你好");
    await expect.poll(read).toBe("你好");
    // During composition a save is sent and answered.
    const saving = page.waitForResponse(
      (response) => response.request().method() === "PUT" && /documents/.test(response.url()),
    );
    await session.send("Input.imeSetComposition", { text: "shi j", selectionStart: 5, selectionEnd: 5 });
    await saving;
    await compose(session, ["shi ji", "shi jie"], "世界");
    await expect.poll(read).toBe("你好世界");
    await page.keyboard.press("Control+z");
    await expect.poll(read).toBe("你好");
    await page.keyboard.press("Control+Shift+z");
    await expect.poll(read).toBe("你好世界");
  }
  expect(await readBlocks(page, id)).toEqual(["paragraph: 你好世界"]);
  expect(await readDocument(page, id)).toMatchObject({ data: { summary: "你好世界" } });
});
