/**
 * The Studio's editor with a page of 60 slices and its preview: from a key event to the painted text in rich text, in
 * a plain field and on the page (p95; also with a processor four times slower), the time to open, and moving a slice. Medians of
 * three.
 */
import { globSync, readFileSync } from "node:fs";

import { chromium } from "playwright";
import type { Page } from "playwright";

import { browserArguments } from "../../check/browserArguments.ts";
import { Gates } from "../run/Gates.ts";
import { median, quantile } from "../run/quantile.ts";
import { signInOwner } from "../run/signInOwner.ts";

const { BENCH_SITE: site = "http://localhost:3000", BENCH_BROWSER: executablePath } = process.env;
const limits = { key: 30, slowKey: 100, opening: 1_500, moving: 100 };
const rounds = 3;
const sliceCount = 60;
const words = "A sentence that somebody types at the speed of a good typist, twice over. ".repeat(2);

type Slice = { slice_type: string; variation: string };

/** Real slices of every type in turn. */
function pickSlices(): Slice[] {
  const byKind = new Map<string, Slice[]>();
  for (const path of globSync("content/documents/en-us/page/*.json")) {
    const { data } = JSON.parse(readFileSync(path, "utf8"));
    for (const slice of data.slices ?? []) {
      const kind = `${slice.slice_type} ${slice.variation}`;
      byKind.set(kind, [...(byKind.get(kind) ?? []), slice]);
    }
  }
  const rows = Array.from({ length: sliceCount }, (_, row) => [...byKind.values()].flatMap((all) => all[row] ?? []));
  return rows
    .flat()
    .slice(0, sliceCount)
    .map((slice, index) => ({ ...slice, id: `${slice.slice_type}$bench-${index}` }));
}

const createPage = (page: Page, slices: Slice[]): Promise<string> =>
  page.evaluate(async (all) => {
    const uid = `bench-${Date.now()}`;
    const body = { title: uid, type: "page", lang: "en-us", uid, tags: [], data: { title: uid, slices: all } };
    const headers = { "content-type": "application/json" };
    const response = await fetch("/api/studio/documents/", { method: "POST", headers, body: JSON.stringify(body) });
    return String((await response.json()).id);
  }, slices);

/** Records the time from each key event to the frame that shows it. */
const watchKeys = (page: Page) =>
  page.evaluate(() => {
    const took: number[] = [];
    Object.assign(window, { took });
    const note = () => {
      const startedAt = performance.now();
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => took.push(performance.now() - startedAt);
        channel.port2.postMessage(undefined);
      });
    };
    document.addEventListener("beforeinput", note, { capture: true });
  });

const readKeys = (page: Page): Promise<number[]> =>
  page.evaluate(() => ("took" in window && Array.isArray(window.took) ? window.took.splice(0) : []));

async function type(page: Page, field: string): Promise<number> {
  await page.locator("[data-slice]").nth(30).locator(field).first().click();
  await page.keyboard.press("End");
  await readKeys(page);
  await page.keyboard.type(words, { delay: 60 });
  await page.waitForTimeout(500);
  return quantile(await readKeys(page), 0.95);
}

/** Types at the end of a heading on the page, in the preview. */
async function typeOnPage(page: Page): Promise<number> {
  const heading = page.frameLocator("iframe").locator("[data-slice-id] h1").last();
  await heading.click();
  await heading.click();
  await page.getByRole("textbox", { name: /on the page/ }).waitFor();
  await page.keyboard.press("End");
  await readKeys(page);
  await page.keyboard.type(words, { delay: 60 });
  await page.waitForTimeout(500);
  const took = quantile(await readKeys(page), 0.95);
  await page.keyboard.press("Escape");
  return took;
}

async function move(page: Page): Promise<number> {
  const card = page.locator("[data-slice]").nth(30);
  await card.locator("button[aria-expanded]").first().focus();
  return page.evaluate(async () => {
    const before = document.querySelectorAll("[data-slice]")[30];
    const startedAt = performance.now();
    const key = { key: "ArrowUp", altKey: true, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", key));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    if (document.querySelectorAll("[data-slice]")[29] !== before) throw new Error("The slice was not moved.");
    return performance.now() - startedAt;
  });
}

const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: browserArguments() });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await signInOwner(page);
const id = await createPage(page, pickSlices());
const measured: Record<"opening" | "key" | "plain" | "placed" | "moving" | "slow" | "slowPlaced", number[]> = {
  opening: [],
  key: [],
  plain: [],
  placed: [],
  moving: [],
  slow: [],
  slowPlaced: [],
};
const devTools = await page.context().newCDPSession(page);
for (let round = 0; round < rounds; round += 1) {
  await page.goto(`${site}/studio/`);
  const startedAt = performance.now();
  await page.goto(`${site}/studio/documents/${id}/`, { waitUntil: "commit" });
  await page
    .locator("[data-slice]")
    .nth(sliceCount - 1)
    .waitFor();
  measured.opening.push(performance.now() - startedAt);
  await page
    .frameLocator("iframe")
    .locator("[data-slice-id]")
    .nth(sliceCount - 1)
    .waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Open all" }).click();
  await watchKeys(page);
  await page.waitForTimeout(3_000);
  measured.key.push(await type(page, '[role="textbox"]'));
  measured.plain.push(await type(page, "textarea"));
  measured.placed.push(await typeOnPage(page));
  measured.moving.push(await move(page));
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  measured.slow.push(await type(page, '[role="textbox"]'));
  measured.slowPlaced.push(await typeOnPage(page));
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
}
await browser.close();

const gates = new Gates();
gates.atMost("key in rich text, 60 slices open, p95", median(measured.key), limits.key, "ms");
gates.atMost("key in a plain field, 60 slices open, p95", median(measured.plain), limits.key, "ms");
gates.atMost("key on the page, 60 slices open, p95", median(measured.placed), limits.key, "ms");
gates.atMost("key with the processor four times slower, p95", median(measured.slow), limits.slowKey, "ms");
gates.atMost("key on the page, four times slower, p95", median(measured.slowPlaced), limits.slowKey, "ms");
gates.atMost("opening a page of 60 slices", median(measured.opening), limits.opening, "ms");
gates.atMost("moving one of 60 slices", median(measured.moving), limits.moving, "ms");
gates.finish();
