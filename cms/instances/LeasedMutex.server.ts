import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Kysely } from "kysely";

import type { Tables } from "#db/tables/index.ts";
import { Mutex } from "#kit/Mutex.ts";
import { getErrorMessage, log } from "#kit/log.ts";

type Options = {
  db: Kysely<Tables>;
  name: string;
  owner: string;
  /** Called before each task; the argument says whether the lease expired while its previous holder was running one. */
  begin: (isTakenOver: boolean) => Promise<void>;
  /** Called after each task, before the lease is released. */
  finish: () => Promise<void>;
};

const leaseSeconds = 12;
const renewMs = 3_000;
const retryMs = 20;
const maxWaitMs = 30_000;

/** A mutex among processes: a lease in the database, renewed while a task runs. The lease of a killed process expires. */
export class LeasedMutex extends Mutex {
  readonly #options: Options;
  #isClosed = false;

  constructor(options: Options) {
    super();
    this.#options = options;
  }

  override run<T>(task: () => Promise<T>): Promise<T> {
    return super.run(() => this.#runLeased(task));
  }

  /** Finishes the task of a killed instance. */
  async takeOver(): Promise<void> {
    const { db, name, owner } = this.#options;
    const left = await db
      .selectFrom("content_leases")
      .select("name")
      .where("name", "=", name)
      .where("owner", "is not", null)
      .where("owner", "!=", owner)
      .where("ends_at", "<", sql<Date>`now()`)
      .executeTakeFirst();
    if (left && !this.#isClosed) await this.run(async () => undefined);
  }

  /** Waits for running tasks. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await super.run(async () => undefined);
  }

  async #runLeased<T>(task: () => Promise<T>): Promise<T> {
    const { begin, finish, name } = this.#options;
    const former = await this.#acquire();
    const timer = setInterval(() => {
      this.#renew().catch((error: unknown) =>
        log("warn", "content", "a lease was not renewed", { name, reason: getErrorMessage(error) }),
      );
    }, renewMs);
    try {
      await begin(former !== null);
      return await task();
    } finally {
      clearInterval(timer);
      // Announce changes before the lease is released.
      await finish();
      await this.#release();
    }
  }

  /** Waits for the lease; returns the instance whose lease expired, or null when it was released. */
  async #acquire(): Promise<string | null> {
    const { db, name, owner } = this.#options;
    const startedAt = performance.now();
    await db
      .insertInto("content_leases")
      .values({ name, owner: null })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
    for (;;) {
      const { rows } = await sql<{ former: string | null }>`
        with former as (select owner from content_leases where name = ${name})
        update content_leases set owner = ${owner}, ends_at = now() + make_interval(secs => ${leaseSeconds})
        where name = ${name} and (owner is null or ends_at < now())
        returning (select owner from former) as former`.execute(db);
      const [row] = rows;
      if (row) return row.former;
      if (performance.now() - startedAt > maxWaitMs) throw new Error(`The lease "${name}" was not released in time`);
      await sleep(retryMs + Math.random() * retryMs);
    }
  }

  async #renew(): Promise<void> {
    const { db, name, owner } = this.#options;
    const ends_at = sql<Date>`now() + make_interval(secs => ${leaseSeconds})`;
    await db
      .updateTable("content_leases")
      .set({ ends_at })
      .where("name", "=", name)
      .where("owner", "=", owner)
      .execute();
  }

  async #release(): Promise<void> {
    const { db, name, owner } = this.#options;
    await db
      .updateTable("content_leases")
      .set({ owner: null })
      .where("name", "=", name)
      .where("owner", "=", owner)
      .execute();
  }
}
