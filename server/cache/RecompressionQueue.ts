import { log, toErrorMessage } from "../log.ts";

/** Work that can wait, done one piece at a time so that visitors do not feel it. */
export class RecompressionQueue {
  private readonly queue: (() => Promise<void>)[] = [];
  private running = false;

  add(work: () => Promise<void>): void {
    this.queue.push(work);
    if (!this.running) void this.run();
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let work = this.queue.shift(); work; work = this.queue.shift()) {
      await work().catch((error: unknown) => log("warn", "a recompression failed", { reason: toErrorMessage(error) }));
    }
    this.running = false;
  }
}
