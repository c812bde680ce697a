import { writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

const preload = pathToFileURL(fileURLToPath(new URL("shiftClock.ts", import.meta.url))).href;

/** The clock of all processes started with its environment. */
export class Clock {
  readonly env: Record<string, string>;
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
    this.env = { BENCH_CLOCK: file, NODE_OPTIONS: `--import=${preload}` };
    this.set(0);
  }

  /** Sets its offset from the machine's clock; effective within half a second. */
  set(milliseconds: number): void {
    writeFileSync(this.file, String(milliseconds));
  }
}
