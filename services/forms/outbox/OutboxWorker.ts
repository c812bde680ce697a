import { log } from "../../kit/log.ts";
import { logFailure } from "../../kit/logFailure.ts";
import type { Claimed, OutboxStore } from "./OutboxStore.ts";

const pollIntervalMs = 5_000;

/** Sends the jobs of the outbox: at once on `nudge`, and whenever a retry is due. */
export class OutboxWorker {
  private readonly store: OutboxStore;
  private readonly send: (job: Claimed) => Promise<void>;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isNudged = false;
  private isClosed = false;

  constructor(store: OutboxStore, send: (job: Claimed) => Promise<void>) {
    this.store = store;
    this.send = send;
  }

  /** Checks for jobs now. */
  nudge(): void {
    this.isNudged = true;
    if (this.isClosed || this.running) return;
    clearTimeout(this.timer);
    this.running = this.work().finally(() => {
      this.running = undefined;
      if (this.isClosed) return;
      this.timer = setTimeout(() => this.nudge(), pollIntervalMs);
      this.timer.unref();
    });
  }

  /** Finishes current jobs. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private async work(): Promise<void> {
    try {
      while (this.isNudged && !this.isClosed) {
        this.isNudged = false;
        const jobs = await this.store.claim();
        if (jobs.length > 0) this.isNudged = true;
        await Promise.all(jobs.map((job) => this.deliver(job)));
      }
    } catch (error) {
      logFailure("error", "forms", "the outbox cannot be read", error);
    }
  }

  private async deliver(job: Claimed): Promise<void> {
    try {
      await this.send(job);
    } catch (error) {
      const reason = getCodes(error);
      const isLast = await this.store.markFailed(job, reason);
      const facts = { id: job.id, tries: job.tries, reason };
      log(
        isLast ? "error" : "warn",
        "forms",
        isLast ? "e-mail given up" : "e-mail not sent, will be tried again",
        facts,
      );
      return;
    }
    await this.store.markDelivered(job.id);
  }
}

// Replies of mail servers often contain e-mail addresses, which must not be logged.
function getCodes(error: unknown): string {
  if (typeof error !== "object" || error === null) return "unknown";
  const codes = ["code" in error ? error.code : "unknown", "responseCode" in error ? error.responseCode : undefined];
  return codes.filter(Boolean).join(" ");
}
