import { log, messageOf } from "../../log.ts";
import type { Release, Releases } from "./releases.ts";

// A timer cannot wait longer than this.
const longest = 2 ** 31 - 1;
const retry = 30_000;

/** Publishes releases when their time has come, also those whose time came while nothing ran. */
export class Schedule {
  readonly #releases: Releases;
  readonly #publish: (release: Release) => Promise<boolean>;
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
    const times = this.#releases.all.flatMap(({ scheduledAt }) => scheduledAt ?? []);
    // What is running looks again when it is done.
    if (this.#closed || this.#running || times.length === 0) return;
    const wait = Math.min(Math.max(Math.min(...times) - Date.now(), 0), longest);
    this.#timer = setTimeout(() => {
      this.#running = this.#run().finally(() => {
        this.#running = undefined;
        this.plan();
      });
    }, wait);
    this.#timer.unref();
  }

  /** Plans nothing more, and waits for what is being published. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #run(): Promise<void> {
    const due = this.#releases.all.filter(({ scheduledAt }) => scheduledAt !== undefined && scheduledAt <= Date.now());
    for (const release of due) {
      try {
        if (await this.#publish(release))
          log("info", "content", "release published by schedule", { release: release.id });
      } catch (error) {
        log("error", "content", "release could not be published by schedule", {
          release: release.id,
          reason: messageOf(error),
        });
        // Tried again in a while: whoever scheduled it may repair what is wrong.
        await this.#releases.change(release.id, { scheduledAt: Date.now() + retry });
      }
    }
  }
}
