import { setTimeout as sleep } from "node:timers/promises";

import type { AppBridge } from "../AppBridge.ts";
import { log, toErrorMessage } from "../log.ts";

// How long Next may take to expire a page once it has answered.
const expiryTimeoutMs = 2_000;

type Request = { expired: PromiseWithResolvers<undefined>; done: Promise<void> };

/** Lets the framework forget single pages. */
export class PageRevalidator {
  private readonly bridge: Pick<AppBridge, "expirePage">;
  private readonly requests = new Map<string, Request>();

  constructor(bridge: Pick<AppBridge, "expirePage">) {
    this.bridge = bridge;
  }

  /** Ends when the page is forgotten; a failure is logged, and leaves the page as it is. Every form of it waits for the same. */
  revalidate(key: string): Promise<void> {
    const known = this.requests.get(key);
    if (known) return known.done;
    const request: Request = { expired: Promise.withResolvers<undefined>(), done: Promise.resolve() };
    this.requests.set(key, request);
    // Asked only now: the framework may forget the page before the call that asks it returns.
    request.done = this.request(key, request.expired.promise).finally(() => this.requests.delete(key));
    return request.done;
  }

  /** The framework has forgotten a page, as it was asked to. */
  pageExpired(key: string): void {
    this.requests.get(key)?.expired.resolve(undefined);
  }

  private async request(key: string, expired: Promise<undefined>): Promise<void> {
    try {
      await this.bridge.expirePage(key);
      await Promise.race([expired, sleep(expiryTimeoutMs, undefined, { ref: false })]);
    } catch (error) {
      log("warn", "a page was not expired", { page: key, reason: toErrorMessage(error) });
    }
  }
}
