import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Kysely, Transaction } from "kysely";

import type { Tables } from "#db/tables/index.ts";
import type { Mutex } from "#kit/Mutex.ts";
import { getErrorMessage, log } from "#kit/log.ts";
import { StateFolder } from "#cms/repository/store/StateStore.server.ts";
import type { StateStore } from "#cms/repository/store/StateStore.server.ts";
import { ClusterEvents } from "#cms/audit/ClusterEvents.server.ts";
import { ClusterPresence } from "#cms/presence/ClusterPresence.server.ts";
import type { StateShape } from "#cms/repository/store/shapes.server.ts";
import type { StoredFiles } from "#cms/repository/store/StoredFiles.server.ts";

import type { ChangeHandlers, ChangeKind, Coordination } from "./Coordination.server.ts";
import { LeasedMutex } from "./LeasedMutex.server.ts";

type Change = { kind: ChangeKind; key: string };

const pollMs = 1_000;
// Changes become visible in the order of their ids, because writers hold a lock.
const orderLock = 4_186_017;
const maxChanges = 50_000;

/** Coordinates several instances on one folder through a change log in PostgreSQL. */
export class ClusterCoordination implements Coordination {
  readonly state: StateStore;
  readonly events: ClusterEvents;
  readonly presence: ClusterPresence;
  readonly #db: Kysely<Tables>;
  readonly #owner = randomUUID();
  #handlers: ChangeHandlers | undefined;
  #noted: Change[] = [];
  #seen = 0;
  #syncing: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  readonly #mutexes: LeasedMutex[] = [];

  /** Starts following changes of other instances. */
  static async open(db: Kysely<Tables>, files: StoredFiles): Promise<ClusterCoordination> {
    const coordination = new ClusterCoordination(db, files);
    const { last } = await db
      .selectFrom("content_changes")
      .select(({ fn }) => fn.max<number | null>("seq").as("last"))
      .executeTakeFirstOrThrow();
    coordination.#seen = Number(last ?? 0);
    await db
      .deleteFrom("content_changes")
      .where("seq", "<", coordination.#seen - maxChanges)
      .execute();
    return coordination;
  }

  constructor(db: Kysely<Tables>, files: StoredFiles) {
    this.#db = db;
    this.events = new ClusterEvents(db);
    this.presence = new ClusterPresence(db);
    const folder = new StateFolder(files);
    this.state = {
      read: async <T extends object>(name: string, shape: StateShape<T>) => {
        const row = await db.selectFrom("content_state").select("value").where("name", "=", name).executeTakeFirst();
        // State files from before the database was configured.
        if (!row) return folder.read(name, shape);
        return files.parseState(`${name}.json`, row.value, shape, (rest) => this.state.write(name, rest));
      },
      list: async (group) => {
        const rows = await db.selectFrom("content_state").select("name").where("name", "like", `${group}/%`).execute();
        return [...new Set([...rows.map(({ name }) => name), ...(await folder.list(group))])];
      },
      write: (name, value) =>
        db.transaction().execute(async (transaction) => {
          const row = { name, value: JSON.stringify(value) };
          await transaction
            .insertInto("content_state")
            .values(row)
            .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: row.value }))
            .execute();
          await this.#record(transaction, [{ kind: "state", key: name }]);
        }),
    };
  }

  makeMutex = (name: string): Mutex => {
    const mutex = new LeasedMutex({
      db: this.#db,
      name,
      owner: this.#owner,
      begin: async (isTakenOver) => {
        if (!this.#handlers) return;
        if (isTakenOver && name === "writing") await this.#recover();
        else await this.sync();
      },
      finish: () => this.#flush(),
    });
    this.#mutexes.push(mutex);
    return mutex;
  };

  note = (kind: ChangeKind, key: string): void => {
    this.#noted.push({ kind, key });
  };

  announce = (kind: ChangeKind, key: string): Promise<void> =>
    this.#db.transaction().execute((transaction) => this.#record(transaction, [{ kind, key }]));

  async start(handlers: ChangeHandlers): Promise<void> {
    this.#handlers = handlers;
    this.#timer = setInterval(() => void this.#watch(), pollMs);
    this.#timer.unref();
  }

  /** Applies every change that other instances made before this call. */
  async sync(): Promise<void> {
    if (!this.#handlers) return;
    const before = this.#syncing ?? Promise.resolve();
    this.#next ??= before.then(() => {
      this.#next = undefined;
      this.#syncing = this.#read().finally(() => {
        this.#syncing = undefined;
      });
      return this.#syncing;
    });
    await this.#next;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#handlers = undefined;
    await Promise.all(this.#mutexes.map((mutex) => mutex.close()));
    await this.#syncing;
  }

  async #read(): Promise<void> {
    const rows = await this.#db
      .selectFrom("content_changes")
      .select(["seq", "owner", "kind", "key"])
      .where("seq", ">", this.#seen)
      .orderBy("seq")
      .execute();
    const foreign = rows.filter(({ owner }) => owner !== this.#owner);
    const changes = foreign.map(({ kind, key }) => ({ kind: toKind(kind), key }));
    if (changes.length > 0) await this.#handlers?.apply(changes);
    this.#seen = Math.max(this.#seen, ...rows.map(({ seq }) => Number(seq)));
  }

  async #recover(): Promise<void> {
    log("warn", "content", "another instance stopped during a publication, which is now completed");
    await this.sync();
    await this.#handlers?.recover();
    this.note("all", "");
  }

  async #flush(): Promise<void> {
    const noted = this.#noted;
    this.#noted = [];
    if (noted.length === 0) return;
    await this.#db.transaction().execute((transaction) => this.#record(transaction, noted));
  }

  async #record(transaction: Transaction<Tables>, changes: Change[]): Promise<void> {
    await sql`select pg_advisory_xact_lock(${orderLock})`.execute(transaction);
    const rows = changes.map(({ kind, key }) => ({ owner: this.#owner, kind, key }));
    await transaction.insertInto("content_changes").values(rows).execute();
  }

  async #watch(): Promise<void> {
    try {
      await this.sync();
      await Promise.all(this.#mutexes.map((mutex) => mutex.takeOver()));
    } catch (error) {
      log("warn", "content", "the database does not answer", { reason: getErrorMessage(error) });
    }
  }
}

const kinds: ChangeKind[] = ["state", "draft", "folder", "document", "assets", "models"];

const toKind = (text: string): ChangeKind => kinds.find((kind) => kind === text) ?? "all";
