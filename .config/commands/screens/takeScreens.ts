import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { chromium } from "playwright";
import type { Browser, Page } from "playwright";

import { step } from "../bootstrap/steps.mjs";
import { writeIndex } from "./index.ts";
import { languages, modes, screens, widths } from "./screens.ts";
import type { Screen } from "./screens.ts";

const folder = ".screens";
const readmePicture = ".config/readme/home.png";

type Options = { origin: string; browser: string; words: string[] };

/** Takes a picture of every screen at every width, mode and language into `.screens/`, with a page that shows them all. */
export async function takeScreens({ origin, browser: executablePath, words }: Options): Promise<void> {
  const chosen = screens.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  if (words.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  const taken: string[] = [];
  for (const [language, prefix] of Object.entries(languages)) {
    for (const colorScheme of modes) {
      for (const width of widths) {
        await step(`${language}, ${colorScheme}, ${width} px`, async () => {
          const context = await browser.newContext({
            colorScheme,
            viewport: { width, height: 900 },
            reducedMotion: "reduce",
          });
          const page = await context.newPage();
          for (const screen of chosen) {
            const file = `${screen.name}-${language}-${colorScheme}-${width}.png`;
            await take(page, origin, prefix, screen, join(folder, file));
            taken.push(file);
          }
          await context.close();
        });
      }
    }
  }
  if (words.length === 0) await takeReadmePicture(browser, origin);
  await browser.close();
  writeFileSync(join(folder, "index.html"), writeIndex(taken));
  console.log(`${taken.length} screens in ${folder}/index.html`);
}

async function take(page: Page, origin: string, prefix: string, screen: Screen, path: string): Promise<void> {
  const { press } = screen;
  const response = await page.goto(`${origin}${prefix}${screen.path}`);
  const status = response?.status() ?? 0;
  if (status !== (screen.status ?? 200)) console.warn(`${prefix}${screen.path} answered ${status}`);
  await page.evaluate(() => document.fonts.ready);
  const isWindow = screen.name.startsWith("window-");
  if (isWindow) await page.locator("dialog[open]").waitFor({ timeout: 15_000 });
  if (press) {
    await page.locator(press).first().click();
    await page.locator("html[data-ready]").waitFor({ timeout: 15_000 });
  }
  await page.screenshot({ path, fullPage: !isWindow, animations: "disabled" });
}

async function takeReadmePicture(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: "light" });
  await page.goto(`${origin}/`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: readmePicture });
  await page.close();
}
