import type { Browser } from "playwright";

import { openPhone, slowDown } from "./slowPhone.ts";

declare global {
  interface Window {
    seen: Visit;
  }
}

/** Metrics of a visit, in milliseconds; `cls` is the layout shift score. */
export type Visit = { lcp: number; cls: number; blocked: number; click: number };

/** Loads a page on a slow phone, and taps the first menu of its header if it has one. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await openPhone(browser);
  const page = await context.newPage();
  await slowDown(context, page);
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0, blocked: 0, click: 0 };
    Object.assign(window, { seen });
    const watch = (type: string, record: (entry: PerformanceEntry) => void) =>
      // By default, events below 104 ms are not reported.
      new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({
        type,
        buffered: true,
        durationThreshold: 16,
      });
    watch("largest-contentful-paint", (entry) => (seen.lcp = entry.startTime));
    watch("layout-shift", (entry) => {
      // Shifts right after input do not count.
      if ("hadRecentInput" in entry && entry.hadRecentInput) return;
      if ("value" in entry && typeof entry.value === "number") seen.cls += entry.value;
    });
    let painted = Infinity;
    watch("paint", (entry) => (painted = Math.min(painted, entry.startTime)));
    // As Lighthouse counts: long tasks after the first contentful paint.
    watch("longtask", (entry) => {
      const end = entry.startTime + entry.duration;
      if (end > painted) seen.blocked += Math.max(0, end - Math.max(painted, entry.startTime) - 50);
    });
    watch("event", (entry) => (seen.click = Math.max(seen.click, entry.duration)));
  });
  await page.goto(url, { waitUntil: "load" });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_500)));
  const read = () => page.evaluate(() => ({ ...window.seen }));
  const loaded = await read();
  const menu = page.locator("header summary:visible").first();
  if (await menu.count()) await menu.tap();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_500)));
  const { click, cls } = await read();
  await context.close();
  return { ...loaded, click, cls };
}
