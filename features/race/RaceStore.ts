import { fetchBody } from "@/features/shared/latency/fetchBody";
import type { Target } from "@/features/shared/latency/LatencyStore";
import { makeAutoObservable, runInAction } from "@/features/shared/mobx";

/** One call; `ms` is how long its answer took, `undefined` where none came. `race` and `call` count from one. */
export type RaceCall = { race: number; target: string; call: number; ms: number | undefined };

type Deps = { request?: (url: string) => Promise<void>; now?: () => number };

/** Calls that leave together for each place. */
export const callsPerLane = 8;
/** Races whose calls are stored; earlier ones are dropped. */
const maxRaces = 20;

/** Races of calls from this browser to some places, all of them leaving at one moment. */
export class RaceStore {
  phase: "idle" | "opening" | "running" | "done" = "idle";
  targets: readonly Target[];
  calls: readonly RaceCall[] = [];
  races = 0;
  /** The moment at which the calls of the running race left, on the clock of `now`. */
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

  /** Milliseconds of the calls of one place that were answered. */
  getSamples(target: string): number[] {
    return this.calls.flatMap((call) => (call.target === target && call.ms !== undefined ? [call.ms] : []));
  }

  countLost(target: string): number {
    return this.calls.filter((call) => call.target === target && call.ms === undefined).length;
  }

  /** Adds a place, or replaces the one of the same id with all that was measured to it. */
  join(target: Target): void {
    this.targets = [...this.targets.filter(({ id }) => id !== target.id), target];
    this.calls = this.calls.filter((call) => call.target !== target.id);
  }

  /** Opens a connection to each place, then sends all calls in one moment; resolves when each was answered or lost. */
  async race(): Promise<void> {
    if (this.isBusy) return;
    this.phase = "opening";
    const lanes = this.targets.flatMap(({ id, url }) => (url ? [{ id, url }] : []));
    // What opens the connection is not measured; one that fails is lost again in the race, and counted there.
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
