import { findDarkViolations, findViolations } from "./axe";
import { expect, test } from "./fixtures";
import { createDocument, readDocument } from "./openInStudio";
import { signInToStudio } from "./signInToStudio";

const block = (text: string, spans: object[] = []) => ({
  type: "paragraph",
  text,
  spans,
  direction: "ltr",
});
const toData = (title: string, blocks: object[]) => ({
  title,
  slices: [
    {
      id: "words$1",
      slice_type: "rich_text",
      variation: "default",
      items: [],
      primary: { content: blocks },
    },
  ],
});

test("text is found in both languages, replaced where selected, and restored by one click", async ({ page }) => {
  await signInToStudio(page);
  const own = Date.now().toString(36);
  const word = `quokka${own}`;
  const bold = { start: 4, end: 4 + word.length, type: "strong" };
  const english = await createDocument(page, {
    uid: `find-${own}`,
    data: toData("A page of finds", [block(`One ${word} here.`, [bold]), block(`Two ${word} there.`)]),
  });
  const chinese = await createDocument(page, {
    uid: `zhao-${own}`,
    lang: "zh-cn",
    data: toData("查找的页面", [block(`这是 ${word}。`)]),
  });
  const read = async (id: string) => {
    const { data } = await readDocument(page, id);
    return Object(data).slices[0].primary.content.map(({ text, spans }: { text: string; spans: object[] }) => [
      text,
      spans,
    ]);
  };
  const before = [await read(english), await read(chinese)];

  await page.goto("/studio/");
  await page.getByLabel("More lists and tools").click();
  await page.getByRole("link", { name: "Find and replace" }).click();
  await page.getByRole("heading", { level: 1, name: "Find and replace" }).waitFor();
  await page.getByLabel("Find", { exact: true }).fill(word);
  await page.getByLabel("Replace with").pressSequentially("wombat bear");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").first()).toHaveText("3 places in 2 documents");
  const faults = [...(await findViolations(page)), ...(await findDarkViolations(page))];
  expect(faults).toEqual([]);
  const first = page.getByRole("checkbox", { name: /^One quokka/ });
  await first.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("checkbox", { name: /^Two quokka/ })).toBeFocused();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Replace 2 places in 2 documents" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Replaced as drafts" })).toBeVisible();
  expect([await read(english), await read(chinese)]).toEqual([
    [
      ["One wombat bear here.", [{ ...bold, end: 15 }]],
      [`Two ${word} there.`, []],
    ],
    [["这是 wombat bear。", []]],
  ]);

  await page.getByRole("button", { name: "Undo all", exact: true }).first().press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Undone in 2 documents." })).toBeVisible();
  expect([await read(english), await read(chinese)]).toEqual(before);
});
