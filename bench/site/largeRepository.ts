/**
 * Ten thousand more pages on a site that was built without them: each is rendered when it is first asked for. Limits:
 * 300 ms for such a page (p95), and 60 MB more memory after five hundred of them. A build with them may take a third
 * longer than one without, and a third more memory: it reads their addresses, and draws no more pages.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { percentile, timeUntilKnown, writePages } from "../run/manyPages.ts";
import { measureBuild } from "../run/measureBuild.ts";

const { BENCH_SITE: site = "", CONTENT_DIR = "content" } = process.env;
const count = 10_000;
const visits = 500;
const limits = { page: 300, memory: 60, build: 4 / 3 };

/** Megabytes of the process that listens on the site's port. */
function memory(): number {
  const listening = execFileSync("ss", ["-ltnpH", `sport = :${new URL(site).port}`], { encoding: "utf8" });
  const pid = /pid=(\d+)/.exec(listening)?.[1] ?? "self";
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1_024;
}

const small = await measureBuild(process.env);
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
const before = memory();
const times: number[] = [];
for (let index = 0; index < visits; index += 1) times.push(await visit(uids[100 + index * 19]));
const grown = memory() - before;
const p95 = percentile(times, 0.95);
console.log(
  `a page never built: p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (limit ${limits.page})`,
);
console.log(
  `memory of the site: ${before.toFixed(0)} MB, ${grown.toFixed(0)} MB more after ${visits} of them (limit ${limits.memory})`,
);
const large = await measureBuild(process.env);
console.log(
  `a build: ${small.seconds.toFixed(0)} s and ${small.memory.toFixed(0)} MB, with ${count} pages more ${large.seconds.toFixed(0)} s and ${large.memory.toFixed(0)} MB`,
);
const isFlat = large.seconds < small.seconds * limits.build && large.memory < small.memory * limits.build;
process.exitCode = isFlat && p95 < limits.page && grown < limits.memory ? 0 : 1;
