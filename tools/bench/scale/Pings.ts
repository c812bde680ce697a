import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** Requests in a row while something else is measured, in a thread of their own: garbage of this one delays none. */
export class Pings {
  private readonly worker: Worker;

  private constructor(worker: Worker) {
    this.worker = worker;
  }

  /** Starts to ask a URL, once its connection is open. */
  static async start(url: string): Promise<Pings> {
    const worker = new Worker(new URL("ping.ts", import.meta.url), { workerData: url });
    await once(worker, "message");
    return new Pings(worker);
  }

  /** Ends; how many milliseconds each request took. */
  async stop(): Promise<number[]> {
    const end = once(this.worker, "message");
    this.worker.postMessage("end");
    const [waits] = (await end) as [number[]];
    return waits;
  }
}
