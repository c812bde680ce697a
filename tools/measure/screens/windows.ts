import type { Page } from "playwright";

import type { Screen } from "./Screen.ts";

const isOpen = (page: Page) =>
  page.locator("dialog[open] :is(form, button[aria-pressed], svg[role=img], input, h3)").first().waitFor();

const names = ["contact", "contact-sales", "share", "qr", "ambassadors", "plan-unlimited", "location"];

/** Modals and other overlays. */
export const windows: Screen[] = [
  // A distinct query each, or the browser would stay on the current page.
  ...names.map((name) => ({ name: `window-${name}`, path: `/about/?${name}#${name}`, act: isOpen, isWindow: true })),
  {
    name: "window-search",
    path: "/about/",
    isWindow: true,
    async act(page) {
      await page.keyboard.press("ControlOrMeta+k");
      await page.locator("dialog[open] [role=combobox]").fill("eth");
      await page.locator("dialog[open] [role=option]").first().waitFor();
      // Their icons are in a file of their own.
      await page.waitForLoadState("networkidle");
    },
  },
  {
    name: "window-menu",
    path: "/",
    isWindow: true,
    act: (page) => page.locator("header summary:visible").first().click(),
  },
];
