/**
 * Time from publishing to visibility: a page among a thousand others is changed and published a hundred times through
 * the repository's own API, and polled until the visitor's HTML has the new text. Limit: 2 s (p95), and no other page
 * is rendered.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { Gates } from "../run/Gates.ts";
import { pageDocument, timeUntil, timeUntilKnown, writePages } from "../run/manyPages.ts";
import { quantile } from "../run/quantile.ts";

const { BENCH_SITE: site = "", CONTENT_DIR = "content", DATA_DIR = ".data", SERVICES_PORT = "3001" } = process.env;
const count = 1_000;
const rounds = 100;
const limitMs = 2_000;

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
const { listed } = await timeUntilKnown(site, `fresh-${count - 1}`);
const visited = uids.slice(0, 50);
for (const uid of visited) await html(uid);

/** Pages rendered since the site's start. */
const countRendered = async (): Promise<number> => (await (await fetch(`${site}/health`)).json()).pages.rendered;
const before = await countRendered();
const times: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const words = `Words of round ${round}`;
  const { id, data } = pageDocument("fresh-7");
  await call("PUT", `${core}/${id}`, { data: { ...data, meta_title: words } });
  const published = call("PATCH", `${core}/${id}/draft`, { status: "published" });
  times.push(await timeUntil(async () => (await html("fresh-7")).includes(words), { limit: 20_000, step: 10 }));
  await published;
  // Pages that would be rendered again if they had been expired too.
  for (const uid of visited.slice(10, 15)) await html(uid);
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
