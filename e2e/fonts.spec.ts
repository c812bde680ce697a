import { devices } from "playwright/test";
import type { CDPSession, Page } from "playwright/test";

import { expect, test } from "./fixtures";

/** Whether the page's first heading uses a font of the site, not a system font. */
async function hasSiteFont(session: CDPSession): Promise<boolean> {
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "h1" });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.some(({ isCustomFont }) => isCustomFont);
}

async function openSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  for (const domain of ["Network", "DOM", "CSS"] as const) await session.send(`${domain}.enable`);
  return session;
}

test("a slow connection shows text in system fonts, and in the site's fonts from the next load on", async ({
  page,
}) => {
  const session = await openSession(page);
  const slow = { offline: false, latency: 300, downloadThroughput: 200_000, uploadThroughput: 90_000 };
  await session.send("Network.emulateNetworkConditions", slow);
  // Not every build of Chromium reports the emulated latency.
  await page.addInitScript((rtt) => {
    Object.defineProperty(navigator, "connection", { value: { rtt } });
  }, slow.latency);
  await page.goto("/docs/limits/");
  expect(await hasSiteFont(session)).toBe(false);

  await page.waitForFunction(() => localStorage.getItem("faces"));
  // The current page keeps its font.
  expect(await hasSiteFont(session)).toBe(false);
  await page.goto("/about/");
  expect(await hasSiteFont(session)).toBe(true);
});

test.describe("a phone", () => {
  const { userAgent, viewport, isMobile, hasTouch } = devices["Pixel 7"];
  test.use({ userAgent, viewport, isMobile, hasTouch });

  test("a phone shows its first page in system fonts, and in the site's fonts once it was hidden", async ({ page }) => {
    const session = await openSession(page);
    await page.goto("/docs/limits/");
    expect(await hasSiteFont(session)).toBe(false);
    await page.waitForFunction(() => localStorage.getItem("faces"));
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await expect.poll(() => hasSiteFont(session)).toBe(true);
  });
});

test("any other connection shows the site's fonts from the first page on", async ({ page }) => {
  const session = await openSession(page);
  await page.goto("/docs/limits/");
  expect(await hasSiteFont(session)).toBe(true);
});
