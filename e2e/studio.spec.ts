import { gzipSync } from "node:zlib";
import type { Locator, Page } from "playwright/test";

import { expect, test } from "./fixtures";
import { readStudioPassword, signInToStudio } from "./signInToStudio";

/** Chooses the page /about/ in a picker. */
const pickAbout = async (picker: Locator) => {
  await picker.fill("/about/");
  await picker
    .page()
    .getByRole("option", { name: /\/about\/(?!\w)/ })
    .first()
    .click();
};

const pressAll = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

test("by keyboard alone, an editor signs in, finds a page by its text, and opens others by the palette", async ({
  page,
}) => {
  await page.goto("/studio/");
  await page.waitForURL("**/studio/sign-in/**");
  await expect(page.getByLabel("Name")).toBeFocused();
  await page.keyboard.type("owner");
  await page.getByRole("button", { name: "English" }).press("Enter");
  await page.waitForURL(/name=owner/);
  await expect(page.getByLabel("Password")).toBeFocused();
  await page.keyboard.type("a guess that is wrong");
  await pressAll(page, "Enter");
  await expect(page.getByLabel("Password")).toHaveAccessibleDescription(/Name or password is wrong/);
  await expect(page.getByLabel("Name")).toHaveValue("owner");
  await expect(page.getByLabel("Password")).toBeFocused();
  await page.keyboard.type(readStudioPassword());
  await pressAll(page, "Enter");
  await page.waitForURL("**/studio/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Documents");
  expect(await page.evaluate(() => document.cookie)).not.toContain("studio=");

  await expect(page.locator("[data-row]").first()).toBeVisible();
  // Only the rows in view are drawn, and the window itself does not scroll.
  const total = Number(await page.getByRole("table").getAttribute("aria-rowcount"));
  expect(await page.locator("[data-row]").count()).toBeLessThan(total / 2);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await pressAll(page, "/");
  await page.keyboard.type("sizes and time limits are the same for everyone");
  await expect(page).toHaveURL(/\?q=sizes/);
  // The rows of the search have replaced those before.
  const row = page.locator("[data-row]").first();
  await expect(row).toContainText("/docs/limits/");
  await pressAll(page, "ArrowDown");
  const link = row.getByRole("link").first();
  for (let step = 0; step < 20 && !(await link.evaluate((element) => element === document.activeElement)); step++) {
    await pressAll(page, "ArrowDown");
  }
  await expect(link).toBeFocused();
  await pressAll(page, "Enter");
  await page.waitForURL("**/studio/documents/*/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Limits");

  await pressAll(page, "Control+k");
  const palette = page.getByRole("combobox", { name: "Search documents and commands" });
  // Also while its code is loading.
  await page.keyboard.type("/pricing/");
  await expect(palette).toBeFocused();
  await expect(page.getByRole("dialog").getByRole("option", { selected: true })).toContainText("Pricing");
  await pressAll(page, "Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Pricing");

  await pressAll(page, "Control+k");
  await page.keyboard.type("page tree");
  await expect(page.getByRole("dialog").getByRole("option", { selected: true })).toHaveText("Page tree");
  await pressAll(page, "Enter");
  await page.waitForURL("**/studio/tree/");
  const home = page.getByRole("treeitem", { name: /^Home/ });
  await home.focus();
  await pressAll(page, "ArrowDown");
  await expect(home).not.toBeFocused();
  await pressAll(page, "ArrowUp");
  await expect(home).toBeFocused();
  await pressAll(page, "?");
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(keys.getByRole("link", { name: "Guide for editors" })).toHaveAttribute("href", "/docs/guide-editors/");
  await pressAll(page, "Escape");
  await expect(home).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Pricing");
});

