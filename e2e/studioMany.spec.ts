import { expect, test } from "./fixtures";
import { readDocument } from "./openInStudio";
import { signInAs, signInToStudio } from "./signInToStudio";

test("rows are picked by keyboard, tagged, taken back and published as one; whoever asked for it hears of it", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const word = `many${Date.now()}`;
  const ada = { name: `Ada ${word}`, role: "editor", password: `the password of ${word}` };
  await signInToStudio(page);
  await page.goto("/studio/");
  await page.evaluate(async (body) => {
    const headers = { "content-type": "application/json" };
    await fetch("/api/studio/people/", { method: "POST", headers, body: JSON.stringify(body) });
  }, ada);
  const context = await browser.newContext({ baseURL });
  const editor = await context.newPage();
  await signInAs(editor, ada);
  await editor.goto("/studio/");
  const ids = await editor.evaluate(async (name) => {
    const headers = { "content-type": "application/json" };
    const send = async (method: string, path: string, body: object) =>
      fetch(`/api/studio/documents/${path}`, { method, headers, body: JSON.stringify(body) });
    const made: string[] = [];
    for (const index of [1, 2, 3]) {
      const title = `${name} ${index}`;
      const document = { title, type: "page", lang: "en-us", uid: `${name}-${index}`, tags: [], data: { title } };
      made.push(String((await (await send("POST", "", document)).json()).id));
    }
    await send("PUT", `${made[0]}/request/`, { note: "please" });
    return made;
  }, word);
  await page.goto(`/studio/?q=${word}`);
  const first = page.locator("[data-row] a").first();
  await expect(page.locator("[data-row]")).toHaveCount(3);
  await first.focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Shift+ArrowDown");
  const selection = page.getByRole("region", { name: "Selected documents" });
  await expect(selection).toContainText("3 selected");
  await selection.getByLabel("Actions").click();
  await selection.getByRole("button", { name: "Tag" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Tags to add").fill("spring");
  await dialog.getByRole("button", { name: "Check", exact: true }).click();
  await dialog.getByRole("button", { name: "Tag 3 documents" }).click();
  await expect(dialog).toContainText("3 documents tagged.");
  expect(await readDocument(page, ids[0] ?? "")).toMatchObject({ tags: ["spring"] });
  await dialog.getByRole("button", { name: "Undo" }).click();
  await expect(dialog).toContainText("As before: 3 documents.");
  expect(await readDocument(page, ids[0] ?? "")).toMatchObject({ tags: [] });
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await page.getByRole("checkbox", { name: `Select ${word} 1` }).check();
  await page.getByRole("checkbox", { name: `Select ${word} 3` }).click({ modifiers: ["Shift"] });
  await expect(selection).toContainText("3 selected");
  await selection.getByRole("button", { name: "Publish", exact: true }).click();
  await dialog.getByRole("button", { name: "Publish 3 documents" }).click();
  await expect(dialog).toContainText("3 documents published.");
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(page.locator("[data-row]").first()).toContainText("Published");
  const bell = editor.getByRole("link", { name: /^Notifications: \d+ unread$/ });
  await editor.reload();
  await bell.click();
  await editor
    .getByRole("main")
    .getByRole("link", { name: /published “/ })
    .first()
    .click();
  await editor.waitForURL(`**/studio/documents/${ids[0]}/`);
  await context.close();
});
