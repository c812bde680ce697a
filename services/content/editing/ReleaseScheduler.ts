import { log, getErrorMessage } from "../../kit/log.ts";
import type { Release, Releases } from "./Releases.ts";

// Release times are wall-clock times, and the clock may be set while a timer runs.
const maxWaitMs = 60_000;
const retryDelayMs = 30_000;

/** Publishes scheduled releases, including those due while the process was down. */
export class ReleaseScheduler {
  readonly #releases: Releases;
  readonly #publish: (release: Release) => Promise<boolean>;
  // Retry times by release object: a changed release is a new object. Monotonic clock.
  readonly #again = new WeakMap<Release, number>();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #closed = false;

  constructor(releases: Releases, publish: (release: Release) => Promise<boolean>) {
    this.#releases = releases;
    this.#publish = publish;
  }

  /** Reschedules; called after a release was created, changed or deleted. */
  plan(): void {
    clearTimeout(this.#timer);
    const times = this.#releases.all.flatMap((release) => this.#getTime(release) ?? []);
    // A running publication reschedules when it is done.
    if (this.#closed || this.#running || times.length === 0) return;
    const wait = Math.min(Math.max(Math.min(...times) - Date.now(), 0), maxWaitMs);
    this.#timer = setTimeout(() => {
      this.#running = this.#run()
        .finally(() => {
          this.#running = undefined;
          this.plan();
        })
        // An unhandled rejection would end the process.
        .catch((error: unknown) => log("error", "content", "the schedule failed", { reason: getErrorMessage(error) }));
    }, wait);
    this.#timer.unref();
  }

  /** Stops scheduling and waits for a running publication. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #getTime(release: Release): number | undefined {
    const again = this.#again.get(release);
    return again === undefined ? release.scheduledAt : Date.now() + again - performance.now();
  }

  async #run(): Promise<void> {
    const now = Date.now();
    for (const release of this.#releases.all.filter((one) => (this.#getTime(one) ?? Infinity) <= now)) {
      try {
        if (await this.#publish(release))
          log("info", "content", "release published by schedule", { release: release.id });
      } catch (error) {
        // Retry: the editor may fix the cause.
        this.#again.set(release, performance.now() + retryDelayMs);
        const facts = { release: release.id, reason: getErrorMessage(error) };
        log("error", "content", "release could not be published by schedule", facts);
      }
    }
  }
}
