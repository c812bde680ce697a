import type { Blocks } from "@/features/shared/contracts/platformApi";
import { makeAutoObservable, runInAction } from "@/features/shared/mobx";

export type PulseBlock = Blocks["networks"][number]["blocks"][number];

type Deps = { request: () => Promise<Blocks>; now?: () => number };

const pollMs = 1_500;
const maxWaitMs = 30_000;

/** Polls the blocks of connected networks while it runs. */
export class PulseStore {
  isRunning = false;
  hasFailed = false;
  networks: Blocks["networks"] = [];
  /** The moment that the strip ends with, in milliseconds since 1970. */
  end = 0;

  private readonly request: () => Promise<Blocks>;
  private readonly now: () => number;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waitMs = pollMs;

  constructor({ request, now = Date.now }: Deps) {
    this.request = request;
    this.now = now;
    makeAutoObservable<this, "request" | "now" | "timer" | "waitMs">(
      this,
      { request: false, now: false, timer: false, waitMs: false },
      { autoBind: true },
    );
  }

  /** Starts polling; failures are retried with increasing delays. */
  run(): void {
    if (this.isRunning) return;
    this.isRunning = true;
    this.waitMs = pollMs;
    void this.poll();
  }

  stop(): void {
    this.isRunning = false;
    clearTimeout(this.timer);
  }

  /** Moves the end of the strip to this moment. */
  advance(): void {
    if (this.isRunning) this.end = this.now();
  }

  private async poll(): Promise<void> {
    try {
      const { networks } = await this.request();
      runInAction(() => {
        this.hasFailed = false;
        this.networks = networks;
        this.end = this.now();
      });
      this.waitMs = pollMs;
    } catch (error) {
      console.warn("pulse: the blocks could not be read", error);
      this.waitMs = Math.min(this.waitMs * 2, maxWaitMs);
      runInAction(() => (this.hasFailed = true));
    }
    if (this.isRunning) this.timer = setTimeout(() => void this.poll(), this.waitMs);
  }
}
