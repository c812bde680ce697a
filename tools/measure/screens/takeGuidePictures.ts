import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Browser, Page } from "playwright";
import sharp from "sharp";

import { signInAs } from "../../../e2e/signInToStudio.ts";
import { languages } from "../../../features/shared/contracts/languages.ts";
import { step } from "../../run/bootstrap/steps.mjs";

const folder = join("content", "images", "guide");
const look = { colorScheme: "light", reducedMotion: "reduce", viewport: { width: 1280, height: 800 } } as const;
const pixels = { width: 1600, quality: 72 };

const words = {
  en: { add: "Add a slice", publish: "Publish", summary: "Who runs this site, what it measures, and where to write." },
  cn: { add: "添加切片", publish: "发布", summary: "谁在运行这个网站、它测量什么，以及如何联系。" },
};
type GuideLocale = keyof typeof words;

/** The page that the pictures show. */
const openPage = (page: Page, locale: GuideLocale) =>
  page.goto(`/studio/documents/page-about-${languages[locale].prismic}/`);

const pictures: { name: string; open: (page: Page, locale: GuideLocale) => Promise<unknown> }[] = [
  {
    name: "studio-document",
    open: async (page, locale) => {
      await openPage(page, locale);
      await page.frameLocator("iframe").locator("h1").waitFor({ timeout: 60_000 });
    },
  },
  {
    name: "studio-slices",
    open: async (page, locale) => {
      await openPage(page, locale);
      await page.getByRole("button", { name: words[locale].add, exact: true }).click();
      await page.locator("dialog[open] img").first().waitFor();
    },
  },
  {
    name: "studio-publish",
    open: async (page, locale) => {
      await openPage(page, locale);
      await page.locator('[data-field$=" summary"] :is(input, textarea)').fill(words[locale].summary);
      await page.locator('p[data-state="saved"]').waitFor();
      await page.getByRole("button", { name: words[locale].publish, exact: true }).click();
      await page.locator("dialog[open] :is(ins, del)").first().waitFor();
    },
  },
];

/** The pictures of the guide for editors, in each language; `dataDir` holds the first person's password. */
export async function takeGuidePictures(browser: Browser, origin: string, dataDir: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const password = String(JSON.parse(readFileSync(join(dataDir, "secrets.json"), "utf8")).studioPassword);
  await step(`Pictures of the guide for editors in ${folder}`, async () => {
    for (const locale of ["en", "cn"] as const) {
      const context = await browser.newContext({ ...look, baseURL: origin, deviceScaleFactor: 2 });
      const page = await context.newPage();
      await signInAs(page, { name: "owner", password });
      await context.addCookies([{ name: "locale", value: locale, url: origin }]);
      for (const { name, open } of pictures) {
        await open(page, locale);
        await page.waitForLoadState("networkidle");
        const picture = await page.screenshot({ animations: "disabled" });
        const { width, quality } = pixels;
        await sharp(picture)
          .resize({ width })
          .webp({ quality })
          .toFile(join(folder, `${name}-${locale}.webp`));
      }
      await context.close();
    }
  });
}
