import { fetchBody } from "@/features/shared/latency/fetchBody";
import type { Target } from "@/features/shared/latency/LatencyStore";
import { makeAutoObservable, runInAction } from "@/features/shared/mobx";

/** One call; `ms` is its response time, `undefined` without a response. `race` and `call` count from one. */
export type RaceCall = { race: number; target: string; call: number; ms: number | undefined };

type Deps = { request?: (url: string) => Promise<void>; now?: () => number };

/** Calls per target, all sent at once. */
export const callsPerLane = 8;
/** Races whose calls are stored; earlier ones are dropped. */
const maxRaces = 20;

/** Latency races: calls from this browser to several targets, all sent at once. */
export class RaceStore {
  phase: "idle" | "opening" | "running" | "done" = "idle";
  targets: readonly Target[];
  calls: readonly RaceCall[] = [];
  races = 0;
  /** Time at which the running race's calls were sent, on the clock of `now`. */
  start = 0;

  readonly now: () => number;
  private readonly request: (url: string) => Promise<void>;

  constructor(targets: readonly Target[], { request = fetchBody, now = () => performance.now() }: Deps = {}) {
    this.targets = targets;
    this.request = request;
    this.now = now;
    makeAutoObservable<this, "request">(this, { now: false, request: false }, { autoBind: true });
  }

  get isBusy(): boolean {
    return this.phase === "opening" || this.phase === "running";
  }

  /** Response times in milliseconds of one target's answered calls. */
  getSamples(target: string): number[] {
    return this.calls.flatMap((call) => (call.target === target && call.ms !== undefined ? [call.ms] : []));
  }

  countLost(target: string): number {
    return this.calls.filter((call) => call.target === target && call.ms === undefined).length;
  }

  /** Adds a target, or replaces the one of the same id and drops its measurements. */
  join(target: Target): void {
    this.targets = [...this.targets.filter(({ id }) => id !== target.id), target];
    this.calls = this.calls.filter((call) => call.target !== target.id);
  }

  /** Opens a connection to each target, then sends all calls at once; resolves when each succeeded or failed. */
  async race(): Promise<void> {
    if (this.isBusy) return;
    this.phase = "opening";
    const lanes = this.targets.flatMap(({ id, url }) => (url ? [{ id, url }] : []));
    // The connection's first call is not measured; if it fails, the race counts the failures that follow.
    await Promise.allSettled(lanes.map(({ url }) => this.request(url)));
    runInAction(() => {
      this.races += 1;
      this.calls = this.calls.filter(({ race }) => race > this.races - maxRaces);
      this.phase = "running";
      this.start = this.now();
    });
    await Promise.all(
      Array.from({ length: callsPerLane }, (_, index) => lanes.map((lane) => this.send(lane, index + 1))).flat(),
    );
    runInAction(() => (this.phase = "done"));
  }

  private async send({ id, url }: { id: string; url: string }, call: number): Promise<void> {
    const { race, start } = { race: this.races, start: this.start };
    const ms = await this.request(url).then(
      () => this.now() - start,
      (error: unknown) => {
        console.warn("race: a call was lost", error);
        return undefined;
      },
    );
    runInAction(() => (this.calls = [...this.calls, { race, target: id, call, ms }]));
  }
}
