import { existsSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

import { PGlite } from "@electric-sql/pglite";

import { removeDurably, writeDurably } from "../../kit/durableFile.ts";
import { freeBytes } from "../../kit/freeSpace.ts";
import { log, getErrorMessage } from "../../kit/log.ts";
import { isStorageFull, StorageFull } from "../../kit/StorageFull.ts";
import type { Listen } from "../listenOnServer.ts";
import type { EmbeddedConnection, Result } from "./EmbeddedDialect.ts";
import { SpaceReserve } from "./SpaceReserve.ts";
import { startParams } from "./startParams.ts";
import { SyncedFiles } from "./SyncedFiles.ts";
import { syncTree } from "./syncTree.ts";

const mebibyte = 1024 * 1024;
const newDatabaseBytes = 128 * mebibyte;
const checkpointBytes = 16 * mebibyte;
const retryAfterMs = 5_000;

type Opened = { pglite: PGlite; files: SyncedFiles };

/**
 * PostgreSQL inside this process on the files of a folder, with durable commits. Writes are rejected with `StorageFull`
 * while the disk is full. After a fatal error of PostgreSQL, the next query reopens it.
 */
export class EmbeddedDatabase implements EmbeddedConnection {
  generation = 0;
  private readonly folder: string;
  private readonly reserve: SpaceReserve;
  private readonly isStarting: () => boolean;
  private opened: Promise<Opened> | undefined;
  private retryAt = 0;
  private readonly listeners = new Set<(pglite: PGlite) => Promise<unknown>>();

  /** During the start, writes may use the reserve: a start on a full disk must not fail. */
  constructor(folder: string, isStarting = () => false) {
    this.folder = folder;
    this.reserve = new SpaceReserve(`${folder}.reserve`);
    this.isStarting = isStarting;
  }

  async open(): Promise<void> {
    await this.openCluster();
  }

  async query<Row>(sql: string, parameters: readonly unknown[]): Promise<Result<Row>> {
    const opened = await this.openCluster();
    // After opening, which may use the reserve.
    if (isWrite(sql) && !this.isStarting()) this.reserve.assertSpace();
    try {
      return await opened.pglite.query<Row>(sql, [...parameters]);
    } catch (error) {
      if (!isStatementError(error)) this.abandon(opened, error);
      throw isStorageFull(error) ? new StorageFull({ cause: error }) : error;
    }
  }

  async rest(): Promise<void> {
    const opened = await this.opened?.catch(() => undefined);
    if (!opened || opened.files.logBytes < checkpointBytes) return;
    opened.files.logBytes = 0;
    try {
      // PostgreSQL's own checkpointer does not run here, and the log would grow until shutdown.
      await opened.pglite.query("checkpoint");
    } catch (error) {
      log("warn", "db", "a checkpoint failed", { reason: getErrorMessage(error) });
      if (!isStatementError(error)) this.abandon(opened, error);
    }
  }

  /** Notifications of this process's own writes; `onReconnect` follows a reopening, which may have lost some. */
  listen: Listen = async (channel, { onMessage, onReconnect }) => {
    const start = (pglite: PGlite) => pglite.listen(channel, onMessage);
    const { pglite } = await this.openCluster();
    let stop = await start(pglite);
    const restart = async (reopened: PGlite) => {
      stop = await start(reopened);
      onReconnect();
    };
    this.listeners.add(restart);
    return async () => {
      this.listeners.delete(restart);
      await stop();
    };
  };

  async close(): Promise<void> {
    const opened = await this.opened?.catch(() => undefined);
    await opened?.pglite.close();
  }

  private openCluster(): Promise<Opened> {
    if (this.opened) return this.opened;
    if (performance.now() < this.retryAt) throw new Error("The database could not be opened; it is tried again soon.");
    const opening = this.start();
    this.opened = opening;
    opening.catch(() => {
      this.opened = undefined;
      this.retryAt = performance.now() + retryAfterMs;
    });
    return opening;
  }

  private async start(): Promise<Opened> {
    const making = `${this.folder}.making`;
    // Incomplete files were never used, so they can be deleted.
    if (existsSync(making)) rmSync(this.folder, { recursive: true, force: true });
    const isNew = !existsSync(join(this.folder, "PG_VERSION"));
    if (isNew) {
      assertSpaceForNew(dirname(this.folder));
      await writeDurably(making, "");
    }
    // A start on a full disk needs some space.
    this.reserve.release();
    const files = new SyncedFiles(this.folder, this.reserve);
    const pglite = new PGlite({ fs: files, startParams });
    try {
      await pglite.waitReady;
    } catch (error) {
      files.abandon();
      throw error;
    }
    if (isNew) {
      await syncTree(this.folder);
      await removeDurably(making);
    }
    files.logBytes = 0;
    for (const restart of this.listeners) await restart(pglite);
    return { pglite, files };
  }

  private abandon({ files }: Opened, error: unknown): void {
    log("error", "db", "the database failed and is reopened", { reason: getErrorMessage(error) });
    this.opened = undefined;
    this.generation += 1;
    files.abandon();
  }
}

const isWrite = (sql: string) => /\b(?:insert|update|delete|create|alter|drop|truncate)\b/i.test(sql);

/** Whether PostgreSQL continues after this error. */
const isStatementError = (error: unknown) =>
  typeof error === "object" && error !== null && "severity" in error && error.severity === "ERROR";

function assertSpaceForNew(folder: string): void {
  if (freeBytes(folder) >= newDatabaseBytes) return;
  throw new Error(
    `A new database needs ${newDatabaseBytes / mebibyte} MB of free space in ${folder}: free some, or set DATA_DIR.`,
  );
}
