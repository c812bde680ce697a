import { LRUCache } from "lru-cache";

const maxPerMinute = 60;
const maxClients = 50_000;

/** Counts unknown keys by client: after too many, its keys are not looked up for the rest of the minute. */
export class UnknownKeys {
  private readonly counts = new LRUCache<string, number>({ max: maxClients });
  private startedAt = performance.now();

  /** Seconds until a client may try again; `undefined` when it may now. */
  getWait(client: string): number | undefined {
    const age = performance.now() - this.startedAt;
    if (age >= 60_000) {
      this.counts.clear();
      this.startedAt = performance.now();
    }
    return (this.counts.get(client) ?? 0) >= maxPerMinute ? Math.max(1, Math.ceil((60_000 - age) / 1_000)) : undefined;
  }

  add(client: string): void {
    this.counts.set(client, (this.counts.get(client) ?? 0) + 1);
  }
}