test.describe("a first page", () => {
  // The Studio asks until visitors get what was published.
  test.use({ expectedComplaints: [/status (of )?404/] });

  test("a first hour: by the words on the screen, a landing page is made from a starter and published without an empty slice", async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await signInToStudio(page, "/studio/");
    let actions = 0;
    const act = async (action: Promise<unknown>) => {
      actions += 1;
      await action;
    };
    const press = (root: Pick<Page, "getByRole">, name: string) =>
      act(root.getByRole("button", { name, exact: true }).click());
    const own = `offer-${Date.now().toString(36)}`;
    await press(page, "New page");
    const dialog = page.getByRole("dialog", { name: "New page" });
    await act(dialog.getByLabel("Page title").fill(own));
    await act(dialog.getByLabel("Landing page").check());
    await act(dialog.getByRole("combobox", { name: "Parent page" }).fill("/about/"));
    await act(
      dialog
        .getByRole("option", { name: /\/about\// })
        .first()
        .click(),
    );
    await expect(dialog.getByRole("status")).toContainText(`/about/${own}/`);
    await press(dialog, "Create draft");
    await act(page.getByLabel("Summary").fill("What a first hour makes"));
    const slices = page.locator("[data-slice]");
    await expect(slices).toHaveCount(5);
    // An empty slice is seen in the preview, and named before it is published.
    await press(page, "Add a slice");
    await act(
      page
        .getByRole("region", { name: "Recommended" })
        .getByRole("button", { name: /^Media and text/ })
        .click(),
    );
    await expect(slices).toHaveCount(6);
    const preview = page.frameLocator("iframe").locator("[data-empty]");
    await expect(preview).toHaveAttribute("data-empty", /Media and text.*: empty, not shown on the site/, {
      timeout: 40_000,
    });
    await expect(preview.getByRole("heading", { name: "Title" })).toBeVisible();
    await press(page, "Publish");
    const publishing = page.getByRole("dialog", { name: /^Publish “/ });
    await act(publishing.getByRole("button", { name: /Media and text.*The slice is empty/ }).click());
    await press(slices.last(), "Remove");
    await press(page, "Publish");
    await expect(publishing.getByText(/empty/)).toHaveCount(0);
    await act(publishing.getByRole("button", { name: "Publish", exact: true }).click());
    const site = page.waitForEvent("popup");
    await act(page.getByRole("link", { name: "View page" }).click());
    const shown = await site;
    await expect(shown.getByRole("heading", { level: 1 })).toHaveText(own);
    await expect(shown.locator("[data-slice-type] h2")).toHaveText([
      "Why it is worth it",
      "How it works",
      "Questions",
      "Ready to start?",
    ]);
    expect(actions).toBeLessThanOrEqual(25);
  });
});

test("what visitors did not find begins a redirect, and a page: a copy with the slices of the original", async ({
  page,
  request,
  baseURL,
}) => {
  const uid = `copied-${Date.now().toString(36)}`;
  // Like no word of the site: typing errors are forgiven.
  const words = `zzqq${Date.now().toString(36)}`;
  const headers = { accept: "text/html", referer: `${baseURL}/pricing/?plan=start` };
  for (const path of [`${uid}/`, `${uid}-before/`, `search/?q=${words}`]) await request.get(`/${path}`, { headers });
  await signInToStudio(page, "/studio/not-found/");
  const rows = page.getByRole("listitem");
  await expect(async () => {
    await page.reload();
    await expect(rows.filter({ hasText: uid })).toHaveCount(2, { timeout: 2_000 });
    await expect(rows.filter({ hasText: words })).toHaveCount(1, { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await expect(rows.filter({ hasText: `/${uid}/` })).toContainText(/from \/pricing\/once\s*last on /);
  await page.getByRole("button", { name: `Redirect /${uid}-before/` }).click();
  await pickAbout(page.getByRole("combobox", { name: "Leads to" }));
  await page.getByRole("button", { name: "Create draft" }).click();
  await expect(page.getByLabel("Old path")).toHaveValue(`/${uid}-before/`);
  await page.goBack();
  await page.getByRole("button", { name: `Create a page for ${words}` }).click();
  const dialog = page.getByRole("dialog", { name: "New page" });
  await expect(dialog.getByLabel("Last part of the URL")).toHaveValue(words);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: `Create a page for /${uid}/` }).click();
  await expect(dialog.getByLabel("Last part of the URL")).toHaveValue(uid);
  await dialog.getByLabel("Title").fill("A copy");
  await dialog.getByLabel("Copy of a page").check();
  await pickAbout(dialog.getByRole("combobox", { name: "Page to copy" }));
  await dialog.getByRole("button", { name: "Create draft" }).click();
  await page.waitForURL("**/studio/documents/*/");
  await expect(page.getByLabel("Page title")).toHaveValue("A copy");
  const titles = page.locator("[data-title]");
  await expect(titles).not.toHaveCount(0);
  const copied = await titles.allTextContents();
  expect(copied.length).toBeGreaterThan(1);
  await page.goto("/studio/documents/page-about-en-us/");
  await expect(titles).toHaveText(copied);
});

test("the Studio's code stays below 300 KB gzip, that of the first screen below 60 KB, and no other page can load any", async ({
  request,
}) => {
  const code = new Map<string, string>();
  const sumBytes = (names: string[]) => names.reduce((sum, name) => sum + gzipSync(code.get(name) ?? "").byteLength, 0);
  const chunk = /static\/chunks\/[\w.~-]+\.js/g;
  // Browsers that know modules, which the Studio needs, leave out scripts for those that do not.
  const open = async (path: string) =>
    (await (await request.get(path, { headers: { cookie: "studio-open=1" } })).text()).replaceAll(
      /<script[^>]* nomodule[^>]*>/gi,
      "",
    );
  /** The scripts that pages name, and those that their scripts name: all that they can ever load. */
  async function reach(paths: readonly string[]): Promise<Set<string>> {
    const found = new Set<string>();
    const read = async (text: string) => {
      for (const [name] of text.matchAll(chunk)) {
        if (found.has(name)) continue;
        found.add(name);
        const known = code.get(name) ?? (await (await request.get(`/_next/${name}`)).text());
        code.set(name, known);
        await read(known);
      }
    };
    for (const path of paths) await read(await open(path));
    return found;
  }
  const pages = [
    "/",
    "/about/",
    "/nodes/",
    "/nodes/eth/",
    "/docs/limits/",
    "/cn/pricing/",
    "/contact/",
    "/search/?q=a",
  ];
  const others = await reach(pages);
  const listOwn = async (path: string) => [...(await reach([path]))].filter((name) => !others.has(name));
  const own = await listOwn("/studio/");
  expect(own.filter((name) => code.get(name)?.includes("ProseMirror"))).toHaveLength(1);
  expect([...others].filter((name) => /ProseMirror|\/api\/studio\//.test(code.get(name) ?? ""))).toEqual([]);
  expect(sumBytes(own)).toBeLessThan(300 * 1_024);
  // The list of documents needs no script beside those that the page itself names.
  const html = await open("/studio/");
  const first = own.filter((name) => html.includes(name));
  expect(first.some((name) => code.get(name)?.includes("data-row"))).toBe(true);
  expect(sumBytes(first)).toBeLessThan(60 * 1_024);
  expect(sumBytes(await listOwn("/studio/sign-in/"))).toBeLessThan(60 * 1_024);
});
