import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

import { sql } from "kysely";
import type { Kysely, Transaction } from "kysely";

import type { Database, Tables } from "#db/index.ts";
import { DatabaseAway, reportDatabaseAway } from "#kit/DatabaseAway.ts";
import { inTime } from "#kit/inTime.ts";
import { log } from "#kit/log.ts";
import { logFailure } from "#kit/logFailure.ts";
import { Mutex } from "#kit/Mutex.ts";
import { parseNotice, toPayload } from "./notices.server.ts";
import type { Notice, Touched } from "./notices.server.ts";
import { ReadySequence } from "./ReadySequence.server.ts";
import { UnreadableRows } from "./UnreadableRows.server.ts";

/** A cache of rows: reads those with some keys again, or all of them. */
type RowCache = { reload: (keys: readonly string[] | undefined) => Promise<void> };

type Writing = {
  transaction: Transaction<Tables>;
  touched: Touched[];
  /** Tasks that follow the commit. */
  after: (() => Promise<void>)[];
  isOpen: boolean;
};

const channel = "cms";
const noticeMs = 1_000;
// A frozen instance must not hold the others up: its transaction is rolled back.
const idleMs = 8_000;
// A frozen server accepts connections and does not respond.
const maxWaitMs = 3_000;
const pauseMs = 2_000;

/**
 * The database of the CMS. Writes run one after another, in every instance: each is a transaction that locks the row of
 * `cms_state` and increments its number. Other instances reload what a notification names.
 */
export class ContentStore {
  /** Stored rows that cannot be read and so take no part. */
  readonly unreadable = new UnreadableRows();
  private readonly database: Database;
  private readonly instance = randomUUID();
  private readonly writing = new AsyncLocalStorage<Writing>();
  private readonly mutex = new Mutex();
  private readonly caches = new Map<string, RowCache>();
  private readonly listeners: (() => Promise<void>)[] = [];
  /** The last write whose changes are in the caches. */
  private seen = 0;
  /** The last write that is also in everything derived from the caches: what requests may be answered from. */
  private readonly ready = new ReadySequence();
  private notices: Notice[] = [];
  /** Whether a reload has failed, so that the caches may miss changes. */
  private isStale = false;
  private stop: (() => Promise<void>) | undefined;
  /** While the database is away, it is tried once in two seconds, by one request for all. */
  private outage: { error: DatabaseAway; triedAt: number } | undefined;
  private trial: Promise<number> | undefined;

  constructor(database: Database) {
    this.database = database;
  }

  /** The connection to query: that of the current write, if any. */
  get db(): Kysely<Tables> {
    const current = this.writing.getStore();
    return current?.isOpen ? current.transaction : this.database.db;
  }

  /** Registers the cache of a table, before `open` reads them all. */
  follow(table: string, cache: RowCache): void {
    if (this.stop)
      throw new Error(`The cache of ${table} is created after the store was opened, so it would stay empty`);
    this.caches.set(table, cache);
  }

  /** Runs a task after other instances' writes were applied. */
  onApplied(listener: () => Promise<void>): void {
    this.listeners.push(listener);
  }

