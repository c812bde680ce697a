import type { Kysely, Transaction } from "kysely";

import type { Tables } from "../../db/index.ts";
import type { KeyUsageTable } from "../../db/tables/platform.ts";
import { logFailure } from "../../kit/logFailure.ts";
import type { RecentCall } from "../../../features/shared/contracts/accountKeys.ts";
import type { Plan } from "../../../features/shared/contracts/platformApi.ts";
import { AccountMeter } from "./AccountMeter.ts";
import { CallLog } from "./CallLog.ts";
import { getAllowance, toDay } from "./getAllowance.ts";
import { UsageWriter } from "./UsageWriter.ts";

/** A call that a node answered, or a notification. */
type CountedCall = { keyId: string; chain: string; network: string; method: string; units: number };

type Account = { accountId: string; createdAt: Date };

// Together with the duration of a write, counts are stored within a second.
const writeAfterMs = 400;
const retryMs = 1_000;
const sweepMs = 3_600_000;
/** Days of usage to retain, including today. */
export const usageDays = 90;
const maxMeters = 20_000;

/** Counts calls by account, key, day, network and method, and stores the counts at most a second late. */
export class UsageMeter {
  /** The last calls of each account, stored with the counts. */
  readonly calls: CallLog;
  private readonly db: Kysely<Tables>;
  private readonly now: () => Date;
  private readonly writer: UsageWriter;
  private readonly meters = new Map<string, Promise<AccountMeter>>();
  private rows = new Map<string, KeyUsageTable>();
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();
  private readonly sweeper: NodeJS.Timeout;

  constructor(db: Kysely<Tables>, now: () => Date) {
    this.db = db;
    this.now = now;
    this.writer = new UsageWriter(db, now);
    this.calls = new CallLog(db, now);
    this.sweeper = setInterval(() => void this.sweep(), sweepMs).unref();
  }

  /** The meter of an account, with its current allowance. */
  async open({ accountId, createdAt }: Account, plan: Plan): Promise<AccountMeter> {
    const allowance = getAllowance(plan, createdAt, this.now());
    let opening = this.meters.get(accountId);
    if (!opening) {
      this.evictIdle();
      opening = this.load(accountId, allowance);
      this.meters.set(accountId, opening);
      opening.catch(() => this.meters.delete(accountId));
    }
    const meter = await opening;
    if (meter.allowance.endsAt.getTime() !== allowance.endsAt.getTime()) meter.renew(allowance, 0);
    return meter;
  }

  /** Counts a call whose cost was reserved. */
  count(meter: AccountMeter, { keyId, chain, network, method, units }: CountedCall): void {
    meter.count(1, units);
    const day = toDay(this.now());
    const name = `${meter.accountId} ${day} ${keyId} ${chain} ${network} ${method}`;
    const row = this.rows.get(name);
    if (row) {
      row.requests += 1;
      row.units += units;
    } else {
      this.rows.set(name, {
        account_id: meter.accountId,
        key_id: keyId,
        day,
        chain,
        network,
        method,
        requests: 1,
        units,
      });
    }
    this.writeLater(writeAfterMs);
  }

  /** Adds a call to the last ones of its account, whether it was counted or refused. */
  record(accountId: string, call: Omit<RecentCall, "at">): void {
    this.calls.add(accountId, call);
    this.writeLater(writeAfterMs);
  }

  /** Stores the counts so far; throws when the database cannot be written. */
  flush(): Promise<void> {
    const written = this.writing.then(() => this.write());
    this.writing = written.catch(() => undefined);
    return written;
  }

  async close(): Promise<void> {
    clearInterval(this.sweeper);
    clearTimeout(this.timer);
    await this.flush();
  }

  private writeLater(delayMs: number): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.flush().catch((error: unknown) => {
        logFailure("warn", "platform", "usage not stored, it is tried again", error);
        this.writeLater(retryMs);
      });
    }, delayMs).unref();
  }

  private async write(): Promise<void> {
    const { failedBatch } = this.writer;
    if (failedBatch) await this.store(failedBatch);
    const rows = [...this.rows.values()];
    this.rows = new Map();
    if (rows.length > 0) await this.store(rows);
    await this.calls.write();
  }

  private async store(rows: KeyUsageTable[]): Promise<void> {
    const stored = await this.writer.write(rows, (transaction) => this.readStored(transaction, rows));
    for (const [accountId, total] of stored) {
      const meter = await this.meters.get(accountId);
      const from = meter && toDay(meter.allowance.startsAt);
      const own = rows.filter((row) => row.account_id === accountId && from !== undefined && row.day >= from);
      const amount = own.reduce((sum, { requests, units }) => sum + (meter?.measure(requests, units) ?? 0), 0);
      meter?.confirmStored(amount, total);
    }
  }

  /** The stored usage of each account's allowance, including that of other processes. */
  private async readStored(transaction: Transaction<Tables>, rows: KeyUsageTable[]): Promise<Map<string, number>> {
    const stored = new Map<string, number>();
    for (const accountId of new Set(rows.map((row) => row.account_id))) {
      const meter = await this.meters.get(accountId);
      if (meter) stored.set(accountId, await readTotal(transaction, meter));
    }
    return stored;
  }

  private async load(accountId: string, allowance: AccountMeter["allowance"]): Promise<AccountMeter> {
    const meter = new AccountMeter(accountId, allowance, 0);
    meter.renew(allowance, await readTotal(this.db, meter));
    return meter;
  }

  /** Idle meters are dropped and read from the database at their next use. */
  private evictIdle(): void {
    if (this.meters.size < maxMeters) return;
    for (const [accountId, opening] of [...this.meters].slice(0, maxMeters / 10)) {
      void opening.then(
        (meter) => !meter.isBusy && this.meters.delete(accountId),
        () => undefined,
      );
    }
  }

  private async sweep(): Promise<void> {
    const first = new Date(this.now().getTime() - usageDays * 24 * 3600 * 1000);
    await Promise.all([this.writer.sweep(toDay(first)), this.calls.sweep()]).catch((error: unknown) =>
      logFailure("warn", "platform", "old usage not removed", error),
    );
  }
}

async function readTotal(db: Kysely<Tables>, { accountId, allowance }: AccountMeter): Promise<number> {
  const { total } = await db
    .selectFrom("key_usage")
    .select(({ fn }) => fn.sum<number | null>(allowance.unit).as("total"))
    .where("account_id", "=", accountId)
    .where("day", ">=", toDay(allowance.startsAt))
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}
