import { setTimeout as pause } from "node:timers/promises";

import { ask } from "../inside/ask.ts";
import type { Handler } from "../inside/ask.ts";
import { log, messageOf } from "../log.ts";

const timeLimit = 15_000;
// How long the framework may take to forget a page once it has answered.
const patience = 2_000;

type Options = {
  handler: Handler;
  /** Host and scheme that the app is asked with. */
  clean: Record<string, string>;
  /** Lets the app trust what this process asks of it. */
  token: string;
};

type Request = { told: PromiseWithResolvers<undefined>; done: Promise<void> };

/** Lets the framework forget single pages. */
export class Expiry {
  private readonly options: Options;
  private readonly requests = new Map<string, Request>();

  constructor(options: Options) {
    this.options = options;
  }

  /** Ends when the page is forgotten; a failure is logged, and leaves the page as it is. Every form of it waits for the same. */
  expire(key: string): Promise<void> {
    const known = this.requests.get(key);
    if (known) return known.done;
    const request: Request = { told: Promise.withResolvers<undefined>(), done: Promise.resolve() };
    this.requests.set(key, request);
    // Asked only now: the framework may forget the page before the call that asks it returns.
    request.done = this.request(key, request.told.promise).finally(() => this.requests.delete(key));
    return request.done;
  }

  /** The framework has forgotten a page, as it was asked to. */
  expired(key: string): void {
    this.requests.get(key)?.told.resolve(undefined);
  }

  private async request(key: string, told: Promise<undefined>): Promise<void> {
    const { handler, clean, token } = this.options;
    const url = `/api/revalidate/?page=${encodeURIComponent(key)}`;
    const headers = { ...clean, authorization: `Bearer ${token}`, "content-length": "0" };
    try {
      const { status } = await ask(handler, { url, method: "POST", headers }, timeLimit);
      if (status !== 200) throw new Error(`/api/revalidate/ answered ${status}`);
      await Promise.race([told, pause(patience, undefined, { ref: false })]);
    } catch (error) {
      log("warn", "a page was not expired", { page: key, reason: messageOf(error) });
    }
  }
}
