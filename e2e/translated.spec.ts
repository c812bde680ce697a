import type { Locator, Page } from "playwright/test";

import { expect, test } from "./fixtures";
import { startUsing } from "./startUsing";
import { translatePage } from "./translatePage";

type Case = {
  path: string;
  /** Makes a choice after which sentences change. */
  act: (page: Page) => Promise<unknown>;
  /** The part of the page that tells about the choice. */
  find: (page: Page) => Locator;
  /** A sentence that follows the choice. */
  shows: RegExp;
};

const translate = (page: Page, way: "replaced" | "moved") =>
  page.evaluate<undefined, "replaced" | "moved">(translatePage, way);

const main = (page: Page) => page.locator("main");
const cases: Case[] = [
  {
    path: "/",
    act: (page) => page.locator("main select").first().selectOption("sol"),
    find: (page) => page.locator("main section").first(),
    shows: /Solana: /,
  },
  {
    path: "/pricing/",
    act: (page) => page.locator("main select[name=chain]").selectOption({ index: 6 }),
    find: (page) => page.locator("main section").filter({ has: page.locator("select[name=chain]") }),
    shows: /archive data/,
  },
  {
    path: "/nodes/",
    act: (page) => page.getByRole("searchbox", { name: "Search node" }).fill("bitcoin"),
    find: (page) => page.locator("main output").first(),
    shows: /\d/,
  },
  {
    path: "/tracker/",
    act: (page) => page.getByRole("radio", { name: "30 days" }).check({ force: true }),
    find: (page) => page.locator("main h2, main output"),
    shows: /\d/,
  },
  {
    path: "/console/",
    act: (page) => page.getByLabel("Method").selectOption("eth_getLogs"),
    find: (page) => page.locator("main form").filter({ has: page.getByLabel("Method") }),
    shows: /eth_getLogs/,
  },
  {
    path: "/faucet/eth-sepolia/",
    act: async (page) => {
      await page.getByLabel("Your address").fill("0x12");
      await page.getByLabel("Your address").blur();
    },
    find: (page) => page.locator("main form"),
    shows: /This has 2 hexadecimal digits/,
  },
];

/** The lines of a part; figures go on while a page is open, and a translation changes spaces. */
async function read(part: Locator): Promise<string[]> {
  const lines = (await part.allInnerTexts())
    .join("\n")
    .replace(/\d[\d.,]*/g, "0")
    .split("\n");
  return lines.map((line) => line.replace(/\s+/g, " ").trim()).filter(Boolean);
}

for (const { path, act, find, shows } of cases) {
  test(`${path} translated by the browser shows what was chosen`, async ({ page, context }) => {
    await page.goto(path);
    await startUsing(page);
    await act(page);
    await expect(main(page)).toContainText(shows);
    const translated = await context.newPage();
    await translated.goto(path);
    await startUsing(translated);
    await translate(translated, "replaced");
    await act(translated);
    await expect(main(translated)).toContainText(shows);
    await expect(async () => expect(await read(find(translated))).toEqual(await read(find(page)))).toPass();
    await translate(translated, "moved");
  });
}

test("an account made on a translated page shows what happened", async ({ page }) => {
  await page.goto("/nodes/eth/");
  await startUsing(page);
  await translate(page, "replaced");
  await page.getByRole("link", { name: "Get a key" }).first().click();
  const key = page.getByRole("dialog");
  await expect(key.getByRole("button", { name: "Make a key" })).toBeVisible();
  await translate(page, "replaced");
  await key.getByRole("button", { name: "Make a key" }).click();
  await expect(key.getByRole("status").filter({ hasText: "Your key works now." })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("dialog", { name: "Your endpoint" })).toBeVisible();
  await translate(page, "moved");
  await key.getByRole("button", { name: "Send eth_blockNumber" }).click();
  await expect(key.getByRole("region", { name: "Response" })).toContainText('"result":"0x');
});
