/**
 * Ten thousand more pages (`BENCH_PAGES`) than the site was built with: each is rendered on its first request. Limits:
 * 300 ms for such a page (p95), 60 s until a new instance knows all, 100 ms for a search on the server (p95), 50,000
 * addresses in a file of the sitemap, a publication that visitors see after 2 s (p95) and that renders one page, 1.5 GB
 * of memory, and 60 MB more once the page cache is full. That takes minutes with 256 MB, so a second instance has 16 MB.
 */
import { findPort } from "../../run/findPort.ts";
import { Gates } from "../run/Gates.ts";
import { readMemory } from "../run/readMemory.ts";
import { timeUntilKnown, writePages } from "../run/manyPages.ts";
import { countRendered, publishPage, readPage } from "../run/publishPage.ts";
import { quantile } from "../run/quantile.ts";
import { startPinned } from "../run/startPinned.ts";

const { BENCH_SITE: site = "", CONTENT_DIR = "content" } = process.env;
const count = Number(process.env.BENCH_PAGES ?? 10_000);
const visits = 500;
const filling = 1_500;
const publications = 20;
const limits = { page: 300, known: 60, search: 100, addresses: 50_000, visible: 2_000, memory: 1_536, growth: 60 };
const searches = ["large-77", "paragraph 3", "ethereum rpc", "large page", "nothing of this kind", "archive data"];

const uids = Array.from({ length: count }, (_, index) => `large-${index}`);
writePages(CONTENT_DIR, uids);
const { shown: shownAfter, listed } = await timeUntilKnown(site, uids);
const seconds = (time: number) => (time / 1_000).toFixed(1);
console.log(
  `${count} new pages: the last is shown after ${seconds(shownAfter)} s, all are known after ${seconds(listed)} s`,
);

/** Milliseconds until a page is received. */
const visit = async (origin: string, uid: string | undefined) => {
  const start = performance.now();
  const response = await fetch(`${origin}/${uid}/`);
  await response.text();
  if (response.status !== 200) throw new Error(`/${uid}/ answered ${response.status}`);
  return performance.now() - start;
};
for (let index = 0; index < 20; index += 1) await visit(site, uids[index]);
const times: number[] = [];
for (let index = 0; index < visits; index += 1)
  times.push(await visit(site, uids[100 + index * Math.floor(count / 530)]));
const p95 = quantile(times, 0.95);
console.log(`a page never built: p50 ${quantile(times, 0.5).toFixed(0)} ms`);

/** Milliseconds until the results of a query are received. */
const search = async (words: string) => {
  const start = performance.now();
  const response = await fetch(`${site}/api/search/en/?q=${encodeURIComponent(words)}`);
  await response.text();
  if (response.status !== 200) throw new Error(`A search for ${words} answered ${response.status}`);
  return performance.now() - start;
};
for (const words of searches) await search(words);
const searchTimes: number[] = [];
for (let round = 0; round < 20; round += 1) for (const words of searches) searchTimes.push(await search(words));

/** The numbers of addresses in the files of the sitemap, or in the one file. */
const countAddresses = async (path = "/sitemap.xml"): Promise<number[]> => {
  const text = await (await fetch(`${site}${path}`)).text();
  const addresses = [...text.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, one = "/"]) => one);
  if (!text.includes("<sitemapindex")) return [addresses.length];
  const files: number[][] = [];
  for (const file of addresses) files.push(await countAddresses(file));
  return files.flat();
};
const addresses = await countAddresses();
console.log(`the sitemap has ${addresses.length} files`);

const shown = uids.slice(0, 20);
for (const uid of shown) await readPage(uid);
const before = await countRendered();
const visible: number[] = [];
for (let round = 0; round < publications; round += 1) {
  visible.push(await publishPage("large-7", `Words of round ${round}`));
  // Pages that would be rendered again if they had been expired too.
  for (const uid of shown.slice(10, 15)) await readPage(uid);
}
const rendered = (await countRendered()) - before;

/** Visits pages, each once; returns the minimum of the last memory readings, because garbage fluctuates. */
const memoryAfter = async (origin: string, some: string[]) => {
  const readings: number[] = [];
  for (const [index, uid] of some.entries()) {
    await visit(origin, uid);
    if (index % 50 === 49) readings.push(readMemory(origin));
  }
  console.log(`memory, every 50 pages: ${readings.map((reading) => reading.toFixed(0)).join(" ")} MB`);
  return Math.min(...readings.slice(-8));
};
const port = await findPort(4430);
const origin = `http://127.0.0.1:${port}`;
const args = ["--max-http-header-size=1048576", "server/main.ts"];
const env = { PORT: String(port), HOST: "127.0.0.1", PAGE_CACHE_MB: "16" };
const start = performance.now();
const small = await startPinned(process.execPath, args, `${origin}/ready`, env);
const known = performance.now() - start + (await timeUntilKnown(origin, uids)).listed;
console.log(`a new instance knows all after ${seconds(known)} s`);
const full = await memoryAfter(origin, uids.slice(0, filling));
const growth = (await memoryAfter(origin, uids.slice(filling, 2 * filling))) - full;
await small.stop();

const gates = new Gates();
gates.atMost("a page never built: p95", p95, limits.page, "ms");
gates.atMost(`${count} pages more: a new instance knows all`, known / 1_000, limits.known, "s");
gates.atMost(`${count} pages more: a search on the server, p95`, quantile(searchTimes, 0.95), limits.search, "ms");
gates.atMost(`${count} pages more: addresses in a file of the sitemap`, Math.max(...addresses), limits.addresses);
const inSitemap = addresses.reduce((sum, one) => sum + one, 0);
gates.atLeast(`${count} pages more: addresses in the sitemap`, inSitemap, count);
gates.atMost(`${count} pages more: publish → visible, p95`, quantile(visible, 0.95), limits.visible, "ms");
// A request may come between the old and the new page; no other page is rendered.
gates.atMost(`${count} pages more: pages rendered for ${publications} publications`, rendered, publications * 2);
gates.atMost(`${count} pages more: memory of the site`, readMemory(site), limits.memory, "MB");
gates.atMost(`memory after ${filling} pages, and ${filling} more: growth`, growth, limits.growth, "MB");
gates.finish();
