import { setTimeout as sleep } from "node:timers/promises";

import type { AppBridge } from "../AppBridge.ts";
import { log, toErrorMessage } from "../log.ts";

// How long Next may take to expire a page after its response.
const revalidationTimeoutMs = 2_000;

type Request = { expired: PromiseWithResolvers<undefined>; done: Promise<void> };

/** Expires single pages in the framework's cache. */
export class PageRevalidator {
  private readonly bridge: Pick<AppBridge, "expirePage">;
  private readonly requests = new Map<string, Request>();

  constructor(bridge: Pick<AppBridge, "expirePage">) {
    this.bridge = bridge;
  }

  /** Resolves when the page has expired; a failure is logged and leaves it as it is. Concurrent calls share one request. */
  revalidate(key: string): Promise<void> {
    const known = this.requests.get(key);
    if (known) return known.done;
    const request: Request = { expired: Promise.withResolvers<undefined>(), done: Promise.resolve() };
    this.requests.set(key, request);
    // Set before the request: the framework may expire the page before its response arrives.
    request.done = this.request(key, request.expired.promise).finally(() => this.requests.delete(key));
    return request.done;
  }

  /** Called when the framework has expired a page. */
  pageExpired(key: string): void {
    this.requests.get(key)?.expired.resolve(undefined);
  }

  private async request(key: string, expired: Promise<undefined>): Promise<void> {
    try {
      await this.bridge.expirePage(key);
      await Promise.race([expired, sleep(revalidationTimeoutMs, undefined, { ref: false })]);
    } catch (error) {
      log("warn", "a page was not expired", { page: key, reason: toErrorMessage(error) });
    }
  }
}
