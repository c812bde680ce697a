import { mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Time to wait for a lock that another process is about to release. */
const busyTimeoutMs = 500;
// SQLITE_BUSY, SQLITE_LOCKED, SQLITE_NOTADB.
const busy: unknown[] = [5, 6];
const notADatabase = 26;

// SQLite releases the lock of a connection that is garbage-collected.
const openLocks = new Set<DatabaseSync>();

type Lock = { release(): void };
type LockKind = "exclusive" | "shared";
type Options = { kind?: LockKind; note?: string };

/**
 * Takes the lock of a file for this process, exclusive or shared; `undefined` when another process holds it. SQLite
 * uses a lock of the operating system, which is released when the process ends. The `note` in the file is only
 * informative.
 */
export function takeLock(
  file: string,
  { kind = "exclusive", note = `${process.pid}` }: Options = {},
): Lock | undefined {
  mkdirSync(dirname(file), { recursive: true });
  const connection = open(`${file}.lock`, kind);
  if (!connection) return undefined;
  openLocks.add(connection);
  if (kind === "exclusive") writeFileSync(file, note);
  return {
    release: () => {
      if (!openLocks.delete(connection)) return;
      // Erase the note before releasing, so that it does not overwrite the next holder's.
      if (kind === "exclusive") rmSync(file, { force: true });
      connection.close();
    },
  };
}

/** The note of the process that holds an exclusive lock, for messages; `""` when there is none. */
export function readLockNote(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (getValue(error, "code") === "ENOENT") return "";
    throw error;
  }
}

function open(file: string, kind: LockKind): DatabaseSync | undefined {
  const connection = new DatabaseSync(file);
  try {
    connection.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
    connection.exec(kind === "exclusive" ? "BEGIN EXCLUSIVE" : "BEGIN; SELECT count(*) FROM sqlite_schema");
    return connection;
  } catch (error) {
    connection.close();
    const code = getValue(error, "errcode");
    if (busy.includes(code)) return undefined;
    if (code !== notADatabase) throw error;
    // A file that is no database holds no lock, so any process may empty it.
    truncateSync(file);
    return open(file, kind);
  }
}

const getValue = (error: unknown, name: string): unknown =>
  typeof error === "object" && error !== null ? Reflect.get(error, name) : undefined;
