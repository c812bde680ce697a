/**
 * Requests a second and CPU per request of a static page: this server, `next start` and nginx with the same bytes in a
 * file, one after the other in one run. Needs wrk and nginx; says so when they are missing.
 */
import { execFile, execFileSync, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";

import { printTable } from "../run/table.ts";

const run = promisify(execFile);
const path = "/about/";
const seconds = 6;

function has(program: string): boolean {
  try {
    execFileSync("which", [program]);
    return true;
  } catch {
    console.log(`${program} is not installed: apt install ${program}`);
    return false;
  }
}

/** CPU microseconds that a process and its children have used. */
function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  const own = (Number(stat[11]) + Number(stat[12])) * 10_000;
  const tasks = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").trim().split(" ").filter(Boolean),
  );
  return tasks.reduce((total, child) => total + cpuOf(Number(child)), own);
}

async function untilAnswers(url: string): Promise<void> {
  for (let round = 0; round < 150; round += 1) {
    try {
      if ((await fetch(url)).ok) return;
    } catch (error) {
      if (round === 149) throw error;
    }
    await pause(200);
  }
}

type Measured = { name: string; perSecond: number; p50: string; p99: string; cpu: number };

async function measure(name: string, child: ChildProcess, url: string): Promise<Measured> {
  await untilAnswers(url);
  const wrk = (time: number) =>
    run("wrk", ["-t1", "-c32", `-d${time}s`, "--latency", "-H", "accept-encoding: br", url]);
  await wrk(2);
  const before = cpuOf(child.pid ?? 0);
  const { stdout } = await wrk(seconds);
  const used = cpuOf(child.pid ?? 0) - before;
  const find = (pattern: RegExp) => pattern.exec(stdout)?.[1] ?? "?";
  const count = Number(find(/(\d+) requests in/));
  return {
    name,
    perSecond: Number(find(/Requests\/sec:\s+([\d.]+)/)),
    p50: find(/50%\s+(\S+)/),
    p99: find(/99%\s+(\S+)/),
    cpu: used / count,
  };
}

if (has("wrk") && has("nginx")) {
  const folder = mkdtempSync(join(tmpdir(), "halyard-bench-"));
  const children: ChildProcess[] = [];
  const start = (command: string, args: string[], env: Record<string, string> = {}) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: "ignore" });
    children.push(child);
    return child;
  };
  const html = await (
    await fetch(`${process.env.BENCH_SITE}${path}`, { headers: { "accept-encoding": "br" } })
  ).arrayBuffer();
  mkdirSync(join(folder, "about"), { recursive: true });
  writeFileSync(join(folder, "about/index.html"), Buffer.from(html));
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error; events { worker_connections 512; }
http { access_log off; types { text/html html; } sendfile on; tcp_nopush on; keepalive_requests 1000000;
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  server { listen 4391; root ${folder}; index index.html; } }`,
  );
  const next = "node_modules/next/dist/bin/next";
  const results = [
    await measure(
      "npm start",
      start(process.execPath, ["server/main.ts"], { PORT: "4392" }),
      `http://127.0.0.1:4392${path}`,
    ),
    await measure(
      "next start",
      start(process.execPath, [next, "start", "--port", "4393"]),
      `http://127.0.0.1:4393${path}`,
    ),
    await measure("nginx, a file", start("nginx", ["-c", join(folder, "nginx.conf")]), `http://127.0.0.1:4391${path}`),
  ];
  for (const child of children) child.kill();
  printTable([
    ["a static page, 32 connections", "requests/s", "p50", "p99", "CPU µs a request"],
    ...results.map(({ name, perSecond, p50, p99, cpu }) => [name, Math.round(perSecond), p50, p99, cpu.toFixed(1)]),
  ]);
  const [own, framework, nginx] = results;
  const ratios = [(own?.perSecond ?? 0) / (framework?.perSecond ?? 1), (own?.perSecond ?? 0) / (nginx?.perSecond ?? 1)];
  console.log(`npm start is ${ratios[0]?.toFixed(1)} × next start and ${ratios[1]?.toFixed(2)} × nginx from a file`);
  rmSync(folder, { recursive: true, force: true });
  if ((ratios[0] ?? 0) < 20 || (ratios[1] ?? 0) < 0.45) process.exitCode = 1;
}
