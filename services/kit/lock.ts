import { mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** How long one waits for another that gives up a lock, or only tries to get it, in milliseconds. */
const patience = 500;
// What SQLite says: SQLITE_BUSY, SQLITE_LOCKED, SQLITE_NOTADB.
const busy: unknown[] = [5, 6];
const notADatabase = 26;

// A lock ends when its connection is collected.
const held = new Set<DatabaseSync>();

export type Lock = { release(): void };
type LockKind = "alone" | "shared";
type Options = { kind?: LockKind; note?: string };

/**
 * Takes the lock that a file stands for, for this process: alone, or with others that share it. `undefined` when another
 * process has it. The operating system keeps the lock, as SQLite asks it to, and ends it with the process, however that
 * ends: what is written in the file is for people (`note`), and decides nothing.
 */
export function takeLock(file: string, { kind = "alone", note = `${process.pid}` }: Options = {}): Lock | undefined {
  mkdirSync(dirname(file), { recursive: true });
  const connection = open(`${file}.lock`, kind);
  if (!connection) return undefined;
  held.add(connection);
  if (kind === "alone") writeFileSync(file, note);
  return {
    release: () => {
      if (!held.delete(connection)) return;
      // Before the next one can write its own.
      if (kind === "alone") rmSync(file, { force: true });
      connection.close();
    },
  };
}

/** What the process noted that has a lock alone; `""` when it noted nothing. For sentences only. */
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
    connection.exec(`PRAGMA busy_timeout = ${patience}`);
    connection.exec(kind === "alone" ? "BEGIN EXCLUSIVE" : "BEGIN; SELECT count(*) FROM sqlite_schema");
    return connection;
  } catch (error) {
    connection.close();
    const code = getValue(error, "errcode");
    if (busy.includes(code)) return undefined;
    if (code !== notADatabase) throw error;
    // Nobody can hold what is no database; whoever else empties it at the same time empties nothing that is used.
    truncateSync(file);
    return open(file, kind);
  }
}

const getValue = (error: unknown, name: string): unknown =>
  typeof error === "object" && error !== null ? Reflect.get(error, name) : undefined;
