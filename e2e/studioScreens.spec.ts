import type { Locator, Page } from "playwright/test";

import { findDarkViolations, findViolations } from "./axe";
import { expect, test } from "./fixtures";
import { callStudio, createDocument, openInStudio } from "./openInStudio";
import { signInToStudio } from "./signInToStudio";

const screens = [
  ...["", "tree/", "files/", "waiting/", "calendar/", "releases/", "checks/", "replace/"],
  ...[
    "deleted/",
    "audit/",
    "people/",
    "webhooks/",
    "account/",
    "submissions/",
    "not-found/",
    "import/",
    "notifications/",
    "nothing/",
  ],
];
const maxTabs = 12;

/** The button that opens a window of a screen. */
const openers: Record<string, (page: Page) => Locator> = {
  "": (page) => page.locator("[data-row] button").first(),
  "files/": (page) => page.locator("#content button[aria-haspopup=dialog]").last(),
  "webhooks/": (page) => page.getByRole("button", { name: /^(Add webhook|添加 Webhook)$/ }),
  "people/": (page) => page.getByRole("button", { name: /^(Add a person|添加成员)$/ }),
};

/** Labels of the windows that the editor's toolbar opens. */
const windows = {
  en: ["History of this document", /^Comments/, "Translate", "Schedule", "Publish"],
  cn: ["此文档的历史", /^评论/, "翻译", "定时发布", "发布"],
};

const text = [{ type: "paragraph", text: "Words to translate.", spans: [], direction: "ltr" }];
const slice = { id: "text$1", slice_type: "rich_text", variation: "default", items: [], primary: { content: text } };

/** A page of one slice, its translation, and a release with another page. */
async function createAll(page: Page, name: string) {
  const id = await createDocument(page, { uid: name, data: { title: name, slices: [slice] } });
  const post = async (path: string, body: object) => String((await callStudio(page, "POST", path, body)).body.id);
  const translation = await post(`documents/${id}/copy`, { lang: "zh-cn" });
  const release = await post("releases", { label: name });
  const document = { title: name, type: "page", lang: "en-us", uid: `${name}-2`, tags: [], data: { title: name } };
  await post("documents", { ...document, release_id: release });
  return { id, translation, release };
}

/** Tabs through the first controls: each is a different one, is visible, and has a name. */
async function findKeyboardFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(() => {
    window.getSelection()?.removeAllRanges();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    for (const element of document.querySelectorAll("[data-tabbed]")) element.removeAttribute("data-tabbed");
  });
  for (let step = 0; step < maxTabs; step += 1) {
    await page.keyboard.press("Tab");
    const fault = await page.evaluate(() => {
      const { activeElement: element } = document;
      if (!(element instanceof HTMLElement) || element === document.body) return "";
      // A date field has a tab stop for each of its parts.
      const isRepeated = element.hasAttribute("data-tabbed") && !element.matches("input[type^=date]");
      element.setAttribute("data-tabbed", "");
      const { width, height } = element.getBoundingClientRect();
      const outline = getComputedStyle(element);
      const isSeen = width > 0 && height > 0 && (outline.outlineStyle !== "none" || outline.boxShadow !== "none");
      if (isRepeated) return `keeps the focus: ${element.outerHTML.slice(0, 120)}`;
      return isSeen ? "" : `focus is not seen: ${element.outerHTML.slice(0, 120)}`;
    });
    if (fault) faults.push(fault);
  }
  return faults;
}

for (const locale of ["en", "cn"] as const) {
  test(`axe and the keyboard find nothing on the Studio's screens and windows, and they fit a phone (${locale})`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const found: string[] = [];
    // Colours and tab stops are the same in both languages.
    const isFirst = locale === "en";
    const check = async (name: string, part?: string) => {
      const light = await findViolations(page, part, isFirst);
      const faults = [...light, ...(isFirst ? await findDarkViolations(page, part) : [])];
      found.push(...faults.map((fault) => `${name}: ${fault}`));
    };
    await signInToStudio(page);
    const { id, translation, release } = await createAll(page, `screens-${locale}-${Date.now()}`);
    const checkWindow = async (name: string, opener: Locator) => {
      await opener.click();
      await page.locator("dialog[open]").waitFor();
      await check(name, "dialog[open]");
      await page.keyboard.press("Escape");
      await expect(page.locator("dialog[open]")).toHaveCount(0);
    };
    await context.addCookies([{ name: "locale", value: locale, url: baseURL ?? "" }]);
    for (const screen of screens) {
      const name = screen || "list";
      await page.goto(`/studio/${screen}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.waitForLoadState("networkidle");
      await check(name);
      if (isFirst) found.push(...(await findKeyboardFaults(page)).map((fault) => `${name}: ${fault}`));
      await page.setViewportSize({ width: 390, height: 800 });
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      if (needed > 390) found.push(`${name} needs ${needed} pixels on a phone`);
      await page.setViewportSize({ width: 1280, height: 800 });
      const opener = openers[screen]?.(page);
      if (opener) await checkWindow(`${name}, window`, opener);
    }
    await page.goto(`/studio/releases/?id=${release}`);
    await page
      .getByRole("region", { name: `screens-${locale}` })
      .getByRole("listitem")
      .first()
      .waitFor();
    await check("release");
    await page.goto(`/studio/documents/${translation}/?translate=${id}`);
    await page.locator("section[data-slice]").waitFor();
    await check("translation");
    // The only document of its type: none is added.
    await page.goto("/studio/?type=settings");
    await page.locator("[data-row]").first().waitFor();
    await expect(page.locator('main [data-tone="primary"]')).toHaveCount(0);
    await page.goto("/studio/");
    await page.locator("[data-row]").first().waitFor();
    const many = locale === "en" ? ["Selected documents", "Schedule", "Actions"] : ["已选文档", "定时发布", "操作"];
    await page.locator("[data-row] input[type=checkbox]").first().check();
    const selected = page.getByRole("region", { name: many[0] });
    await check("list, selected");
    await selected.getByLabel(many[2] ?? "").click();
    await checkWindow("many at once", selected.getByRole("button", { name: many[1] }));
    await page.setViewportSize({ width: 390, height: 800 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > 390) found.push(`a selection needs ${wide} pixels on a phone`);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press("Control+k");
    await page.locator("[role=option]").first().waitFor();
    await check("palette", "dialog[open]");
    await openInStudio(page, id);
    await check("editor", "#content");
    // Also a zoomed window: the title can be read, and form and preview are both there, on a phone one of them.
    for (const width of [390, 600, 720, 790, 1024]) {
      await page.setViewportSize({ width, height: 640 });
      const boxes = await page.locator("#content :is(h1, section[aria-label], iframe)").evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .map((element) => {
            const { width: wide, height } = element.getBoundingClientRect();
            return { wide, height };
          }),
      );
      const small = boxes.filter(({ wide, height }) => wide < 100 || height < 16);
      if (small.length > 0) found.push(`the editor has ${small.length} parts too small at ${width} pixels`);
      if (boxes.length < (width < 640 ? 1 : 3)) found.push(`the editor lacks a part at ${width} pixels`);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const label of windows[locale]) {
      const bar = page.getByRole("banner").or(page.locator("#content header"));
      const button = bar.getByRole("button", { name: label, exact: typeof label === "string" }).first();
      if (!(await button.isVisible())) await page.locator("#content header summary").click();
      await checkWindow(String(label), button);
    }
    await page.goto("/studio/sign-in/?problem=wrong&name=ada");
    await check("sign-in");
    expect(found).toEqual([]);
  });
}
