import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { chromium } from "playwright";
import type { Locator, Page } from "playwright";
import sharp from "sharp";

import { openBuilder } from "../../../e2e/openBuilder.ts";
import { mockedSlices } from "../../../slices/simulator/mockedSlices.ts";
import { step } from "../../run/bootstrap/steps.mjs";
import { browserArguments } from "../../check/browserArguments.ts";

const width = 640;
// The shape that Slice Machine shows.
const height = 360;
// Without animations, and with data loaded.
const delayMs = 700;

const look = { colorScheme: "light", reducedMotion: "reduce", viewport: { width: 1280, height: 1000 } } as const;

/** The file that Slice Machine and the page builder show for a variation. */
const slicePicture = (folder: string, variation: string) => join("slices", folder, `screenshot-${variation}.png`);

// The site's own ground above and below a short slice.
const contained = { fit: "contain", background: "#f5f2ea" } as const;

type Options = {
  origin: string;
  browser: string;
  /** Folders of slices whose pictures are retaken; without any, only missing ones are taken. */
  names?: string[];
};

/** Takes the picture of each variation of the given slices, or of each one without a picture. */
export async function takeSlicePictures({ origin, browser: executablePath, names = [] }: Options): Promise<void> {
  const folders = foldersById();
  const pictures = mockedSlices().flatMap((slice) => {
    const folder = folders.get(slice.slice_type) ?? "";
    const file = slicePicture(folder, slice.variation);
    const isWanted = names.length > 0 ? names.includes(folder) : !existsSync(file);
    return isWanted ? [{ slice, file }] : [];
  });
  if (pictures.length === 0) return;
  const args = browserArguments("LocalNetworkAccessChecks");
  const browser = await chromium.launch({ executablePath, args });
  await step(`${pictures.length} pictures of slices`, async () => {
    for (const { slice, file } of pictures) {
      // A page of its own each: no state of one slice leaks into the next.
      const page = await browser.newPage(look);
      const { frame, show } = await openBuilder(page, `${origin}/slice-simulator/?locale=en`);
      const shown = frame.locator("[data-slice-zone] > *").first();
      await show([slice]);
      await shown.waitFor();
      await page.waitForTimeout(delayMs);
      await takePicture(page, shown, file);
      await page.close();
    }
  });
  await browser.close();
}

/** The top of a long slice identifies it, and the viewport shows that; a short one stands in the middle. */
async function takePicture(page: Page, element: Locator, file: string): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`No slice is visible for ${file}.`);
  // The button of Next's development tools is not part of a slice.
  for (const frame of page.frames())
    await frame.evaluate(() => document.querySelectorAll("nextjs-portal").forEach((button) => button.remove()));
  const clip = { ...box, height: Math.min(box.height, (height * box.width) / width) };
  const picture = sharp(await page.screenshot({ animations: "disabled", clip })).resize({
    width,
    height,
    ...contained,
  });
  await picture.png({ palette: true, colours: 64, effort: 10 }).toFile(file);
}

/** Folders of slices, which are also their names. */
export const listSliceFolders = (): string[] =>
  readdirSync("slices").filter((name) => existsSync(join("slices", name, "model.json")));

function foldersById(): Map<string, string> {
  return new Map(
    listSliceFolders().map((name) => [JSON.parse(readFileSync(join("slices", name, "model.json"), "utf8")).id, name]),
  );
}
