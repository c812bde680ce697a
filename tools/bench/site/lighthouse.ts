/**
 * Lighthouse of every template, mobile preset, median of five: 100 in every category, and loading times. Failed audits
 * are named. A page of one sentence is measured beside them as the lower bound on this machine.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";

import { browserArguments } from "../../check/browserArguments.ts";
import { RunningProcess } from "../../run/RunningProcess.ts";
import { Gates } from "../run/Gates.ts";
import { findPort } from "../../run/findPort.ts";
import { installPackages } from "../run/installPackages.ts";
import { median } from "../run/quantile.ts";
import { printTable } from "../run/table.ts";
import { templates } from "../run/templates.ts";

type Audit = { title: string; score: number | null; numericValue?: number };
type Report = {
  categories: Record<string, { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
};

const { BENCH_SITE: site = "", BENCH_BROWSER: browser = "/usr/bin/chromium" } = process.env;
const rounds = Number(process.env.BENCH_LIGHTHOUSE_ROUNDS ?? 5);
const flags = ["--headless=new", "--disable-dev-shm-usage", ...browserArguments()].join(" ");

const folder = await installPackages("lighthouse", { lighthouse: "13.5.0" });
const cli = join(folder, "node_modules", "lighthouse", "cli", "index.js");

// The browser sometimes loses the start of a trace (NO_NAVSTART), whatever the page.
const tries = 3;

async function visit(url: string, left = tries): Promise<Report> {
  const file = join(folder, "report.json");
  const args = [cli, url, "--quiet", "--no-enable-error-reporting", "--output=json"];
  const run = new RunningProcess({
    name: "Lighthouse",
    args: [...args, `--output-path=${file}`, `--chrome-flags=${flags}`],
    env: { ...process.env, CHROME_PATH: browser },
    quiet: true,
  });
  const code = await run.ended;
  if (code !== 0 && left > 1 && run.output.includes("NO_NAVSTART")) return visit(url, left - 1);
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}: ${run.output}`);
  return JSON.parse(readFileSync(file, "utf8"));
}

const readValues = (reports: Report[]) => {
  const value = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  return {
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
  };
};

async function visitOften(url: string): Promise<Report[]> {
  const reports: Report[] = [];
  for (let round = 0; round < rounds; round += 1) reports.push(await visit(url));
  return reports;
}

const sentence = "A page of one sentence.";
const empty = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Floor</title><p>${sentence}`;

/** The times of an empty page. */
async function measureFloor() {
  const server = createServer((_, response) => response.setHeader("content-type", "text/html").end(empty));
  const port = await findPort(4470);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  try {
    return readValues(await visitOften(`http://127.0.0.1:${port}/`));
  } finally {
    server.close();
  }
}

const names = ["performance", "accessibility", "best-practices", "seo", "agentic-browsing"];
const gates = new Gates();
const rows: (string | number)[][] = [
  [`Lighthouse, median of ${rounds}`, ...names, "LCP ms", "÷ floor", "TBT ms", "CLS"],
];
const floor = await measureFloor();
rows.push(["floor: one sentence", ...names.map(() => ""), Math.round(floor.lcp), "1.00", Math.round(floor.tbt), ""]);
const faults = new Map<string, Set<string>>();

for (const { name, path, hasWidget } of templates) {
  const reports = await visitOften(`${site}${path}`);
  const score = (category: string) =>
    median(reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100)));
  const scores = names.map(score);
  const { lcp, tbt, cls } = readValues(reports);
  rows.push([name, ...scores, Math.round(lcp), (lcp / floor.lcp).toFixed(2), Math.round(tbt), cls.toFixed(3)]);
  gates.atLeast(`Lighthouse, ${name}: lowest category`, Math.min(...scores), 100);
  gates.atMost(`Lighthouse, ${name}: LCP`, Math.round(lcp), hasWidget ? 1_500 : 800, "ms");
  gates.atMost(`Lighthouse, ${name}: TBT`, Math.round(tbt), hasWidget ? 90 : 0, "ms");
  gates.atMost(`Lighthouse, ${name}: CLS`, cls, 0);
  for (const { categories, audits } of reports) {
    for (const [category, { auditRefs }] of Object.entries(categories)) {
      for (const { id, weight } of auditRefs) {
        const audit = audits[id];
        if (!audit || audit.score === null || audit.score >= 0.9) continue;
        const fault = `${category}, ${weight > 0 ? "counted" : "not counted"}: ${id} (${audit.title})`;
        faults.set(fault, (faults.get(fault) ?? new Set()).add(name));
      }
    }
  }
}
printTable(rows);
for (const [fault, where] of [...faults].sort()) console.log(`${fault}: ${[...where].join(", ")}`);
gates.finish();
