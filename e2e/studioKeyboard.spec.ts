import { findDarkViolations, findViolations } from "./axe";
import { expect, test } from "./fixtures";
import { waitForSaved } from "./openInStudio";
import { signInToStudio } from "./signInToStudio";

test.use({ viewport: { width: 1440, height: 1000 } });
test.describe.configure({ timeout: 120_000 });

test("a page is created, composed and published by keyboard alone; the focus is never lost, axe finds nothing", async ({
  page,
  context,
  baseURL,
}) => {
  await signInToStudio(page, "/studio/");
  const { keyboard } = page;
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  const found: string[] = [];
  const isFocused = (pattern: RegExp) =>
    expect
      .poll(() =>
        page.evaluate(() => {
          const { activeElement } = document;
          return activeElement?.getAttribute("aria-label") ?? activeElement?.textContent ?? "";
        }),
      )
      .toMatch(pattern);
  /** Checks the open window, then closes it. */
  const leave = async (name: string, opener: RegExp) => {
    await page.locator("dialog[open]").waitFor();
    const faults = [
      ...(await findViolations(page, "dialog[open]")),
      ...(await findDarkViolations(page, "dialog[open]")),
    ];
    found.push(...faults.map((fault) => `${name}: ${fault}`));
    await press("Escape");
    await isFocused(opener);
  };
  const uid = `keyboard-${Date.now()}`;
  await page.getByRole("button", { name: "New page" }).focus();
  await press("Enter");
  await leave("new page", /New page/);
  await press("Enter");
  await expect(page.getByRole("dialog").getByLabel("Title")).toBeFocused();
  await keyboard.type(uid);
  await expect(page.getByLabel("Last part of the URL")).toHaveValue(uid);
  await press("Enter");
  await page.waitForURL("**/studio/documents/*/");
  const slices = page.locator("[data-slice]");
  const add = page.getByRole("button", { name: "Add a slice", exact: true });
  for (const [index, words] of ["hero plain", "rich text", "steps"].entries()) {
    await add.focus();
    await press("Enter");
    await expect(page.getByLabel("Search slices")).toBeFocused();
    await keyboard.type(words);
    await press("Enter");
    await expect(slices).toHaveCount(index + 1);
  }
  await isFocused(/^Steps/);
  await press("Alt+ArrowUp");
  await expect(page.getByText("Steps moved to position 2 of 3.")).toBeAttached();
  await isFocused(/^Steps/);
  const inSteps = (name: string) => slices.nth(1).getByRole("button", { name, exact: true }).first();
  await slices.nth(1).getByLabel("More for Steps").focus();
  await press("Enter");
  await inSteps("Move to position…").focus();
  await press("Enter");
  await leave("move", /^More for Steps/);
  await inSteps("Duplicate").focus();
  await press("Enter");
  await expect(slices).toHaveCount(4);
  await isFocused(/^Steps/);
  await inSteps("Remove").focus();
  await press("Enter");
  await expect(slices).toHaveCount(3);
  await isFocused(/^Steps/);
  await press("Control+z");
  await expect(slices).toHaveCount(4);
  await slices.first().getByRole("textbox", { name: "Title", exact: true }).focus();
  await press("ControlOrMeta+a");
  await keyboard.type("Made by keys");
  await expect(slices.first().getByRole("textbox", { name: "Title", exact: true })).toHaveText("Made by keys");
  await add.focus();
  await press("Enter");
  await leave("library", /Add a slice/);
  await page.getByRole("heading", { name: uid }).click();
  await press("?");
  await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
  await leave("keys", /./);
  found.push(...(await findViolations(page, "#content")), ...(await findDarkViolations(page, "#content")));
  await waitForSaved(page);
  await page.getByRole("button", { name: "Publish", exact: true }).focus();
  await press("Enter");
  await leave("publish", /^Publish$/);
  // The same window, in Chinese.
  await context.addCookies([{ name: "locale", value: "cn", url: baseURL ?? "" }]);
  await page.reload();
  await page.getByRole("button", { name: "发布", exact: true }).focus();
  await press("Enter");
  await leave("publish in Chinese", /^发布$/);
  found.push(...(await findViolations(page, "#content")));
  await press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: /发布$/ }).focus();
  await press("Enter");
  await page.locator('[role="status"][data-state="done"]').waitFor();
  expect(found).toEqual([]);
});
