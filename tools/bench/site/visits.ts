/** Visits on a slow phone (4 × slower CPU, slow 4G): LCP, CLS, blocking time, and the first click. Medians of three. */
import { chromium } from "playwright";

import { browserArguments } from "../../check/browserArguments.ts";
import { Gates } from "../run/Gates.ts";
import { printTable } from "../run/table.ts";
import { templates } from "../run/templates.ts";
import { median } from "../run/quantile.ts";
import { visit } from "../run/visit.ts";
import type { Visit } from "../run/visit.ts";

const site = process.env.BENCH_SITE ?? "";
const rounds = 3;

const browser = await chromium.launch({
  executablePath: process.env.BENCH_BROWSER,
  args: browserArguments(),
});
const rows: (string | number)[][] = [["median of 3", "LCP ms", "CLS", "blocked ms", "first click ms"]];
const gates = new Gates();
for (const { name, path, hasWidget } of templates) {
  const visits: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, `${site}${path}`));
  const of = (key: keyof Visit) => median(visits.map((one) => one[key]));
  rows.push([name, Math.round(of("lcp")), of("cls").toFixed(3), Math.round(of("blocked")), Math.round(of("click"))]);
  gates.atMost(`visit, ${name}: LCP`, Math.round(of("lcp")), hasWidget ? 1_500 : 800, "ms");
  gates.atMost(`visit, ${name}: CLS`, of("cls"), 0.001);
  gates.atMost(`visit, ${name}: main thread blocked`, Math.round(of("blocked")), hasWidget ? 90 : 0, "ms");
  gates.atMost(`visit, ${name}: first click`, Math.round(of("click")), 100, "ms");
}
await browser.close();
printTable(rows);
gates.finish();
