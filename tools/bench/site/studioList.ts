/**
 * The Studio's list with 10,000 documents more: the time until a search is answered, and the frames while the list is
 * scrolled through, up and down again. Limits: 100 ms for an answer (p95), no frame of more than 50 ms. Medians of three.
 */
import { setTimeout as sleep } from "node:timers/promises";

import { chromium } from "playwright";
import type { Page } from "playwright";

import { browserArguments } from "../../check/browserArguments.ts";
import { watchFrames } from "../nodes/watchFrames.ts";
import { Gates } from "../run/Gates.ts";
import { timeUntilKnown, writePages } from "../run/manyPages.ts";
import { median, quantile } from "../run/quantile.ts";
import { signInOwner } from "../run/signInOwner.ts";

const {
  BENCH_SITE: site = "http://localhost:3000",
  BENCH_BROWSER: executablePath,
  CONTENT_DIR = "content",
} = process.env;
const count = 10_000;
const rounds = 3;
const limits = { answer: 100, frame: 50 };
const searches = ["listed 77", "paragraph 3 of listed-4021", "nothing of this kind", "listed-9999"];

/** Types searches; returns how long each request for documents took, in milliseconds. */
async function search(page: Page): Promise<number[]> {
  await page.evaluate(() => performance.clearResourceTimings());
  const field = page.getByRole("searchbox").first();
  for (const words of searches) {
    await field.fill("");
    await field.pressSequentially(words, { delay: 80 });
    await page.waitForLoadState("networkidle");
  }
  await field.fill("");
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name, duration }) => name.includes("/documents/search/") && duration > 0)
      .map(({ duration }) => duration),
  );
}

/** Scrolls with the wheel, faster than anyone reads; returns the frames' durations in milliseconds. */
async function scroll(page: Page): Promise<number[]> {
  await page.getByRole("rowgroup").hover();
  await page.evaluate(watchFrames);
  for (const distance of [900, -700]) {
    for (let step = 0; step < 120; step += 1) {
      await page.mouse.wheel(0, distance);
      await sleep(16);
    }
  }
  const { frames } = await page.evaluate<{ frames: number[] }>("seen");
  return frames.slice(1);
}

const uids = Array.from({ length: count }, (_, index) => `listed-${index}`);
writePages(CONTENT_DIR, uids);
await timeUntilKnown(site, uids);
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: browserArguments() });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await signInOwner(page);
const measured: Record<"answer" | "longest" | "slow", number[]> = { answer: [], longest: [], slow: [] };
for (let round = 0; round < rounds; round += 1) {
  await page.goto(`${site}/studio/`);
  await page.getByRole("row").nth(8).waitFor();
  measured.answer.push(quantile(await search(page), 0.95));
  await page.getByRole("row").nth(8).waitFor();
  const frames = await scroll(page);
  measured.longest.push(Math.max(...frames));
  measured.slow.push(frames.filter((frame) => frame > limits.frame).length);
  console.log(`round ${round + 1}: ${frames.length} frames, p95 ${quantile(frames, 0.95).toFixed(1)} ms`);
}
await browser.close();

const gates = new Gates();
gates.atMost(`a search of ${count} documents is answered: p95`, median(measured.answer), limits.answer, "ms");
gates.atMost(`scrolling ${count} documents: frames over ${limits.frame} ms`, median(measured.slow), 0, "");
gates.atMost(`scrolling ${count} documents: longest frame`, median(measured.longest), limits.frame, "ms");
gates.finish();
