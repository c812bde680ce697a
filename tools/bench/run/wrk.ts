import { execFile, execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { cpus } from "node:os";
import { promisify } from "node:util";

const run = promisify(execFile);
const seconds = 2;
// With two cores, the measured program has one and the measuring program the other.
const pins = cpus().length > 1;

/** A program and its arguments, pinned to the core of measured programs. */
export const pinned = (program: string, args: string[]): [string, string[]] =>
  pins ? ["taskset", ["-c", "0", program, ...args]] : [program, args];

// Debian's package names.
const packages: Record<string, string> = { wrk: "wrk", nginx: "nginx-light", taskset: "util-linux" };
const brotli = ["filter", "static"].map((kind) => ({
  file: `/etc/nginx/modules-enabled/50-mod-http-brotli-${kind}.conf`,
  package: `libnginx-mod-http-brotli-${kind}`,
}));

/** Whether every program of a measurement is installed, nginx with its brotli modules; prints what to install. */
export function hasPrograms(...programs: string[]): boolean {
  const missing = programs.filter((program) => {
    try {
      execFileSync("which", [program], { stdio: "ignore" });
      return false;
    } catch {
      return true;
    }
  });
  const modules = programs.includes("nginx") ? brotli.filter(({ file }) => !existsSync(file)) : [];
  const needed = [
    ...missing.map((program) => packages[program] ?? program),
    ...modules.map((module) => module.package),
  ];
  if (needed.length > 0) console.log(`not measured; install first: apt install ${needed.join(" ")}`);
  return needed.length === 0;
}

/** CPU microseconds of a process and its children. */
function readCpuTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  const own = (Number(stat[11]) + Number(stat[12])) * 10_000;
  const tasks = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").trim().split(" ").filter(Boolean),
  );
  return tasks.reduce((total, child) => total + readCpuTime(Number(child)), own);
}

export type Measured = { perSecond: number; p50: string; p99: string; cpu: number; bad: number };

export type Target = {
  /** The measured process. */
  pids: number[];
  url: string;
  /** wrk script that replaces the URL. */
  script?: string;
};

/** Sends requests for a URL at full load. `bad`: unsuccessful responses. */
export async function measure({ pids, url, script }: Target): Promise<Measured> {
  const args = ["-t1", "-c32", `-d${seconds}s`, "--latency", "-H", "accept-encoding: br"];
  const all = [...args, ...(script ? ["-s", script] : []), url];
  const used = () => pids.reduce((total, pid) => total + readCpuTime(pid), 0);
  const before = used();
  const { stdout } = await (pins ? run("taskset", ["-c", "1", "wrk", ...all]) : run("wrk", all));
  const after = used();
  const find = (pattern: RegExp) => pattern.exec(stdout)?.[1] ?? "?";
  return {
    perSecond: Number(find(/Requests\/sec:\s+([\d.]+)/)),
    p50: find(/50%\s+(\S+)/),
    p99: find(/99%\s+(\S+)/),
    cpu: (after - before) / Number(find(/(\d+) requests in/)),
    bad: Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0),
  };
}
