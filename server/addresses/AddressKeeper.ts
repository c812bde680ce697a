import { setTimeout as pause } from "node:timers/promises";

import { ask } from "../inside/ask.ts";
import type { Handler } from "../inside/ask.ts";
import { log, messageOf } from "../log.ts";
import { AddressTable, tableShape } from "./table.ts";

const address = "/api/addresses/";
const timeLimit = 10_000;
const wait = 2_000;

type Options = { handler: Handler; token: string; host: string };

/** Asks the app for its addresses and keeps the last good answer. */
export class AddressKeeper {
  /** The last good table; `undefined` until the first one came. */
  table: AddressTable | undefined;
  private readonly options: Options;
  private etag: string | undefined;
  private loading: Promise<boolean> | undefined;

  constructor(options: Options) {
    this.options = options;
  }

  /** Asks until there is a first table; gives up when told to. */
  async start(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && !(await this.reload())) await pause(wait, undefined, { ref: false });
  }

  /** Asks now; whether a table is there and new. A reload that is under way may be too old, so it is not shared. */
  async reload(): Promise<boolean> {
    const before = this.loading;
    const turn = (async () => {
      await before;
      return this.load();
    })();
    this.loading = turn;
    return turn;
  }

  private async load(): Promise<boolean> {
    const { handler, token, host } = this.options;
    const headers = { host, authorization: `Bearer ${token}`, ...(this.etag ? { "if-none-match": this.etag } : {}) };
    try {
      const answer = await ask(handler, { url: address, headers }, timeLimit);
      if (answer.status === 304) return true;
      if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
      const data = await tableShape.validate(JSON.parse(answer.body.toString()), { stripUnknown: true });
      this.table = new AddressTable(data);
      this.etag = answer.headers.etag?.toString();
      return true;
    } catch (error) {
      log("warn", "addresses stay as they were", { reason: messageOf(error), known: this.table !== undefined });
      return false;
    }
  }
}
