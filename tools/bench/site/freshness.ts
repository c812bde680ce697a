/**
 * Time from publishing to visibility: a page among a thousand others is changed and published a hundred times through
 * the repository's own API, and polled until the visitor's HTML has the new text. Limit: 2 s (p95), and no other page
 * is rendered.
 */
import { Gates } from "../run/Gates.ts";
import { timeUntilKnown, writePages } from "../run/manyPages.ts";
import { countRendered, publishPage, readPage } from "../run/publishPage.ts";
import { quantile } from "../run/quantile.ts";

const { BENCH_SITE: site = "", CONTENT_DIR = "content" } = process.env;
const count = 1_000;
const rounds = 100;
const limitMs = 2_000;

const uids = Array.from({ length: count }, (_, index) => `fresh-${index}`);
writePages(CONTENT_DIR, uids);
const { listed } = await timeUntilKnown(site, uids);
const visited = uids.slice(0, 50);
for (const uid of visited) await readPage(uid);

const before = await countRendered();
const times: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  times.push(await publishPage("fresh-7", `Words of round ${round}`));
  // Pages that would be rendered again if they had been expired too.
  for (const uid of visited.slice(10, 15)) await readPage(uid);
}
const rendered = (await countRendered()) - before;
const p50 = quantile(times, 0.5);
const p95 = quantile(times, 0.95);
console.log(`${count} new pages known after ${(listed / 1_000).toFixed(1)} s`);
console.log(`publish → visible over ${rounds} publications: p50 ${p50.toFixed(0)} ms`);
const gates = new Gates();
gates.atMost("publish → visible: p95", p95, limitMs, "ms");
// A request may come between the old and the new page; no other page is rendered.
gates.atMost(`pages rendered for ${rounds} publications of one page`, rendered, rounds * 2);
gates.finish();
