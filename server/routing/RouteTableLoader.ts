import { setTimeout as sleep } from "node:timers/promises";

import type { RouteTable } from "../../features/shared/contracts/RouteTable.ts";
import type { App } from "../pages/App.ts";
import { log, toErrorMessage } from "../log.ts";

const retryDelayMs = 2_000;

/** Loads the route table from the app and retains the last good one. */
export class RouteTableLoader {
  /** The last good table; `undefined` before the first. */
  table: RouteTable | undefined;
  private readonly app: App;
  private etag: string | undefined;
  private loading: Promise<boolean> | undefined;
  private next: Promise<boolean> | undefined;

  constructor(app: App) {
    this.app = app;
  }

  /** Loads until there is a first table, or the signal aborts. */
  async start(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && !(await this.reload())) await sleep(retryDelayMs, undefined, { ref: false });
  }

  /** Loads now, or after the load under way, which may be outdated; returns whether the table is current. */
  async reload(): Promise<boolean> {
    this.next ??= (async () => {
      await this.loading;
      this.loading = this.next;
      this.next = undefined;
      return this.load();
    })();
    return this.next;
  }

  private async load(): Promise<boolean> {
    try {
      const loaded = await this.app.loadRoutes(this.etag);
      if (!loaded) return true;
      this.table = loaded.table;
      this.etag = loaded.etag;
      return true;
    } catch (error) {
      log("warn", "the route table stays as it was", {
        reason: toErrorMessage(error),
        known: this.table !== undefined,
      });
      return false;
    }
  }
}
