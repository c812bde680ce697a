import { randomUUID } from "node:crypto";

import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";

import { maxRecentCalls } from "../../../features/shared/contracts/accountKeys.ts";
import type { RecentCall } from "../../../features/shared/contracts/accountKeys.ts";
import type { Tables } from "../../db/index.ts";

const maxAccounts = 20_000;
const rowsPerStatement = 1_000;
const retentionMs = 7 * 24 * 3600 * 1000;

/**
 * The last calls of each account. Each process overwrites a row of its own, so that many calls cost one small write and
 * processes need not merge; a reader joins the rows.
 */
export class CallLog {
  private readonly db: Kysely<Tables>;
  private readonly now: () => Date;
  private readonly writer = randomUUID();
  private readonly calls = new LRUCache<string, RecentCall[]>({ max: maxAccounts });
  private changed = new Set<string>();

  constructor(db: Kysely<Tables>, now: () => Date) {
    this.db = db;
    this.now = now;
  }

  add(accountId: string, call: Omit<RecentCall, "at">): void {
    const before = this.calls.get(accountId) ?? [];
    this.calls.set(accountId, [{ at: this.now().toISOString(), ...call }, ...before].slice(0, maxRecentCalls));
    this.changed.add(accountId);
  }

  /** Stores the lists that have changed. After a failure they are stored with the account's next call. */
  async write(): Promise<void> {
    const rows = [...this.changed].map((account_id) => ({
      account_id,
      writer: this.writer,
      calls: JSON.stringify(this.calls.get(account_id) ?? []),
      written_at: this.now(),
    }));
    this.changed = new Set();
    for (let start = 0; start < rows.length; start += rowsPerStatement) {
      await this.db
        .insertInto("recent_calls")
        .values(rows.slice(start, start + rowsPerStatement))
        .onConflict((conflict) =>
          conflict.columns(["account_id", "writer"]).doUpdateSet(({ ref }) => ({
            calls: ref("excluded.calls"),
            written_at: ref("excluded.written_at"),
          })),
        )
        .execute();
    }
  }

  /** The stored calls of an account, newest first. */
  async read(accountId: string): Promise<RecentCall[]> {
    const rows = await this.db.selectFrom("recent_calls").select("calls").where("account_id", "=", accountId).execute();
    const from = this.getFirst().toISOString();
    const calls = rows.flatMap((row) => row.calls).filter(({ at }) => at > from);
    return calls.sort((a, b) => b.at.localeCompare(a.at)).slice(0, maxRecentCalls);
  }

  /** Deletes the calls of an account that ends. */
  async remove(accountId: string): Promise<void> {
    this.calls.delete(accountId);
    this.changed.delete(accountId);
    await this.db.deleteFrom("recent_calls").where("account_id", "=", accountId).execute();
  }

  /** Deletes the lists that have got no call for seven days. */
  async sweep(): Promise<void> {
    await this.db.deleteFrom("recent_calls").where("written_at", "<", this.getFirst()).execute();
  }

  private getFirst(): Date {
    return new Date(this.now().getTime() - retentionMs);
  }
}
