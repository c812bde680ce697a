/**
 * Ten thousand more pages on a site that was built without them: each is rendered when it is first asked for. Limits:
 * 300 ms for such a page (p95), and 60 MB more memory after five hundred of them.
 */
import { Gates } from "../run/Gates.ts";
import { memoryOf } from "../run/memory.ts";
import { percentile, timeUntilKnown, writePages } from "../run/manyPages.ts";

const { BENCH_SITE: site = "", CONTENT_DIR = "content" } = process.env;
const count = 10_000;
const visits = 500;
const limits = { page: 300, memory: 60 };

const uids = Array.from({ length: count }, (_, index) => `large-${index}`);
writePages(CONTENT_DIR, uids);
const { shown, listed } = await timeUntilKnown(site, `large-${count - 1}`);
const seconds = (time: number) => (time / 1_000).toFixed(1);
console.log(
  `${count} new pages: the last is shown after ${seconds(shown)} s, all are known after ${seconds(listed)} s`,
);

const visit = async (uid: string | undefined) => {
  const start = performance.now();
  const response = await fetch(`${site}/${uid}/`);
  await response.text();
  if (response.status !== 200) throw new Error(`/${uid}/ answered ${response.status}`);
  return performance.now() - start;
};
for (let index = 0; index < 20; index += 1) await visit(uids[index]);
const before = memoryOf(site);
const times: number[] = [];
for (let index = 0; index < visits; index += 1) times.push(await visit(uids[100 + index * 19]));
const grown = memoryOf(site) - before;
const p95 = percentile(times, 0.95);
console.log(`a page never built: p50 ${percentile(times, 0.5).toFixed(0)} ms; memory before ${before.toFixed(0)} MB`);
const gates = new Gates();
gates.atMost("a page never built: p95", p95, limits.page, "ms");
gates.atMost(`memory after ${visits} of them`, grown, limits.memory, "MB");
gates.finish();
