import { networkOf } from "../http/rates.ts";

type Options = {
  /** Renders at a time. */
  limit?: number;
  /** Renders at a time for one network. */
  perNetwork?: number;
  /** Most renders of one network that wait. */
  maxWaiting?: number;
};

type Job = () => void;

/**
 * Lets few renders run at a time, and fewer that one network asked for: each holds up the answers from memory while it
 * computes. The others wait, networks taking turns.
 */
export class RenderLimiter {
  private readonly options: Required<Options>;
  /** Networks with renders that wait, the one whose turn is next first. */
  private readonly waiting = new Map<string, Job[]>();
  private readonly running = new Map<string, number>();
  private total = 0;

  constructor(options: Options = {}) {
    this.options = { limit: 3, perNetwork: 1, maxWaiting: 32, ...options };
  }

  /** Whether one more render of an address's network would wait behind too many. */
  isFull(ip: string | undefined): boolean {
    return (this.waiting.get(blockOf(ip))?.length ?? 0) >= this.options.maxWaiting;
  }

  /** Runs work for an address's network once it is its turn. */
  async run<T>(ip: string | undefined, work: () => Promise<T>): Promise<T> {
    const network = blockOf(ip);
    if (!this.hasRoom(network)) await new Promise<void>((begin) => this.wait(network, begin));
    else this.begin(network);
    try {
      return await work();
    } finally {
      this.end(network);
    }
  }

  private hasRoom(network: string): boolean {
    return this.total < this.options.limit && (this.running.get(network) ?? 0) < this.options.perNetwork;
  }

  private wait(network: string, job: Job): void {
    const jobs = this.waiting.get(network) ?? [];
    jobs.push(job);
    this.waiting.set(network, jobs);
  }

  private begin(network: string): void {
    this.total += 1;
    this.running.set(network, (this.running.get(network) ?? 0) + 1);
  }

  private end(network: string): void {
    const left = (this.running.get(network) ?? 1) - 1;
    this.total -= 1;
    if (left > 0) this.running.set(network, left);
    else this.running.delete(network);
    // What waits on the event loop is answered before the next render begins.
    setImmediate(() => this.next());
  }

  private next(): void {
    for (const [network, jobs] of this.waiting) {
      if (!this.hasRoom(network)) continue;
      this.waiting.delete(network);
      const job = jobs.shift();
      // Behind those of other networks.
      if (jobs.length > 0) this.waiting.set(network, jobs);
      if (!job) continue;
      this.begin(network);
      job();
      return this.next();
    }
  }
}

/** The network an address belongs to, as providers give them out: /24 of IPv4, /48 of IPv6; "" for this machine. */
export function blockOf(ip: string | undefined): string {
  const network = networkOf(ip ?? "");
  return network.includes(".") ? network.split(".").slice(0, 3).join(".") : network.split(":").slice(0, 3).join(":");
}
