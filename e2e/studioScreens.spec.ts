import type { Page } from "playwright/test";

import { findDarkViolations, findViolations } from "./axe";
import { expect, test } from "./fixtures";
import { createInStudio, openInStudio } from "./openInStudio";
import { signInToStudio } from "./signInToStudio";

const screens = [
  ...["", "tree/", "files/", "waiting/", "calendar/", "releases/", "checks/", "replace/"],
  ...["deleted/", "audit/", "people/", "account/", "nothing/"],
];
const maxTabs = 12;

/** Labels of the windows that the editor's toolbar opens. */
const windows = {
  en: ["History of this document", /^Comments/, "Translate", "Publish at a time, or with a release", "Publish"],
  cn: ["此文档的历史", /^评论/, "翻译", "定时发布，或随发布组发布", "发布"],
};

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
  test(`axe and the keyboard find nothing on the Studio's screens and windows in both modes, and they fit a phone (${locale})`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const found: string[] = [];
    const check = async (name: string, part?: string) => {
      const faults = [...(await findViolations(page, part)), ...(await findDarkViolations(page, part))];
      found.push(...faults.map((fault) => `${name}: ${fault}`));
    };
    await signInToStudio(page);
    const id = await createInStudio(page, { uid: `screens-${locale}-${Date.now()}` });
    await context.addCookies([{ name: "locale", value: locale, url: baseURL ?? "" }]);
    for (const screen of screens) {
      const name = screen || "list";
      await page.goto(`/studio/${screen}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.waitForLoadState("networkidle");
      await check(name);
      found.push(...(await findKeyboardFaults(page)).map((fault) => `${name}: ${fault}`));
      await page.setViewportSize({ width: 390, height: 800 });
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      if (needed > 390) found.push(`${name} needs ${needed} pixels on a phone`);
      await page.setViewportSize({ width: 1280, height: 800 });
    }
    await page.goto("/studio/");
    await page.locator("[data-row]").first().waitFor();
    await page.keyboard.press("Control+k");
    await page.locator("[role=option]").first().waitFor();
    await check("palette", "dialog[open]");
    await openInStudio(page, id);
    await check("editor", "#content");
    for (const label of windows[locale]) {
      await page
        .getByRole("banner")
        .or(page.locator("#content header"))
        .getByRole("button", { name: label, exact: typeof label === "string" })
        .first()
        .click();
      await page.locator("dialog[open]").waitFor();
      await check(String(label), "dialog[open]");
      await page.keyboard.press("Escape");
      await expect(page.locator("dialog[open]")).toHaveCount(0);
    }
    await page.goto("/studio/sign-in/?problem=wrong&name=ada");
    await check("sign-in");
    expect(found).toEqual([]);
  });
}
