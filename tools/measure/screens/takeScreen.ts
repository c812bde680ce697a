import type { Browser, Page } from "playwright";

import type { Shot } from "./chooseScreens.ts";

// Scripts and images of a state load within seconds; report a timeout instead of waiting on.
const timeoutMs = 15_000;

/** Takes one picture; returns why it failed or looks wrong. */
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
    // Last, because print media disables interaction.
    if (media) await page.emulateMedia({ media });
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(loadEveryImage);
    // A sticky header would appear in the middle of a full-page picture.
    if (!screen.isWindow) await page.evaluate(() => window.scrollTo(0, 0));
    // Reduced motion, but late content still appears by an animation (an open menu, a long page).
    await page.evaluate(endOfAnimations);
    // Scroll-driven animations must not be stopped.
    await page.screenshot({ path: file, fullPage: !screen.isWindow, animations: "allow" });
    const expected = screen.status ?? 200;
    return response?.status() === expected ? undefined : `answered ${response?.status()} instead of ${expected}`;
  } catch (error) {
    return error instanceof Error ? error.message.split("\n")[0] : String(error);
  } finally {
    await context.close();
  }
}

/** Lazy images load near the viewport; a full-page picture needs all of them. */
async function loadEveryImage(): Promise<void> {
  const images = [...document.images];
  for (const image of images) image.loading = "eager";
  // A failed image shows its alternative text, as for a visitor.
  const drawn = Promise.allSettled(images.map((image) => image.decode()));
  await Promise.race([drawn, new Promise((late) => setTimeout(late, 5_000))]);
}

/** Scripts load at the first sign of intent. */
async function wake(page: Page): Promise<void> {
  await page.mouse.move(4, 4);
  await page.mouse.move(5, 5);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
}

/** Waits for every finite animation. */
function endOfAnimations(): Promise<unknown> {
  const ending = document
    .getAnimations()
    .filter(
      ({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
    );
  return Promise.allSettled(ending.map(({ finished }) => finished));
}
