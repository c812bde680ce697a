import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { chromium } from "playwright";

import { step } from "../../run/bootstrap/steps.mjs";
import { browserArguments } from "../../check/browserArguments.ts";
import { chooseScreens } from "./chooseScreens.ts";
import { writeIndex } from "./writeIndex.ts";
import { takeGuidePictures } from "./takeGuidePictures.ts";
import { takeReadmePicture } from "./takeReadmePicture.ts";
import { takeScreen } from "./takeScreen.ts";

const folder = ".screens";
// Two pages at a time keep two cores busy.
const atOnce = 2;

type Options = {
  origin: string;
  browser: string;
  words: string[];
  /** Where the site's back ends keep their secrets; without it the guide's pictures, which need a sign-in, are left out. */
  dataDir?: string | undefined;
  /** Stops the back ends for the outage screens; without it these are omitted. */
  stopBackEnds?: (() => Promise<void>) | undefined;
};

/**
 * Takes a picture of every screen with every look and in every language into `.screens/`, with an index page; words
 * filter them. Returns what failed.
 */
export async function takeScreens({
  origin,
  browser: executablePath,
  words,
  dataDir,
  stopBackEnds,
}: Options): Promise<string[]> {
  if (words.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath, args: browserArguments() });
  const missed: string[] = [];
  const takeAll = async (isOutage: boolean) => {
    for (const { name, screens } of chooseScreens(words)) {
      const waiting = screens.filter(({ screen }) => (screen.isOutage ?? false) === isOutage);
      if (waiting.length === 0) continue;
      const work = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const problem = await takeScreen(browser, origin, next, join(folder, `${next.file}.png`));
          if (problem) missed.push(`${next.file}: ${problem}`);
        }
      };
      await step(`${name}: ${waiting.length} screens`, async () => {
        await Promise.all(Array.from({ length: atOnce }, work));
      });
    }
  };
  await takeAll(false);
  if (words.length === 0 || words.includes("readme")) await takeReadmePicture(browser, origin);
  if (dataDir && (words.length === 0 || words.includes("guide"))) await takeGuidePictures(browser, origin, dataDir);
  if (stopBackEnds) {
    await stopBackEnds();
    await takeAll(true);
  }
  await browser.close();
  writeFileSync(join(folder, "index.html"), writeIndex(folder));
  console.log(`Screens in ${folder}/index.html`);
  return missed;
}
