import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { getErrorMessage, Problem } from "../../run/bootstrap/problem.mjs";

/** Files of a control group: of the second version, and of the first. */
const kinds = [
  {
    root: "/sys/fs/cgroup",
    marker: "cgroup.subtree_control",
    limit: "memory.max",
    swap: "memory.swap.max",
    swapLimit: () => "0",
    own: "anon",
  },
  {
    root: "/sys/fs/cgroup/memory",
    marker: "memory.limit_in_bytes",
    limit: "memory.limit_in_bytes",
    swap: "memory.memsw.limit_in_bytes",
    swapLimit: String,
    own: "total_rss",
  },
];

const intervalMs = 1_000;

/** A control group of Linux whose processes together get no more memory than a limit, and no swap. */
export class MemoryLimit {
  private peakBytes = 0;
  private readonly folder: string;
  private readonly own: string;
  private readonly timer: NodeJS.Timeout;

  private constructor(folder: string, own: string) {
    this.folder = folder;
    this.own = own;
    this.timer = setInterval(() => this.measure(), intervalMs).unref();
  }

  /** Makes a group; a sentence when this machine or user cannot. */
  static make(name: string, bytes: number): MemoryLimit | string {
    const kind = kinds.find(({ root, marker }) => existsSync(join(root, marker)));
    if (!kind) return "there are no control groups for memory";
    const folder = join(kind.root, `${name}-${process.pid}`);
    try {
      accessSync(kind.root, constants.W_OK);
      mkdirSync(folder);
      writeFileSync(join(folder, kind.limit), String(bytes));
      if (existsSync(join(folder, kind.swap))) writeFileSync(join(folder, kind.swap), kind.swapLimit(bytes));
      return new MemoryLimit(folder, kind.own);
    } catch (error) {
      return getErrorMessage(error);
    }
  }

  /** The command that runs another one in the group. */
  wrap(program: string, args: string[]): [program: string, args: string[]] {
    const join = `echo $$ > ${this.folder}/cgroup.procs && exec "$0" "$@"`;
    return ["/bin/sh", ["-c", join, program, ...args]];
  }

  /** The most megabytes that processes had of their own: without files that the system keeps in memory. */
  get peakMb(): number {
    return Math.round(this.peakBytes / 1024 ** 2);
  }

  /** Throws a `Problem` when the system has killed a process for lack of memory. */
  requireNoneKilled(): void {
    const files = ["memory.events", "memory.oom_control"].map((name) => join(this.folder, name));
    const text = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, "utf8"));
    const killed = Number(/^oom_kill (\d+)$/m.exec(text.join("\n"))?.[1] ?? 0);
    if (killed > 0) throw new Problem(`${killed} processes were killed for lack of memory.`);
  }

  /** Removes the group, once its processes have ended. */
  async remove(): Promise<void> {
    clearInterval(this.timer);
    for (let tries = 0; tries < 20; tries += 1) {
      try {
        return rmdirSync(this.folder);
      } catch {
        // A process is still ending.
        await sleep(250);
      }
    }
  }

  private measure(): void {
    const stat = readFileSync(join(this.folder, "memory.stat"), "utf8");
    const bytes = Number(new RegExp(`^${this.own} (\\d+)$`, "m").exec(stat)?.[1] ?? 0);
    this.peakBytes = Math.max(this.peakBytes, bytes);
  }
}
