/**
 * From publishing to being visible: a page is changed and published a hundred times through the repository's own API,
 * among a thousand others, and looked at until the visitor's HTML has the new words. Limit: 2 s (p95).
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { pageDocument, percentile, timeUntil, writePages } from "../run/manyPages.ts";

const { BENCH_SITE: site = "", CONTENT_DIR = "content", DATA_DIR = ".data", SERVICES_PORT = "3001" } = process.env;
const count = 1_000;
const rounds = 100;
const limit = 2_000;

const core = `http://127.0.0.1:${SERVICES_PORT}/content/core/documents`;
const { writeToken } = JSON.parse(readFileSync(join(DATA_DIR, "secrets.json"), "utf8"));
const headers = { authorization: `Bearer ${writeToken}`, "content-type": "application/json" };

async function call(method: string, url: string, body: object): Promise<void> {
  const response = await fetch(url, { method, headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${await response.text()}`);
}

const html = async (uid: string) => (await fetch(`${site}/${uid}/`)).text();
const uids = Array.from({ length: count }, (_, index) => `fresh-${index}`);
writePages(CONTENT_DIR, uids);
const isKnown = async (uid: string) => (await fetch(`${site}/${uid}/`)).status === 200;
const known = await timeUntil(() => isKnown(`fresh-${count - 1}`), { limit: 120_000, step: 200 });
for (const uid of uids.slice(0, 50)) await html(uid);

const times: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const words = `Words of round ${round}`;
  const { id, data } = pageDocument("fresh-7");
  await call("PUT", `${core}/${id}`, { data: { ...data, meta_title: words } });
  const published = call("PATCH", `${core}/${id}/draft`, { status: "published" });
  times.push(await timeUntil(async () => (await html("fresh-7")).includes(words), { limit: 20_000, step: 10 }));
  await published;
}
const p50 = percentile(times, 0.5);
const p95 = percentile(times, 0.95);
console.log(`${count} new pages known after ${(known / 1_000).toFixed(1)} s`);
console.log(
  `publish → visible over ${rounds} publications: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (limit ${limit})`,
);
process.exitCode = p95 < limit ? 0 : 1;
