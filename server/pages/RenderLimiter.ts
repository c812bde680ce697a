import type { IncomingMessage, ServerResponse } from "node:http";

import { isLoopback, toNetwork } from "../../features/shared/contracts/TrustedProxies.ts";
import { sendError } from "../http/respond.ts";
import type { ErrorReply } from "../http/respond.ts";

type Options = {
  /** Concurrent renders. */
  limit?: number;
  /** Concurrent renders of one network. */
  perNetwork?: number;
  /** Waiting renders of one network. */
  maxWaiting?: number;
  now?: () => number;
};

// Burst of render time a network may use, in milliseconds, and its share of every second after that. Renders block the
// event loop, so one network could otherwise use the whole processor.
const burstMs = 2_000;
const share = 0.25;
// Beyond this many networks, the least recently used are dropped.
const maxKnown = 5_000;

const busy: ErrorReply = {
  status: 429,
  code: "too_many_requests",
  headers: ["retry-after", "2"],
  message: "Too many pages are being rendered for your network.",
};

// The site itself, or a proxy with its own limits.
const local = "";

/** Networks as providers assign them: /24 of IPv4, /48 of IPv6. */
const getBlock = (ip = "") => (isLoopback(ip) ? local : (toNetwork(ip, 48) ?? local));

type Debt = { ms: number; at: number };

type Job = () => void;

/**
 * Limits concurrent renders, in all and per network: each delays cached responses while it computes. The others queue,
 * networks take turns, and one that used more than its share waits longer.
 */
export class RenderLimiter {
  private readonly options: Required<Options>;
  /** Networks with waiting renders, the next one first. */
  private readonly waiting = new Map<string, Job[]>();
  private readonly running = new Map<string, number>();
  /** Render time that a network used, less its share. */
  private readonly debts = new Map<string, Debt>();
  private total = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(options: Options = {}) {
    this.options = { limit: 3, perNetwork: 1, maxWaiting: 32, now: () => performance.now(), ...options };
  }

  /** Sends 429 and returns true when an IP's network already has too many waiting renders. */
  enforceLimit(ip: string | undefined, request: IncomingMessage, response: ServerResponse): boolean {
    if (!this.isFull(ip)) return false;
    sendError(request, response, busy);
    return true;
  }

  /** Whether an IP's network has the maximum of waiting renders. */
  isFull(ip: string | undefined): boolean {
    return (this.waiting.get(getBlock(ip))?.length ?? 0) >= this.options.maxWaiting;
  }

  /** Runs a task once its network may render. */
  async run<T>(ip: string | undefined, work: () => Promise<T>): Promise<T> {
    const network = getBlock(ip);
    const isLater = this.waiting.has(network) || !this.hasCapacity(network);
    if (isLater) await new Promise<void>((resolve) => this.wait(network, resolve));
    else this.startRender(network);
    const startedAt = this.options.now();
    try {
      return await work();
    } finally {
      this.charge(network, this.options.now() - startedAt);
      this.finishRender(network);
    }
  }

  private hasCapacity(network: string): boolean {
    const isFree = this.total < this.options.limit && (this.running.get(network) ?? 0) < this.options.perNetwork;
    return isFree && this.owed(network) < burstMs;
  }

  /** Render time of a network beyond its burst, in milliseconds. */
  private owed(network: string): number {
    const debt = this.debts.get(network);
    return debt ? Math.max(0, debt.ms - (this.options.now() - debt.at) * share) : 0;
  }

  private charge(network: string, tookMs: number): void {
    if (network === local) return;
    const ms = this.owed(network) + tookMs;
    this.debts.delete(network);
    this.debts.set(network, { ms, at: this.options.now() });
    const [oldest] = this.debts.keys();
    if (this.debts.size > maxKnown && oldest !== undefined) this.debts.delete(oldest);
  }

  private wait(network: string, job: Job): void {
    const jobs = this.waiting.get(network) ?? [];
    jobs.push(job);
    this.waiting.set(network, jobs);
    if (this.total === 0) this.startNext();
  }

  private startRender(network: string): void {
    this.total += 1;
    this.running.set(network, (this.running.get(network) ?? 0) + 1);
  }

  private finishRender(network: string): void {
    const left = (this.running.get(network) ?? 1) - 1;
    this.total -= 1;
    if (left > 0) this.running.set(network, left);
    else this.running.delete(network);
    // Pending I/O is handled before the next render starts.
    setImmediate(() => this.startNext());
  }

  private startNext(): void {
    clearTimeout(this.timer);
    let soonestMs = Infinity;
    for (const [network, jobs] of this.waiting) {
      if (!this.hasCapacity(network)) {
        const excess = this.owed(network) - burstMs;
        if (excess >= 0) soonestMs = Math.min(soonestMs, excess / share);
        continue;
      }
      this.waiting.delete(network);
      const job = jobs.shift();
      // To the end of the queue.
      if (jobs.length > 0) this.waiting.set(network, jobs);
      if (!job) continue;
      this.startRender(network);
      job();
      return this.startNext();
    }
    // Jobs that only wait for time to pass are not started by a finishing render.
    if (soonestMs < Infinity) this.timer = setTimeout(() => this.startNext(), soonestMs + 1).unref();
  }
}
