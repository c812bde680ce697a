import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { chromium } from "playwright";
import type { Locator, Page } from "playwright";
import sharp from "sharp";

import { openBuilder } from "../../../../e2e/openBuilder.ts";
import { mockedSlices } from "../../../../slices/simulator/mockedSlices.ts";
import { step } from "../../run/bootstrap/steps.mjs";
import { browserArguments } from "../../check/browserArguments.ts";

const width = 800;
// The window of the builder shows no more of a slice.
const tallest = 530;
// Nothing that moves, and data that came.
const settled = 700;

const look = { colorScheme: "light", reducedMotion: "reduce", viewport: { width: 1280, height: 1000 } } as const;

/** The file that Slice Machine and the page builder show for a variation. */
export const slicePicture = (folder: string, variation: string) =>
  join("slices", folder, `screenshot-${variation}.png`);

type Options = { origin: string; browser: string };

/** Takes the picture of each slice's variations that has none; who wants a new one removes the old. */
export async function takeSlicePictures({ origin, browser: executablePath }: Options): Promise<void> {
  const folders = foldersById();
  const missing = mockedSlices().flatMap((slice) => {
    const file = slicePicture(folders.get(slice.slice_type) ?? "", slice.variation);
    return existsSync(file) ? [] : [{ slice, file }];
  });
  if (missing.length === 0) return;
  const args = browserArguments("LocalNetworkAccessChecks");
  const browser = await chromium.launch({ executablePath, args });
  await step(`Pictures of ${missing.length} slices`, async () => {
    for (const { slice, file } of missing) {
      // A builder of its own each: nothing of one slice is left when the next is shown.
      const page = await browser.newPage(look);
      const { frame, show } = await openBuilder(page, `${origin}/slice-simulator/?locale=en`);
      const shown = frame.locator("[data-slice-zone] > *").first();
      await show([slice]);
      await shown.waitFor();
      await page.waitForTimeout(settled);
      await takePicture(page, shown, file);
      await page.close();
    }
  });
  await browser.close();
}

/** The top of a long slice says what it is, and the window shows that: the frame of a longer one may be drawn empty. */
async function takePicture(page: Page, element: Locator, file: string): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`Nothing to be seen for ${file}.`);
  const height = Math.min(box.height, (tallest * box.width) / width);
  const picture = await page.screenshot({ animations: "disabled", clip: { ...box, height } });
  await sharp(picture).resize({ width }).png({ palette: true, colours: 64, effort: 10 }).toFile(file);
}

function foldersById(): Map<string, string> {
  const folders = readdirSync("slices").filter((name) => existsSync(join("slices", name, "model.json")));
  return new Map(
    folders.map((name) => [JSON.parse(readFileSync(join("slices", name, "model.json"), "utf8")).id, name]),
  );
}
