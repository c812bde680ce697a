import { devices } from "playwright/test";
import type { CDPSession, Page } from "playwright/test";

import { expect, test } from "./fixtures";

/** Whether the page's first heading is drawn in a face of the site; otherwise it is one of the system's. */
async function hasOwnFace(session: CDPSession): Promise<boolean> {
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

test("a slow connection reads at once in the system's faces, and in the site's from the next load on", async ({
  page,
}) => {
  const session = await openSession(page);
  const slow = { offline: false, latency: 300, downloadThroughput: 200_000, uploadThroughput: 90_000 };
  await session.send("Network.emulateNetworkConditions", slow);
  await page.goto("/docs/limits/");
  expect(await hasOwnFace(session)).toBe(false);

  await page.waitForFunction(() => localStorage.getItem("faces"));
  // What is being read stays as it is.
  expect(await hasOwnFace(session)).toBe(false);
  await page.goto("/about/");
  expect(await hasOwnFace(session)).toBe(true);
});

test.describe("a telephone", () => {
  const { userAgent, viewport, isMobile, hasTouch } = devices["Pixel 7"];
  test.use({ userAgent, viewport, isMobile, hasTouch });

  test("draws its first page at once in the system's faces, and in the site's once it was out of sight", async ({
    page,
  }) => {
    const session = await openSession(page);
    await page.goto("/docs/limits/");
    expect(await hasOwnFace(session)).toBe(false);
    await page.waitForFunction(() => localStorage.getItem("faces"));
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await expect.poll(() => hasOwnFace(session)).toBe(true);
  });
});

test("any other connection has the site's faces from the first page on", async ({ page }) => {
  const session = await openSession(page);
  await page.goto("/docs/limits/");
  expect(await hasOwnFace(session)).toBe(true);
});
