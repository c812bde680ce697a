import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";

import { complaintOf, requests, send } from "../server/testing/fuzz.ts";

/**
 * Sends 50,000 odd requests to a running site and says what came of it: `node bench/fuzz.ts [requests]`, with PORT and
 * NEXT_DIST_DIR as the site has them. Fails when one answer is wrong, a page changed or the build folder grew.
 */
const port = Number(process.env.PORT || 3000);
const count = Number(process.argv[2] || 50_000);
const atOnce = 16;
const built = join(process.env.NEXT_DIST_DIR || ".next", "server");
const watched = ["/", "/cn/", "/about/", "/nodes/", "/no/such/"];

const read = () =>
  Promise.all(
    watched.map(async (path) => {
      const reply = await send(port, `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
      return reply.slice(reply.indexOf("\r\n\r\n"));
    }),
  );
const countFiles = () => readdirSync(built, { recursive: true }).length;

let before = await read();
// A site that was just started renews what its build left.
for (let again = await read(); again.join() !== before.join(); again = await read()) {
  before = again;
  await pause(1_000);
}
const files = countFiles();
const statuses = new Map<string, number>();
const complaints: string[] = [];
const all = fc.sample(requests, count);
const began = performance.now();
let next = 0;
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (let request = all[next++]; request !== undefined; request = all[next++]) {
      const reply = await send(port, request);
      const status = /^HTTP\/1\.1 (\d{3})/.exec(reply)?.[1] ?? "closed";
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const complaint = complaintOf(reply);
      if (complaint) complaints.push(`${complaint}: ${JSON.stringify(request.slice(0, 400))}`);
    }
  }),
);
const changed = (await read()).flatMap((text, index) => (text === before[index] ? [] : [watched[index]]));
const seconds = ((performance.now() - began) / 1_000).toFixed(0);
console.log(`${count} requests in ${seconds} s, answered ${JSON.stringify(Object.fromEntries([...statuses].sort()))}`);
console.log(
  `pages that changed: ${changed.join(" ") || "none"}; files of the build: ${files} before, ${countFiles()} after`,
);
for (const complaint of complaints.slice(0, 20)) console.log(`✗ ${complaint}`);
process.exitCode = complaints.length > 0 || changed.length > 0 ? 1 : 0;
