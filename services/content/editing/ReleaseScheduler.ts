import { log, messageOf } from "../../kit/log.ts";
import type { Release, Releases } from "./Releases.ts";

// Times of releases are the clock's, which may be set while a timer runs.
const maxWaitMs = 60_000;
const retryDelayMs = 30_000;

/** Publishes releases when their time has come, also those whose time came while nothing ran. */
export class ReleaseScheduler {
  readonly #releases: Releases;
  readonly #publish: (release: Release) => Promise<boolean>;
  // By the release as it was: one that was changed since is tried at its own time. On the monotonic clock.
  readonly #again = new WeakMap<Release, number>();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #closed = false;

  constructor(releases: Releases, publish: (release: Release) => Promise<boolean>) {
    this.#releases = releases;
    this.#publish = publish;
  }

  /** Looks at the releases anew; called when one was made, changed or removed. */
  plan(): void {
    clearTimeout(this.#timer);
    const times = this.#releases.all.flatMap((release) => this.#getTime(release) ?? []);
    // What is running looks again when it is done.
    if (this.#closed || this.#running || times.length === 0) return;
    const wait = Math.min(Math.max(Math.min(...times) - Date.now(), 0), maxWaitMs);
    this.#timer = setTimeout(() => {
      this.#running = this.#run()
        .finally(() => {
          this.#running = undefined;
          this.plan();
        })
        // An error without a handler would end the process, and every other back end with it.
        .catch((error: unknown) => log("error", "content", "the schedule failed", { reason: messageOf(error) }));
    }, wait);
    this.#timer.unref();
  }

  /** Plans nothing more, and waits for what is being published. */
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
        // Whoever scheduled it may repair what is wrong.
        this.#again.set(release, performance.now() + retryDelayMs);
        const facts = { release: release.id, reason: messageOf(error) };
        log("error", "content", "release could not be published by schedule", facts);
      }
    }
  }
}
