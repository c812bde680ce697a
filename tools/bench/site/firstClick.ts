/**
 * What the first tap on a page's menu costs the main thread until the menu is painted: elements whose style is computed,
 * and processor time, both without throttling. Unlike milliseconds of a visit (`visits.ts`), a busy machine changes the
 * number of elements not at all and the processor time little. Medians of three.
 */
import { chromium } from "playwright";
import type { Browser } from "playwright";

import { browserArguments } from "../../check/browserArguments.ts";
import { Gates } from "../run/Gates.ts";
import { median } from "../run/quantile.ts";
import { openPhone } from "../run/slowPhone.ts";
import { printTable } from "../run/table.ts";
import { templates } from "../run/templates.ts";
import { recordTrace } from "../run/recordTrace.ts";
import type { TraceEvent } from "../run/recordTrace.ts";

const site = process.env.BENCH_SITE ?? "";
const rounds = 3;
// The menu itself has about 70.
const maxElements = 200;

async function tapMenu(browser: Browser, url: string) {
  const context = await openPhone(browser);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "load" });
  const rest = (ms: number) => page.evaluate((delay) => new Promise((resolve) => setTimeout(resolve, delay)), ms);
  // Sections below the first screen follow within a second.
  await rest(1_500);
  const events = await recordTrace(await context.newCDPSession(page), async () => {
    await page.locator("header summary:visible").first().tap();
    await rest(500);
  });
  await context.close();
  return countWork(events);
}

function countWork(events: readonly TraceEvent[]) {
  const find = (type: string) => events.find(({ name, args }) => name === "EventDispatch" && args?.data?.type === type);
  const [down, click] = [find("pointerdown"), find("click")];
  if (!down || !click) throw new Error("The tap reached no element");
  const own = events.filter(({ pid, tid }) => pid === click.pid && tid === click.tid);
  const end = own.find(({ name, ts }) => name === "Commit" && ts > click.ts)?.ts ?? Infinity;
  const meanwhile = own.filter(({ ts, dur = 0 }) => ts + dur > down.ts && ts < end);
  const sum = (name: string, measure: (event: TraceEvent) => number | undefined) =>
    meanwhile.reduce((total, event) => total + (event.name === name ? (measure(event) ?? 0) : 0), 0);
  return {
    elements: sum("UpdateLayoutTree", ({ args }) => args?.elementCount),
    cpuMs: sum("RunTask", ({ tdur = 0 }) => tdur / 1_000),
  };
}

const browser = await chromium.launch({ executablePath: process.env.BENCH_BROWSER, args: browserArguments() });
const rows: (string | number)[][] = [["median of 3", "elements styled", "processor ms"]];
const gates = new Gates();
for (const { name, path } of templates) {
  const taps = [];
  for (let round = 0; round < rounds; round += 1) taps.push(await tapMenu(browser, `${site}${path}`));
  const elements = median(taps.map((tap) => tap.elements));
  rows.push([name, elements, median(taps.map(({ cpuMs }) => cpuMs)).toFixed(1)]);
  gates.atMost(`first click, ${name}: elements styled`, elements, maxElements);
}
await browser.close();
printTable(rows);
gates.finish();
