import type { Blocks } from "@/features/shared/contracts/platformApi";
import { makeAutoObservable, runInAction } from "@/features/shared/mobx";

export type PulseBlock = Blocks["networks"][number]["blocks"][number];

type Deps = { request: () => Promise<Blocks>; now?: () => number };

const pollMs = 1_500;
const maxWaitMs = 30_000;

/** Polls the blocks of connected networks while it runs and is on screen. */
export class PulseStore {
  isRunning = false;
  hasFailed = false;
  networks: Blocks["networks"] = [];
  /** The moment that the strip ends with, in milliseconds since 1970. */
  end = 0;

  private readonly request: () => Promise<Blocks>;
  private readonly now: () => number;
  private isShown = true;
  private isPolling = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waitMs = pollMs;

  constructor({ request, now = Date.now }: Deps) {
    this.request = request;
    this.now = now;
    makeAutoObservable<this, "request" | "now" | "timer" | "waitMs" | "isShown" | "isPolling">(
      this,
      { request: false, now: false, timer: false, waitMs: false, isShown: false, isPolling: false },
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

  /** Tells whether the strip is on screen; while it is not, nothing is requested and nothing moves. */
  show(isShown: boolean): void {
    this.isShown = isShown;
    if (!isShown) clearTimeout(this.timer);
    else if (this.isRunning) void this.poll();
  }

  /** Moves the end of the strip to this moment. */
  advance(): void {
    if (this.isRunning && this.isShown) this.end = this.now();
  }

  private async poll(): Promise<void> {
    if (this.isPolling) return;
    clearTimeout(this.timer);
    this.isPolling = true;
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
    this.isPolling = false;
    if (this.isRunning && this.isShown) this.timer = setTimeout(() => void this.poll(), this.waitMs);
  }
}
