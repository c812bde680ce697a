/**
 * On a running site: the search index of each language is at most 150 KB compressed, and results are painted within 50
 * ms of a keystroke (p90). Prints the measurements; exit code 1 for a missed limit.
 */
import { get } from "node:http";

import { chromium } from "playwright";
import type { Page } from "playwright";

import { browserArguments } from "../../check/browserArguments.ts";
import { Gates } from "../run/Gates.ts";

const site = process.env.BENCH_SITE ?? "http://localhost:3000";
const limits = { bytes: 150 * 1024, keystroke: 50 };
const languages = [
  {
    locale: "en",
    start: "/about/",
    searches: ["ethereum", "eth_getLogs", "rate limits", "0xaa36a7", "archive node", "polygn"],
  },
  {
    locale: "cn",
    start: "/cn/about/",
    searches: ["以太坊", "速率限制", "共享节点 价格", "eth_getBalance", "归档数据", "11155111"],
  },
];

function measureSize(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, async (response) => {
      const { location } = response.headers;
      let bytes = 0;
      for await (const chunk of response) bytes += chunk.length;
      resolve(location ? measureSize(new URL(location, site).href) : bytes);
    }).on("error", reject);
  });
}

/** Time of each letter of a search, from the key event to the painted list. */
async function keystrokes(page: Page, search: string): Promise<number[]> {
  await page.getByRole("combobox").fill("");
  const times: number[] = [];
  for (const letter of search) {
    await page.evaluate(() => {
      const field = document.querySelector("dialog[open] input");
      field?.addEventListener(
        "beforeinput",
        () => {
          const startedAt = performance.now();
          // The first frame is painted before the second.
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () =>
              document.body.setAttribute("data-took", String(performance.now() - startedAt));
            channel.port2.postMessage(undefined);
          });
        },
        { once: true },
      );
      document.body.removeAttribute("data-took");
    });
    await page.keyboard.insertText(letter);
    await page.locator("body[data-took]").waitFor({ state: "attached" });
    times.push(Number(await page.locator("body").getAttribute("data-took")));
  }
  return times;
}

const browser = await chromium.launch({
  executablePath: process.env.BENCH_BROWSER ?? "/usr/bin/chromium",
  args: browserArguments(),
});
const gates = new Gates();
for (const { locale, start, searches } of languages) {
  const url = `${site}/api/search-index/${locale}/`;
  await measureSize(url);
  const bytes = await measureSize(url);
  const page = await browser.newPage();
  await page.goto(`${site}${start}`);
  await page.mouse.move(300, 300);
  await page.locator("html[data-ready]").waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("a");
  await page.getByRole("option").first().waitFor();
  const times: number[] = [];
  for (const search of searches) times.push(...(await keystrokes(page, search)));
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
  const wait = `median ${at(0.5).toFixed(1)} ms, nine in ten under ${at(0.9).toFixed(1)} ms, slowest ${at(0.999).toFixed(1)} ms`;
  console.log(`${locale}: index ${(bytes / 1024).toFixed(1)} KB packed; ${times.length} keystrokes, ${wait}`);
  gates.atMost(`search, ${locale}: index`, bytes / 1024, limits.bytes / 1024, "KB");
  gates.atMost(`search, ${locale}: keystroke, nine in ten`, at(0.9), limits.keystroke, "ms");
  await page.close();
}
await browser.close();
gates.finish();
