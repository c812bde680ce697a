import { CallError, getSubscriptionUrl } from "@/features/console/api";
import type { InterfaceKey } from "@/features/console/api";
import { makeAutoObservable, runInAction } from "@/features/shared/mobx";

import { listen } from "./listen";
import type { SubscriptionEvent } from "./listen";

type SubscriptionState =
  | { kind: "idle" }
  | { kind: "listening" }
  | { kind: "ended"; reason: string }
  | { kind: "refused"; code: string; message: string; wait: number | undefined };

/** One subscription: what was heard, and why it ended. */
export class SubscriptionStore {
  state: SubscriptionState = { kind: "idle" };
  messages: string[] = [];

  private readonly hear: typeof listen;
  private leaving = new AbortController();

  constructor(hear: typeof listen = listen) {
    this.hear = hear;
    makeAutoObservable<this, "hear" | "leaving">(this, { hear: false, leaving: false }, { autoBind: true });
  }

  /** Listens until the site, the endpoint or the visitor ends it. */
  async start(key: InterfaceKey, method: string, params: unknown): Promise<void> {
    this.leaving.abort();
    const leaving = new AbortController();
    this.leaving = leaving;
    this.state = { kind: "listening" };
    this.messages = [];
    try {
      await this.hear(getSubscriptionUrl(key, method, params), leaving.signal, (messages) => {
        if (this.leaving === leaving) this.take(messages);
      });
      if (this.leaving === leaving) this.end("closed");
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const { code, message, retryAfterSeconds: wait } = error;
      runInAction(() => (this.state = { kind: "refused", code, message, wait }));
    }
  }

  stop(): void {
    this.end("stopped");
    this.leaving.abort();
  }

  /** Ends the subscription and drops its messages: the choice has changed. */
  reset(): void {
    this.leaving.abort();
    this.leaving = new AbortController();
    this.state = { kind: "idle" };
    this.messages = [];
  }

  private take({ event, data }: SubscriptionEvent): void {
    if (event === "message" || event === "refused") this.messages = [data, ...this.messages];
    if (event === "end") this.end(readReason(data));
  }

  // The first reason counts: a stream also closes after it reported one.
  private end(reason: string): void {
    if (this.state.kind === "listening") this.state = { kind: "ended", reason };
  }
}

function readReason(data: string): string {
  const payload: unknown = JSON.parse(data);
  const reason: unknown = typeof payload === "object" && payload !== null ? Reflect.get(payload, "reason") : undefined;
  return typeof reason === "string" ? reason : "closed";
}
