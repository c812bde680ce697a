import type { Browser, Page } from "playwright";

import type { Shot } from "./chooseScreens.ts";

// Scripts and pictures of a state load within seconds; report a timeout instead of waiting on.
const timeoutMs = 15_000;

/** Takes one picture; gives back why it could not, or why it is not what it should be. */
export async function takeScreen(
  browser: Browser,
  origin: string,
  shot: Shot,
  file: string,
): Promise<string | undefined> {
  const { screen, look, path, locale } = shot;
  const { width, height, colorScheme, forcedColors, media } = look;
  const context = await browser.newContext({
    colorScheme,
    ...(forcedColors && { forcedColors }),
    viewport: { width, height },
    reducedMotion: "reduce",
    locale,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(timeoutMs);
  try {
    await screen.prepare?.(page);
    const response = await page.goto(`${origin}${path}`);
    if (screen.act) {
      await wake(page);
      await screen.act(page);
    }
    // Last: nothing can be pressed on paper.
    if (media) await page.emulateMedia({ media });
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(loadEveryImage);
    // A header that sticks would stand in the middle of the whole page.
    if (!screen.isWindow) await page.evaluate(() => window.scrollTo(0, 0));
    // Nothing moves in this look, but what is drawn a moment late comes by an animation (an open menu, a long page).
    await page.evaluate(endOfAnimations);
    // What fades where it can be scrolled follows a timeline that must not be stopped.
    await page.screenshot({ path: file, fullPage: !screen.isWindow, animations: "allow" });
    const expected = screen.status ?? 200;
    return response?.status() === expected ? undefined : `answered ${response?.status()} instead of ${expected}`;
  } catch (error) {
    return error instanceof Error ? error.message.split("\n")[0] : String(error);
  } finally {
    await context.close();
  }
}

/** Images wait until they are nearly seen, which they are not all in a picture of the whole page. */
async function loadEveryImage(): Promise<void> {
  const images = [...document.images];
  for (const image of images) image.loading = "eager";
  // One that cannot be drawn, or does not come, shows its words, as it does to a visitor.
  const drawn = Promise.allSettled(images.map((image) => image.decode()));
  await Promise.race([drawn, new Promise((late) => setTimeout(late, 5_000))]);
}

/** Scripts come at the first sign of use. */
async function wake(page: Page): Promise<void> {
  await page.mouse.move(4, 4);
  await page.mouse.move(5, 5);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
}

/** Until every animation is over that ends by itself. */
function endOfAnimations(): Promise<unknown> {
  const ending = document
    .getAnimations()
    .filter(
      ({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
    );
  return Promise.allSettled(ending.map(({ finished }) => finished));
}
