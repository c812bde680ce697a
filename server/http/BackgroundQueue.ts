import { log, toErrorMessage } from "../log.ts";

/** Queue of background tasks, run one at a time to keep the process responsive. */
export class BackgroundQueue {
  private readonly queue: (() => Promise<void>)[] = [];
  private running = false;

  add(work: () => Promise<void>): void {
    this.queue.push(work);
    if (!this.running) void this.run();
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let work = this.queue.shift(); work; work = this.queue.shift()) {
      await work().catch((error: unknown) =>
        log("warn", "a background task failed", { reason: toErrorMessage(error) }),
      );
    }
    this.running = false;
  }
}
