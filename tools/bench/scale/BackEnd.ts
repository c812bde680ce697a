import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

import { allocatorEnvironment, nodeFlags } from "#db/embedded/nodeFlags.ts";
import { RunningProcess } from "../../run/RunningProcess.ts";

type Folders = { contentDir: string; dataDir: string; databaseUrl?: string | undefined };

// The first import of the largest site.
const startMs = 900_000;
// Linux counts processor time in hundredths of a second.
const tickMs = 10;

/** The content back end alone, in a process of its own. */
export class BackEnd {
  readonly origin: string;
  /** Milliseconds from its start until it listened. */
  readonly startedMs: number;
  private readonly process: RunningProcess;

  private constructor(process: RunningProcess, origin: string, startedMs: number) {
    this.process = process;
    this.origin = origin;
    this.startedMs = startedMs;
  }

  /** Starts it and waits until it listens. */
  static async start({ contentDir, dataDir, databaseUrl }: Folders): Promise<BackEnd> {
    const start = performance.now();
    const args = [...nodeFlags, "cms/testing/process.ts", contentDir, dataDir, ...(databaseUrl ? [databaseUrl] : [])];
    const child = new RunningProcess({
      name: "content",
      args,
      env: { ...process.env, ...allocatorEnvironment },
      quiet: true,
    });
    while (performance.now() - start < startMs) {
      const [origin] = /^http:\/\/127.0.0.1:\d+$/m.exec(child.output) ?? [];
      if (origin) return new BackEnd(child, origin, performance.now() - start);
      const end = await Promise.race([child.ended, sleep(20)]);
      if (end !== undefined) throw new Error(`The back end ended with ${end}: ${child.output}`);
    }
    throw new Error(`The back end did not start within ${startMs} ms`);
  }

  /** Resident megabytes: now, and at most so far. */
  readMemory(): { now: number; peak: number } {
    const status = readFileSync(`/proc/${this.process.pid}/status`, "utf8");
    const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1_024;
    return { now: read("VmRSS"), peak: read("VmHWM") };
  }

  /** Milliseconds of processor time so far, which other programs on the machine do not lengthen. */
  readCpu = (): number => {
    const fields = readFileSync(`/proc/${this.process.pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  };

  stop = (): Promise<void> => this.process.stop(60_000);
}
