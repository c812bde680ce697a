import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { chromium } from "playwright";
import type { Page } from "playwright";

import { browserArguments } from "../check/browserArguments.ts";
import { provideBrowser } from "../check/browser.ts";
import { findPort } from "../run/findPort.ts";
import { copyProject } from "./nodes/copyProject.ts";
import { Gates } from "./run/Gates.ts";
import { watchFrames } from "./nodes/watchFrames.ts";
import { quantile } from "./run/quantile.ts";

/** In milliseconds with one decimal; 0 without values. */
const roundedQuantile = (values: number[], share: number) => Math.round((quantile(values, share) || 0) * 10) / 10;

const acts: Record<string, (page: Page) => Promise<void>> = {
  "a search is typed": async (page) =>
    page.getByRole("searchbox").first().pressSequentially("bitcoin 5", { delay: 60 }),
  "the search is taken back": async (page) => {
    for (let letter = 0; letter < 9; letter += 1) await page.keyboard.press("Backspace", { delay: 60 });
  },
  "the list is scrolled": async (page) => {
    for (let step = 0; step < 40; step += 1) {
      await page.mouse.wheel(0, 900);
      await sleep(16);
    }
  },
};

/** Searches, filters and scrolls a list of 1,000 nodes; fails when the main thread is ever blocked for 50 ms. */
const count = Number(process.argv[2] ?? 1000);

const folder = mkdtempSync(join(tmpdir(), "halyard-nodes-"));
const port = await findPort(4600);
const site = `http://127.0.0.1:${port}`;
console.log(`→ A copy of the project with ${count} nodes …`);
copyProject(folder, count);
const env = { ...process.env, PORT: String(port), SERVICES_PORT: String(await findPort(port + 1)), DATA_DIR: ".data" };
const start = spawn(process.execPath, ["tools/launch.mjs", "start"], { cwd: folder, env, stdio: "inherit" });

const gates = new Gates();
try {
  await waitUntilUp(`${site}/nodes/`);
  const browser = await chromium.launch({ executablePath: await provideBrowser("screens"), args: browserArguments() });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${site}/nodes/`);
  await page.mouse.move(300, 300);
  await page.locator("html[data-ready]").waitFor();
  // The browser fetches the list once more; that is not measured.
  await page.waitForLoadState("networkidle");
  for (const [name, act] of Object.entries(acts)) await measure(page, name, act);
  await browser.close();
} finally {
  if (start.exitCode === null) {
    start.kill("SIGTERM");
    await new Promise((resolve) => start.once("exit", resolve));
  }
  rmSync(folder, { recursive: true, force: true });
}
gates.finish();

async function measure(page: Page, name: string, act: (page: Page) => Promise<void>): Promise<void> {
  await page.evaluate(watchFrames);
  await act(page);
  await sleep(300);
  const { frames, work, inputs } = await page.evaluate<{ frames: number[]; work: number[]; inputs: number[] }>("seen");
  const rows = await page.locator("tbody tr").count();
  const maxTaskMs = Math.max(0, ...work);
  console.log(
    `${name}: ${rows} rows left, ${frames.length} frames, p95 ${roundedQuantile(frames, 0.95)} ms, longest ${roundedQuantile(frames, 1)} ms, ` +
      `input to paint p98 ${roundedQuantile(inputs, 0.98)} ms, tasks of 50 ms or more: ${work.length} (longest ${maxTaskMs} ms)`,
  );
  gates.atMost(`a list of ${count} nodes, ${name}: longest work`, maxTaskMs, 50, "ms");
}

async function waitUntilUp(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    if (start.exitCode !== null) throw new Error(`The site ended with ${start.exitCode} before it answered.`);
    await sleep(1_000);
  }
  throw new Error(`${url} did not answer within ten minutes.`);
}
