import { mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { StatementSync } from "node:sqlite";

import { getErrorMessage, log } from "#kit/log.ts";

// Documents of this process may still read the texts of an entry that was replaced: its row goes at the next start.
// Texts are not compressed: buffers outside of its heap make V8 collect garbage far more often.
const setUp = `
  pragma locking_mode = exclusive;
  pragma journal_mode = wal;
  pragma synchronous = normal;
  create table if not exists entries
    (id integer primary key, name text unique, head text not null, words text not null, zones text not null);
  delete from entries where name is null;`;
const busyTimeoutMs = 500;
// SQLITE_CORRUPT, SQLITE_NOTADB.
const damaged: unknown[] = [11, 26];

type Texts = { words: string; zones: string };
type Column = "head" | keyof Texts;

/**
 * Entries by name in a local SQLite file: a head as JSON, and two texts. What is lost is read again, so a damaged file, or
 * one that another process has, is replaced by a temporary one.
 */
export class EntryFile {
  private readonly database: DatabaseSync;
  private readonly statements: Record<"find" | Column | "put" | "replace" | "list", StatementSync>;

  /** Without a path it is a file that SQLite deletes at the end. */
  constructor(path = "") {
    this.database = open(path);
    const prepare = (sql: string) => this.database.prepare(sql);
    this.statements = {
      find: prepare("select id, head from entries where name = ?"),
      head: prepare("select head as text from entries where id = ?"),
      words: prepare("select words as text from entries where id = ?"),
      zones: prepare("select zones as text from entries where id = ?"),
      put: prepare("insert into entries (name, head, words, zones) values (?, ?, ?, ?)"),
      replace: prepare("update entries set name = null where name = ?"),
      list: prepare("select name from entries where name is not null order by name"),
    };
  }

  get names(): string[] {
    return this.statements.list.all().map(({ name }) => String(name));
  }

  /** The head of an entry as text, and the id of its other texts. */
  find(name: string): { head: string; id: number } | undefined {
    const row = this.statements.find.get(name);
    return row && { head: String(row.head), id: Number(row.id) };
  }

  readHead = (id: number): string => this.read("head", id);

  readWords = (id: number): string => this.read("words", id);

  readZones = (id: number): string => this.read("zones", id);

  /** Stores an entry in the place of that with its name; returns its id, `undefined` when the disk does not take it. */
  put(name: string, head: object, { words, zones }: Texts = { words: "", zones: "" }): number | undefined {
    try {
      this.remove(name);
      return Number(this.statements.put.run(name, JSON.stringify(head), words, zones).lastInsertRowid);
    } catch (error) {
      log("warn", "content", "what was read is not kept", { name, reason: getErrorMessage(error) });
      return undefined;
    }
  }

  /** Removes an entry. */
  remove(name: string): void {
    this.statements.replace.run(name);
  }

  close(): void {
    this.database.close();
  }

  private read(column: Column, id: number): string {
    const text = this.statements[column].get(id)?.text;
    if (typeof text !== "string") throw new Error(`The local file of documents has no entry ${id}`);
    return text;
  }
}

function open(path: string): DatabaseSync {
  if (path !== "") mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path, { timeout: busyTimeoutMs });
  try {
    database.exec(setUp);
    return database;
  } catch (error) {
    database.close();
    if (path === "") throw error;
    log("warn", "content", "every document is read again", { file: path, reason: getErrorMessage(error) });
    if (isDamaged(error)) rmSync(path);
    return open("");
  }
}

const isDamaged = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "errcode" in error && damaged.includes(error.errcode);
