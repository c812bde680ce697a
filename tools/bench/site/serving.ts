/**
 * Requests a second, p50, p99 and CPU per request of one page: this server, `next start`, and nginx in three ways: the
 * same bytes in a file, its cache in front of the site as deployed, and pages published to it as files. Then two
 * instances behind it, the page of nodes, and unknown paths. One after the other in one run.
 */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { configureNginx } from "../../run/cluster/configureNginx.ts";
import { findPort } from "../../run/findPort.ts";
import { publishPages } from "../../../deploy/publishPages.ts";
import { Gates } from "../run/Gates.ts";
import { startFileServer } from "../run/startFileServer.ts";
import { startPinned } from "../run/startPinned.ts";
import type { Pinned } from "../run/startPinned.ts";
import { printTable } from "../run/table.ts";
import { median } from "../run/quantile.ts";
import { hasPrograms, measure } from "../run/wrk.ts";
import type { Measured, Target } from "../run/wrk.ts";

const { NEXT_DIST_DIR = ".next" } = process.env;
const pages = ["/about/", "/nodes/"];
const page = "/about/";
const unknown = "npm start, unknown paths";
const peer = "nginx, a file";
const published = "files published to nginx";
const rounds = 5;
const modules = "include /etc/nginx/modules-enabled/*.conf;";

const folder = mkdtempSync(join(tmpdir(), "halyard-bench-"));
const targets = new Map<string, Target>();
const running: Pinned[] = [];

async function startSite(near: number): Promise<Pinned & { port: number }> {
  const port = await findPort(near);
  const args = ["--max-http-header-size=1048576", "server/main.ts"];
  const env = { PORT: String(port), TRUST_PROXY: "loopback", HOST: "127.0.0.1" };
  const site = await startPinned(process.execPath, args, `http://127.0.0.1:${port}/ready`, env);
  running.push(site);
  return { port, ...site };
}

/** The deployed configuration in front of instances, with pages published as files if a folder is given. */
async function addNginx(name: string, sites: (Pinned & { port: number })[], files?: string): Promise<void> {
  const port = await findPort(4450);
  const work = mkdtempSync(join(folder, "nginx-"));
  const ports = sites.map((site) => site.port);
  const args = configureNginx({ folder: work, port, ports, modules, ...(files ? { files } : {}) });
  const nginx = await startPinned("nginx", args, `http://127.0.0.1:${port}${page}`);
  running.push(nginx);
  const pids = [nginx, ...sites].map(({ pid }) => pid);
  for (const path of pages) targets.set(`${name}, ${path}`, { pids, url: `http://127.0.0.1:${port}${path}` });
}

async function startAll(): Promise<void> {
  const first = await startSite(4430);
  const second = await startSite(first.port + 1);
  const origin = `http://127.0.0.1:${first.port}`;
  for (const path of pages) targets.set(`npm start, ${path}`, { pids: [first.pid], url: `${origin}${path}` });
  const script = join(folder, "unknown.lua");
  const request = "n = n + 1 return wrk.format('GET', '/no/such/' .. n .. '/')";
  writeFileSync(script, `local n = 0\nrequest = function() ${request} end\n`);
  targets.set(unknown, { pids: [first.pid], url: origin, script });
  await addNginx("nginx's cache in front", [first]);
  await addNginx("nginx's cache, two instances", [first, second]);
  await publishPages({ site: origin, folder, brotli: true, paths: pages });
  await addNginx(published, [first], folder);
  const source = targets.get(`${published}, ${page}`)?.url ?? "";
  const file = await startFileServer({ folder: join(folder, "files"), pages: { [page]: source } });
  targets.set(peer, { pids: [file.pid], url: `${file.origin}${page}` });
  const port = await findPort(second.port + 1);
  const url = `http://127.0.0.1:${port}${page}`;
  const args = ["node_modules/next/dist/bin/next", "start", "--port", String(port)];
  const next = await startPinned(process.execPath, args, url);
  running.push(file, next);
  targets.set("next start", { pids: [next.pid], url });
}

const countFiles = () => readdirSync(join(NEXT_DIST_DIR, "server"), { recursive: true }).length;

if (hasPrograms("wrk", "nginx", "taskset")) {
  await startAll();
  for (const target of targets.values()) await measure(target);
  const files = countFiles();
  // Each round measures all of them, so that noise affects all alike.
  const measured: Map<string, Measured>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const one = new Map<string, Measured>();
    for (const [name, target] of targets) one.set(name, await measure(target));
    measured.push(one);
  }
  const newFiles = countFiles() - files;
  await Promise.all(running.map((one) => one.stop()));
  rmSync(folder, { recursive: true, force: true });

  const all = (name: string) => measured.flatMap((round) => round.get(name) ?? []);
  const ratio = (name: string, other: string) =>
    median(measured.map((round) => (round.get(name)?.perSecond ?? 0) / (round.get(other)?.perSecond ?? Number.NaN)));
  const cpu = (name: string) => median(all(name).map((one) => one.cpu));
  printTable([
    [`32 connections, brotli, median of ${rounds}`, "requests/s", "p50", "p99", "CPU µs", "× nginx from a file"],
    ...[...targets.keys()].map((name) => [
      name,
      Math.round(median(all(name).map(({ perSecond }) => perSecond))),
      all(name)[0]?.p50 ?? "",
      all(name)[0]?.p99 ?? "",
      cpu(name).toFixed(1),
      ratio(name, peer).toFixed(2),
    ]),
  ]);
  const gates = new Gates();
  const own = `npm start, ${page}`;
  // The page contains the requested path, so 42 KB are compressed for each: about 100 µs in the encoder, and as much
  // for its memory. A known page takes 30 µs.
  gates.atMost("serving: CPU of an unknown path", cpu(unknown), 300, "µs");
  gates.atMost("serving: files on the disk after unknown paths", newFiles, 0);
  gates.atLeast("serving: npm start ÷ next start", ratio(own, "next start"), 20, "×");
  gates.atLeast("serving: npm start ÷ nginx from a file", ratio(own, peer), 0.3, "×");
  gates.atLeast("serving: nginx's cache ÷ nginx from a file", ratio(`nginx's cache in front, ${page}`, peer), 0.6, "×");
  gates.atLeast("serving: published files ÷ nginx from a file", ratio(`${published}, ${page}`, peer), 0.9, "×");
  const bad = [...targets.keys()].filter((name) => name !== unknown && all(name).some(({ bad: count }) => count > 0));
  gates.atMost(["serving: measurements with errors", ...bad].join(" "), bad.length, 0);
  gates.finish();
}
