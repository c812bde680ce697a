/**
 * Time from a click on a link to the next page's first paint: the first click of a visit (cold), a click after the
 * pointer rested on the link for a second (warm), and one back to a page seen before. On this machine, and throttled
 * like a mid-range phone. Medians of five.
 */
import { chromium } from "playwright";
import type { Browser, Page } from "playwright";

import { browserArguments } from "../../check/browserArguments.ts";
import { Gates } from "../run/Gates.ts";
import { openPhone, slowDown } from "../run/slowPhone.ts";
import { median } from "../run/quantile.ts";
import { printTable } from "../run/table.ts";

const site = process.env.BENCH_SITE ?? "";
const rounds = 5;
const limitMs = 100;
const from = "/about/";
const to = "/case-studies/";

/** Records when a link was clicked, and when the next page is first painted, by router or full load. */
function watchChanges(): void {
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => `${location.pathname} ${document.querySelector("h1")?.textContent ?? ""}`;
  addEventListener(
    "click",
    () => {
      sessionStorage.setItem("clicked", String(now()));
      sessionStorage.setItem("left", heading());
      sessionStorage.removeItem("shown");
    },
    true,
  );
  const look = () => {
    const left = sessionStorage.getItem("left");
    const changed = left && document.querySelector("h1") && !heading().startsWith(left.split(" ")[0] ?? "");
    if (changed && heading().split(" ").slice(1).join(" ") !== left.split(" ").slice(1).join(" ")) {
      if (!sessionStorage.getItem("shown")) sessionStorage.setItem("shown", String(now()));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function measureTime(page: Page): Promise<number> {
  const shown = await page.waitForFunction(() => sessionStorage.getItem("shown"), undefined, { timeout: 20_000 });
  await shown.dispose();
  return page.evaluate(() => Number(sessionStorage.getItem("shown")) - Number(sessionStorage.getItem("clicked")));
}

const rest = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_500)));

async function visit(browser: Browser, { isSlow, isWarm }: { isSlow: boolean; isWarm: boolean }) {
  const context = isSlow ? await openPhone(browser) : await browser.newContext();
  const page = await context.newPage();
  if (isSlow) await slowDown(context, page);
  await page.addInitScript(watchChanges);
  await page.goto(`${site}${from}`, { waitUntil: "load" });
  const link = page.locator(`footer a[href="${to}"]`);
  await link.scrollIntoViewIfNeeded();
  if (isWarm) {
    await link.hover();
    await page.waitForFunction(() => "ready" in document.documentElement.dataset);
    await rest(page);
  }
  await link.click();
  const first = await measureTime(page);
  await rest(page);
  const back = page.locator(`footer a[href="${from}"]`);
  await back.scrollIntoViewIfNeeded();
  await back.hover();
  await rest(page);
  await back.click();
  const second = await measureTime(page);
  await context.close();
  return { first, second };
}

const browser = await chromium.launch({
  executablePath: process.env.BENCH_BROWSER,
  args: browserArguments(),
});
const rows: (string | number)[][] = [["median of 5, ms", "cold", "warm", "back"]];
const gates = new Gates();
for (const isSlow of [false, true]) {
  const cold: number[] = [];
  const warm: number[] = [];
  const back: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    cold.push((await visit(browser, { isSlow, isWarm: false })).first);
    const { first, second } = await visit(browser, { isSlow, isWarm: true });
    warm.push(first);
    back.push(second);
  }
  const times = [cold, warm, back].map((values) => Math.round(median(values)));
  rows.push([isSlow ? "4 × slower CPU, slow 4G" : "this machine", ...times]);
  const where = isSlow ? "slow telephone" : "this machine";
  gates.atMost(`page change, ${where}: warm`, Math.max(times[1] ?? 0, times[2] ?? 0), limitMs, "ms");
}
await browser.close();
printTable(rows);
gates.finish();
