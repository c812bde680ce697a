import { randomUUID } from "node:crypto";

import { sql } from "kysely";
import type { Kysely, Transaction } from "kysely";

import type { Tables } from "../../db/index.ts";
import type { KeyUsageTable } from "../../db/tables/platform.ts";

const rowsPerStatement = 1_000;
// How long the last batch number of an ended process is retained.
const writerDays = 7;

/**
 * Adds counts to the stored ones. Each batch has a number that is stored with it in one transaction: a batch whose
 * commit was not confirmed is retried, and not counted twice.
 */
export class UsageWriter {
  private readonly db: Kysely<Tables>;
  private readonly now: () => Date;
  private readonly writer = randomUUID();
  private sequence = 0;
  private failed: KeyUsageTable[] | undefined;

  constructor(db: Kysely<Tables>, now: () => Date) {
    this.db = db;
    this.now = now;
  }

  /** A failed batch, which must be written again unchanged before another. */
  get failedBatch(): KeyUsageTable[] | undefined {
    return this.failed;
  }

  /** Writes a batch, and runs `andThen` in the same transaction. */
  async write<T>(batch: KeyUsageTable[], andThen: (transaction: Transaction<Tables>) => Promise<T>): Promise<T> {
    this.failed = batch;
    const result = await this.db.transaction().execute(async (transaction) => {
      if (await this.isNew(transaction)) await addRows(transaction, batch);
      return andThen(transaction);
    });
    this.sequence += 1;
    this.failed = undefined;
    return result;
  }

  /** Deletes batch numbers of ended processes, and usage before a day. */
  async sweep(firstDay: string): Promise<void> {
    const before = new Date(this.now().getTime() - writerDays * 24 * 3600 * 1000);
    await this.db.deleteFrom("usage_writers").where("written_at", "<", before).execute();
    await this.db.deleteFrom("key_usage").where("day", "<", firstDay).execute();
  }

  private async isNew(transaction: Transaction<Tables>): Promise<boolean> {
    const { writer, sequence } = this;
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto("usage_writers")
      .values({ writer, sequence, written_at: this.now() })
      .onConflict((conflict) =>
        conflict
          .column("writer")
          .doUpdateSet({ sequence, written_at: this.now() })
          .where("usage_writers.sequence", "<", sequence),
      )
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  }
}

async function addRows(transaction: Transaction<Tables>, rows: KeyUsageTable[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await transaction
      .insertInto("key_usage")
      .values(rows.slice(start, start + rowsPerStatement))
      .onConflict((conflict) =>
        conflict.columns(["account_id", "day", "key_id", "chain", "network", "method"]).doUpdateSet({
          requests: sql`key_usage.requests + excluded.requests`,
          units: sql`key_usage.units + excluded.units`,
        }),
      )
      .execute();
  }
}
