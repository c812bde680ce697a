/**
 * The HTTP Observatory's tests and grader on the site's responses, offline: 135 points or more for every template. The
 * site is requested on loopback, as behind its public URL, where a proxy terminates TLS.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { findPort } from "../../run/findPort.ts";
import { RunningProcess } from "../../run/RunningProcess.ts";
import { waitUntilReady } from "../../run/waitUntilReady.ts";
import { Gates } from "../run/Gates.ts";
import { installPackages } from "../run/installPackages.ts";
import { printTable } from "../run/table.ts";
import { templates } from "../run/templates.ts";

type Outcome = { headers: Record<string, string | string[]>; status: number; verified: boolean; data: string };
type Asked = {
  hostname: string;
  resources: { path: string };
  responses: Record<"auto" | "https" | "cors", Outcome>;
  session: { url: URL };
};
type Result = { result: string | null; pass: boolean };
type Observatory = {
  Requests: new (hostname: string) => Asked;
  tests: ((requests: Asked) => Result)[];
  getScoreModifier(result: string): number;
  getGradeForScore(score: number): { grade: string; score: number };
  leastForExtraCredit: number;
};

const publicHost = "halyard.example";

async function loadObservatory(): Promise<Observatory> {
  const folder = await installPackages("observatory", { "@mdn/mdn-http-observatory": "1.4.8" });
  const root = join(folder, "node_modules", "@mdn", "mdn-http-observatory");
  // Its install script would fetch these lists; neither contains a site of this name.
  mkdirSync(join(root, "conf"), { recursive: true });
  writeFileSync(join(root, "conf", "hsts-preload.json"), "{}");
  writeFileSync(join(root, "conf", "tld-list.json"), '["example"]');
  const load = (file: string) => import(pathToFileURL(join(root, "src", file)).href);
  const [constants, types, grader, charts] = await Promise.all(
    ["constants.js", "types.js", "grader/grader.js", "grader/charts.js"].map(load),
  );
  return {
    tests: constants.ALL_TESTS,
    Requests: types.Requests,
    getScoreModifier: grader.getScoreModifier,
    getGradeForScore: grader.getGradeForScore,
    leastForExtraCredit: charts.MINIMUM_SCORE_FOR_EXTRA_CREDIT,
  };
}

async function read(url: string, init?: RequestInit): Promise<Outcome> {
  const response = await fetch(url, init);
  const headers = Object.fromEntries(response.headers);
  return { headers, status: response.status, verified: true, data: await response.text() };
}

const { Requests, tests, getScoreModifier, getGradeForScore, leastForExtraCredit } = await loadObservatory();
const port = await findPort(4420);
const site = new RunningProcess({
  name: "The site behind its public address",
  args: ["--max-http-header-size=1048576", "server/main.ts"],
  env: { ...process.env, PORT: String(port), SITE_URL: `https://${publicHost}`, NODE_ENV: "production" },
  quiet: true,
});
const origin = `http://127.0.0.1:${port}`;
await waitUntilReady(site, { url: `${origin}/ready`, seconds: 60, accepts: (status) => status === 200 });

const gates = new Gates();
const rows: (string | number)[][] = [["HTTP Observatory", "points", "grade", "bonuses and penalties"]];
let lowest = Number.POSITIVE_INFINITY;
for (const { name, path } of templates) {
  const requests = new Requests(publicHost);
  const outcome = await read(`${origin}${path}`);
  requests.responses.auto = outcome;
  requests.responses.https = outcome;
  requests.responses.cors = await read(`${origin}${path}`, {
    method: "OPTIONS",
    headers: { origin: "https://other.example", "access-control-request-method": "GET" },
  });
  requests.resources.path = outcome.data;
  requests.session = { url: new URL(`https://${publicHost}${path}`) };
  const results = tests.map((test) => test(requests).result).filter((result) => result !== null);
  const changes = results.map((result) => ({ result, points: getScoreModifier(result) }));
  const sum = (list: typeof changes) => list.reduce((total, { points }) => total + points, 100);
  const bare = sum(changes.filter(({ points }) => points < 0));
  const { score, grade } = getGradeForScore(bare >= leastForExtraCredit ? sum(changes) : bare);
  lowest = Math.min(lowest, score);
  const reported = changes.filter(({ points }) => points !== 0).map(({ result, points }) => `${points} ${result}`);
  rows.push([name, score, grade, reported.join(", ")]);
}
await site.stop();
printTable(rows);
gates.atLeast("HTTP Observatory, lowest of twelve templates", lowest, 135, "points");
gates.finish();
