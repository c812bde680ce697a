/**
 * Lists the project's files that an uncached page passes between the socket and its HTML. The server process runs
 * inside this one, and V8 counts the functions that one request calls after earlier requests have loaded all code.
 */
import { Session } from "node:inspector/promises";
import { setTimeout as sleep } from "node:timers/promises";

import { findPort } from "../../run/findPort.ts";
import { requestStatus } from "../../run/waitUntilReady.ts";
import { Gates } from "../run/Gates.ts";
import { SourceFinder } from "../run/SourceFinder.ts";

const page = "/about/";
// Recompression and other work after a response has ended.
const idleMs = 1_500;
const maxFiles = 35;
const maxWarmFiles = 10;

// Code that runs on timers.
const byClock = /^(tools|server\/ops)\//;
// Code that renders a page, and what only it calls: slices, parts, texts, and their data.
const drawing =
  /^(slices\/|features\/(?!shared\/contracts\/|content\/(pageClient|createClient|pages\/loadPage|preview\/|routing\/))|features\/shared\/contracts\/(anchors|brand|chains|mapTexts|ownValue))/;

const session = new Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });

const port = await findPort(4480);
process.env.PORT = String(port);
// Polling of the repository would be counted too.
process.env.PRISMIC_POLL_SECONDS = "3600";
const { log } = console;
await import("../../../server/main.ts");
const origin = `http://127.0.0.1:${port}`;
while ((await requestStatus(`${origin}/ready`)).status !== 200) await sleep(100);

/** Makes the page stale, as a publication does. */
async function forget(): Promise<void> {
  await sleep(idleMs);
  globalThis.halyardServer?.expire(["prismic"]);
  await sleep(idleMs);
}

for (let round = 0; round < 2; round += 1) {
  await forget();
  await (await fetch(`${origin}${page}`)).text();
}
const finder = new SourceFinder();

/** The files that one request for the page calls, sorted. */
async function listCalledFiles(): Promise<string[]> {
  await session.post("Profiler.takePreciseCoverage");
  const response = await fetch(`${origin}${page}`);
  await response.text();
  if (response.status !== 200) throw new Error(`${page} answered ${response.status}`);
  const { result } = await session.post("Profiler.takePreciseCoverage");
  const called = result.flatMap(({ url, functions }) =>
    functions.flatMap(({ ranges: [range] }) => (range && range.count > 0 ? [finder.find(url, range.startOffset)] : [])),
  );
  const files = [...new Set(called)].filter((file) => file !== undefined);
  return files.filter((file) => !byClock.test(file) && !drawing.test(file)).sort();
}

await forget();
const cold = await listCalledFiles();
// Recompression starts after the first response.
await sleep(idleMs);
const warm = await listCalledFiles();
// The server process has redirected the console to its log.
console.log = log;
console.log([`${page} from no cache:`, ...cold, "", `${page} from memory:`, ...warm, ""].join("\n"));
const gates = new Gates();
gates.atMost("cold page: files from the socket to the HTML", cold.length, maxFiles);
gates.atMost("page in memory: files from the socket to the HTML", warm.length, maxWarmFiles);
gates.finish();
process.exit();
