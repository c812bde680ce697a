import type { Browser } from "playwright";

const file = ".config/readme.png";

/** The picture at the head of the README: the home page on a first visit. */
export async function takeReadmePicture(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: "light" });
  await page.goto(`${origin}/`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: file });
  await page.close();
  console.log(`The README's picture in ${file}`);
}
