import { devices } from "playwright/test";
import type { Page } from "playwright/test";

import { expect, test } from "./fixtures";

const { userAgent, viewport, isMobile, hasTouch } = devices["Pixel 7"];
test.use({ userAgent, viewport, isMobile, hasTouch });

/** Stops the page at the frame of its first paint; the returned function resumes it. */
async function holdFirstPaint(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
  return () => session.send("Animation.setPlaybackRate", { playbackRate: 1 });
}

/** Whether the heading of the first screen is rendered, and that of the page's last slice. */
const drawn = (page: Page) =>
  page.evaluate(() => {
    const last = [...document.querySelectorAll("main > [data-slice-type] h2")].at(-1);
    return [document.querySelector("h1"), last].map((heading) => heading?.checkVisibility() ?? false);
  });

test("a phone renders the first screen first, and the rest right after it", async ({ page }) => {
  const goOn = await holdFirstPaint(page);
  await page.goto("/");
  expect(await drawn(page)).toEqual([true, false]);
  await goOn();
  await expect.poll(() => drawn(page)).toEqual([true, true]);
});

test("a page opened below its top is rendered completely", async ({ page }) => {
  await holdFirstPaint(page);
  await page.goto("/#questions");
  expect(await drawn(page)).toEqual([true, true]);
  await page.goto("/about/");
  await page.reload();
  expect(await drawn(page)).toEqual([true, true]);
  await page.goto("/pricing/");
  await page.goBack();
  expect(await drawn(page)).toEqual([true, true]);
});