  /** Reads every cache, and starts following other instances. */
  async open(): Promise<void> {
    const { db, listen } = this.database;
    await db
      .insertInto("cms_state")
      .values({ id: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    this.stop = await listen(channel, {
      onMessage: (payload) => this.receive(parseNotice(payload)),
      onReconnect: () => {
        this.isStale = true;
        this.applySoon();
      },
    });
    await this.readAll();
    this.ready.reach(this.seen);
  }

  /** Runs a task in the current write, or in a new one; nothing of it is stored when it throws. */
  async write<T>(task: () => Promise<T>): Promise<T> {
    if (this.writing.getStore()?.isOpen) return task();
    return this.mutex.run(() => this.writeInTransaction(task));
  }

  /** Records in the current write that a row has changed, so that other instances reload it. */
  touch(table: string, key: string): void {
    this.writing.getStore()?.touched.push([table, key]);
  }

  /** Runs a task once the current write is committed, and before it returns. */
  afterCommit(task: () => Promise<void>): void {
    this.writing.getStore()?.after.push(task);
  }

  /** Keeps the row of a key, if it cannot be read, under another one, before a write puts its own in its place. */
  async setAside(table: string, columns: Record<string, string>): Promise<void> {
    const key = Object.values(columns).join("/");
    if (!this.unreadable.has(table, key)) return;
    const suffix = ` unreadable ${Date.now()}`;
    const conditions = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
    const renamed = sql.ref(Object.keys(columns).at(-1) ?? "");
    await sql`
      update ${sql.table(table)} set ${renamed} = ${renamed} || ${suffix}
      where ${sql.join(conditions, sql` and `)}`.execute(this.db);
    this.touch(table, key + suffix);
    this.afterCommit(async () => this.caches.get(table)?.reload([key, key + suffix]));
  }

  /**
   * Waits until every write that was committed before this call is applied, and everything that is derived from it.
   * Throws `DatabaseAway` after three seconds without a response.
   */
  async catchUp(): Promise<void> {
    if (!this.database.isShared || this.writing.getStore()?.isOpen) return;
    const seq = await this.readSeq();
    if (seq <= this.ready.seq && !this.isStale) return;
    const reached = this.mutex.run(() => this.reach(seq));
    // A write that is under way may get there first; the others in the queue are not waited for.
    await (this.isStale ? reached : Promise.race([reached, this.ready.wait(seq)]));
  }

  /** The number of the last write. */
  private async readSeq(): Promise<number> {
    const { outage } = this;
    if (!outage) return this.querySeq();
    if (!this.trial && performance.now() - outage.triedAt < pauseMs) throw outage.error;
    this.trial ??= this.querySeq().finally(() => (this.trial = undefined));
    await this.trial;
    // Another instance may have written since the trial began.
    return this.querySeq();
  }

  private async querySeq(): Promise<number> {
    const query = this.database.db.selectFrom("cms_state").select("seq").executeTakeFirstOrThrow();
    try {
      const { seq } = await inTime(query, maxWaitMs, () => reportDatabaseAway("no response in time"));
      this.outage = undefined;
      return seq;
    } catch (error) {
      if (error instanceof DatabaseAway) this.outage = { error, triedAt: performance.now() };
      throw error;
    }
  }

  /** Waits for running writes and stops following others. */
  async close(): Promise<void> {
    await this.mutex.run(async () => undefined);
    await this.stop?.();
  }

  private async writeInTransaction<T>(task: () => Promise<T>): Promise<T> {
    const touched: Touched[] = [];
    const after: Writing["after"] = [];
    try {
      const { result, seq } = await this.database.db.transaction().execute(async (transaction) => {
        const limit = sql`select set_config('idle_in_transaction_session_timeout', ${String(idleMs)}, true)`;
        await limit.execute(transaction);
        const { seq } = await transaction
          .updateTable("cms_state")
          .set(({ eb }) => ({ seq: eb("seq", "+", 1) }))
          .returning("seq")
          .executeTakeFirstOrThrow();
        const writing: Writing = { transaction, touched, after, isOpen: true };
        return this.writing.run(writing, async () => {
          await this.reach(seq - 1);
          try {
            const result = await task();
            await sql`select pg_notify(${channel}, ${toPayload({ from: this.instance, seq, touched })})`.execute(
              transaction,
            );
            return { result, seq };
          } finally {
            writing.isOpen = false;
          }
        });
      });
      this.seen = Math.max(this.seen, seq);
      for (const task of after) await task();
      // Others may be answered from this write only now.
      this.ready.reach(seq);
      return result;
    } catch (error) {
      // Caches were changed before the commit that failed.
      await this.reload(touched).catch(this.warn);
      throw error;
    }
  }

  /** Applies the notifications up to a write; when they do not come, every cache is read. Holds the mutex. */
  private async reach(seq: number): Promise<void> {
    const end = performance.now() + noticeMs;
    await this.applyNotices();
    while (this.seen < seq && performance.now() < end) {
      await sleep(1);
      await this.applyNotices();
    }
    if (this.seen >= seq) return;
    log("warn", "content", "a notification of another instance is missing: everything is read again");
    await this.readAll();
    await this.derive();
  }

  private receive(notice: Notice): void {
    if (notice.from === this.instance) return;
    this.notices.push(notice);
    this.applySoon();
  }

  // Within the mutex: in an embedded database a query waits until the current write has ended.
  private applySoon(): void {
    void this.mutex.run(() => this.applyNotices().catch(this.warn));
  }

  private async applyNotices(): Promise<void> {
    const wasStale = this.isStale;
    if (wasStale) await this.readAll();
    for (const { seq, touched } of this.notices.splice(0)) {
      if (seq <= this.seen) continue;
      // After a lost one, what it named is unknown.
      if (seq > this.seen + 1) await this.readAll();
      else await this.reload(touched);
      this.seen = Math.max(this.seen, seq);
    }
    if (wasStale || this.seen > this.ready.seq) await this.derive();
  }

  /** A listener that throws runs again: until then, nothing is answered from what it derives. */
  private async derive(): Promise<void> {
    for (const listener of this.listeners) await listener();
    this.ready.reach(this.seen);
  }

  private readonly warn = (error: unknown): void =>
    logFailure("warn", "content", "changes of another instance were not read", error);

  private async reload(touched: readonly Touched[]): Promise<void> {
    this.isStale = true;
    for (const [table, rows] of Map.groupBy(touched, ([name]) => name)) {
      const keys = rows.flatMap(([, key]) => key ?? []);
      await this.caches.get(table)?.reload(keys.length === rows.length ? [...new Set(keys)] : undefined);
    }
    this.isStale = false;
  }

  private async readAll(): Promise<void> {
    this.isStale = true;
    // Before the caches: a write that follows is applied again by its notification.
    const { seq } = await this.db.selectFrom("cms_state").select("seq").executeTakeFirstOrThrow();
    for (const cache of this.caches.values()) await cache.reload(undefined);
    // Within a write it is that write's number, which another gets when this one is rolled back.
    this.seen = Math.max(this.seen, this.writing.getStore()?.isOpen ? seq - 1 : seq);
    this.isStale = false;
  }
}
