import { setTimeout as sleep } from "node:timers/promises";

import { claimCoins } from "./claimCoins.ts";
import { editPages } from "./editPages.ts";
import { releasePages, schedulePages, uploadFiles } from "./releasePages.ts";
import { kinds } from "./Ledger.ts";
import type { Habit, Ledger } from "./Ledger.ts";
import { sendForms } from "./sendForms.ts";

const afterRefusalMs = 250;
const maxRunMs = 60_000;

/** People who send forms, edit and publish pages, and claim coins until stopped. */
export class People {
  private readonly ledger: Ledger;
  private isOver = false;
  private readonly busy: Promise<unknown>;

  /** `origin` is that of the back ends, which trust forwarding headers from this machine. */
  constructor(ledger: Ledger, { origin, writeToken }: { origin: string; writeToken: string }) {
    this.ledger = ledger;
    const editors = [editPages, releasePages, schedulePages, uploadFiles].map((habit) => habit(origin, writeToken));
    const habits = [sendForms(origin), ...editors, claimCoins(origin)];
    this.busy = Promise.all(habits.map((habit) => this.live(habit)));
  }

  /** Seconds from a moment until one write of each kind was started after it and acknowledged; waits for a minute at most. */
  async recovered(since: number): Promise<number> {
    const deadline = performance.now() + maxRunMs;
    while (performance.now() < deadline) {
      const firsts = kinds.map(
        (kind) => this.ledger.of(kind).find(({ startedAt }) => startedAt >= since)?.startedAt ?? Infinity,
      );
      const last = Math.max(...firsts);
      if (last < Infinity) return (last - since) / 1_000;
      await sleep(50);
    }
    return Infinity;
  }

  /** Resolves when all actions under way have ended. */
  async stop(): Promise<void> {
    this.isOver = true;
    await this.busy;
  }

  private async live({ pauseMs, act }: Habit): Promise<void> {
    while (!this.isOver) {
      const startedAt = performance.now();
      const isDone = await act((kind, key) => this.ledger.add(kind, key, startedAt)).then(
        () => true,
        // Rejected and unanswered actions do not count; the next attempt uses new data.
        () => false,
      );
      await sleep(isDone ? pauseMs : afterRefusalMs);
    }
  }
}
