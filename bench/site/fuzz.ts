/**
 * 50,000 odd requests, those that fast-check makes up and those that went wrong elsewhere: no answer of 500 or more,
 * no input is reflected as markup or a header, other visitors' pages are unchanged, disk and memory do not grow.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";

import { badRequests } from "../../server/testing/badRequests.ts";
import { findComplaint, requests, send } from "../../server/testing/fuzz.ts";
import { Gates } from "../run/Gates.ts";
import { readMemory } from "../run/readMemory.ts";

const { BENCH_SITE: site = "", NEXT_DIST_DIR } = process.env;
const port = Number(new URL(site).port);
const count = Number(process.env.BENCH_FUZZ_REQUESTS ?? 50_000);
const atOnce = 16;
const built = join(NEXT_DIST_DIR || ".next", "server");
// What one visitor sees in one language and form may not depend on what others sent.
const watched = ["/", "/cn/", "/about/", "/cn/about/", "/nodes/", "/no/such/", "/old/"].flatMap((path) => [
  { path, headers: "" },
  { path, headers: "rsc: 1\r\n" },
]);

const read = () =>
  Promise.all(
    watched.map(async ({ path, headers }) =>
      pickEssence(await send(port, `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${headers}connection: close\r\n\r\n`)),
    ),
  );

/**
 * What an answer says: status, kind, language, and the words a reader sees, or the page a payload is for. A page that is
 * renewed meanwhile is the same page with other names of parts, and other figures.
 */
function pickEssence(reply: string): string {
  const [head = "", body = ""] = [reply.slice(0, reply.indexOf("\r\n\r\n")), reply.slice(reply.indexOf("\r\n\r\n"))];
  const kind = /^content-type: *([^;\r\n]+)/im.exec(head)?.[1];
  const language = /(?:<html |"html",null,\{)"?lang"?[=:]"([^"]+)"/.exec(body)?.[1];
  const words = body
    .replace(/<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<[^>]*>/g, "")
    .replace(/\d+/g, "0")
    .replace(/\s+/g, " ");
  const page = /"c":\["[^\]]*?"(?=,"(?:\?|"\])|\])/.exec(body)?.[0];
  return [head.slice(9, 12), kind, language, kind === "text/html" ? words : page].join("|");
}
const countFiles = () => readdirSync(built, { recursive: true }).length;

const statuses = new Map<string, number>();
const complaints: string[] = [];

async function sendAll(all: string[]): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let request = all[next++]; request !== undefined; request = all[next++]) {
        const reply = await send(port, request);
        const status = /^HTTP\/1\.1 (\d{3})/.exec(reply)?.[1] ?? "closed";
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        const complaint = findComplaint(reply);
        if (complaint) complaints.push(`${complaint}: ${JSON.stringify(request.slice(0, 400))}`);
      }
    }),
  );
}

/** Made up, with one recorded request among every twenty; those that only wait are left to the test of their time. */
function gather(many: number): string[] {
  const recorded = badRequests.filter(({ wanted }) => !wanted.includes(408));
  return fc
    .sample(requests, many)
    .map((request, index) => (index % 20 ? request : (recorded[(index / 20) % recorded.length]?.bytes ?? request)));
}

const wrong: string[] = [];
for (const { name, bytes, wanted } of badRequests) {
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(await send(port, bytes))?.[1] ?? 0);
  if (!wanted.includes(status)) wrong.push(`${name}: ${status} instead of ${wanted.join(" or ")}`);
}
for (const line of wrong) console.log(`✗ ${line}`);

let before = await read();
// A site that was just started renews what its build left.
for (let again = await read(); again.join() !== before.join(); again = await read()) {
  before = again;
  await sleep(1_000);
}
const began = performance.now();
// A fifth first: what is made once, and then kept, is no growth.
await sendAll(gather(count / 5));
const [files, memory] = [countFiles(), readMemory(site)];
for (let part = 0; part < 4; part += 1) await sendAll(gather(count / 5));
const growth = { files: countFiles() - files, memory: readMemory(site) - memory };
const after = await read();
const changed = watched.flatMap(({ path, headers }, index) => {
  const [was = "", is = ""] = [before[index], after[index]];
  if (was === is) return [];
  const at = [...was].findIndex((letter, place) => letter !== is[place]);
  return [`${path} ${headers.trim()}: ${JSON.stringify([was, is].map((text) => text.slice(at - 60, at + 60)))}`];
});
const seconds = ((performance.now() - began) / 1_000).toFixed(0);
console.log(`${count} requests in ${seconds} s, answered ${JSON.stringify(Object.fromEntries([...statuses].sort()))}`);
console.log(`memory of the site: ${memory.toFixed(0)} MB after a fifth, ${growth.memory.toFixed(0)} MB more after all`);
for (const complaint of complaints.slice(0, 20)) console.log(`✗ ${complaint}`);
for (const change of changed) console.log(`✗ not as it was: ${change}`);
const gates = new Gates();
gates.atMost(`bad requests, of ${badRequests.length}: answered otherwise`, wrong.length, 0);
gates.atMost("fuzz: wrong answers", complaints.length, 0);
gates.atMost("fuzz: pages changed for others", changed.length, 0);
gates.atMost("fuzz: new files of the build", growth.files, 0);
gates.atMost("fuzz: memory grown over the last four fifths", Math.max(0, growth.memory), 60, "MB");
gates.finish();
