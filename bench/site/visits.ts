/**
 * Visits by a slow telephone (4 × slower CPU, slow 4G): LCP, CLS, main thread blocked, and the first click. Medians of
 * three.
 */
import { chromium } from "playwright";
import type { Browser } from "playwright";

import { openPhone, slowDown } from "../run/slowPhone.ts";
import { printTable } from "../run/table.ts";
import { templates } from "../run/templates.ts";

const site = process.env.BENCH_SITE ?? "";
const rounds = 3;
const limits = { text: 800, widget: 1_500, blockedText: 0, blockedWidget: 90 };

declare global {
  interface Window {
    seen: Visit;
  }
}

type Visit = { lcp: number; cls: number; blocked: number; click: number };

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function visit(browser: Browser, path: string): Promise<Visit> {
  const context = await openPhone(browser);
  const page = await context.newPage();
  await slowDown(context, page);
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0, blocked: 0, click: 0 };
    Object.assign(window, { seen });
    const watch = (type: string, hear: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
    watch("largest-contentful-paint", (entry) => (seen.lcp = entry.startTime));
    watch("layout-shift", (entry) => {
      // What moves because the visitor asked for it is no shift.
      if ("hadRecentInput" in entry && entry.hadRecentInput) return;
      if ("value" in entry && typeof entry.value === "number") seen.cls += entry.value;
    });
    let painted = Infinity;
    watch("paint", (entry) => (painted = Math.min(painted, entry.startTime)));
    // As Lighthouse counts: what keeps a visitor waiting who already sees the page.
    watch("longtask", (entry) => {
      const end = entry.startTime + entry.duration;
      if (end > painted) seen.blocked += Math.max(0, end - Math.max(painted, entry.startTime) - 50);
    });
    watch("event", (entry) => (seen.click = Math.max(seen.click, entry.duration)));
  });
  await page.goto(`${site}${path}`, { waitUntil: "load" });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_500)));
  const read = () => page.evaluate(() => ({ ...window.seen }));
  const loaded = await read();
  await page.locator("header summary:visible").first().tap();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_500)));
  const { click, cls } = await read();
  await context.close();
  return { ...loaded, click, cls };
}

const browser = await chromium.launch({
  executablePath: process.env.BENCH_BROWSER,
  args: ["--no-sandbox", "--disable-gpu"],
});
const rows: (string | number)[][] = [["median of 3", "LCP ms", "CLS", "blocked ms", "first click ms"]];
const broken: string[] = [];
for (const { name, path, hasWidget } of templates) {
  const visits: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, path));
  const of = (key: keyof Visit) => median(visits.map((one) => one[key]));
  rows.push([name, Math.round(of("lcp")), of("cls").toFixed(3), Math.round(of("blocked")), Math.round(of("click"))]);
  if (of("lcp") > (hasWidget ? limits.widget : limits.text)) broken.push(`${name}: LCP`);
  if (of("cls") > 0.001) broken.push(`${name}: CLS`);
  if (of("blocked") > (hasWidget ? limits.blockedWidget : limits.blockedText)) broken.push(`${name}: blocked`);
  if (of("click") > 100) broken.push(`${name}: first click`);
}
await browser.close();
printTable(rows);
for (const line of broken) console.log(`over its limit: ${line}`);
process.exitCode = broken.length > 0 ? 1 : 0;
