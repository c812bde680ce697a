import {
  closeSync,
  constants,
  fdatasync,
  fdatasyncSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { crc32 } from "node:zlib";

import { toAsideName } from "#kit/durableFile.ts";
import { takeLock } from "#kit/lock.ts";
import { getErrorMessage, log } from "#kit/log.ts";

const sync = promisify(fdatasync);

/** Where an entry stands, and the lengths of its parts. */
type Entry = { start: number; name: number; head: number; body: number; sum: number };

// The lengths of name, head and body, and a checksum of the last two.
const prefixBytes = 16;
const windowBytes = 1024 * 1024;
// Replaced entries are dropped when they are the majority.
const spareBytes = 4 * 1024 * 1024;

/**
 * Entries by name in a local file: a head as JSON, and bytes. A later entry replaces an earlier one; what a kill cut off
 * is dropped. Only one process keeps the file; another one on the same folder has a file for its time.
 */
export class EntryFile {
  private readonly path: string;
  private readonly lock: ReturnType<typeof takeLock>;
  private readonly entries = new Map<string, Entry>();
  private file: number | undefined;
  private end = 0;
  private isFull = false;
  private syncing: Promise<void> = Promise.resolve();

  constructor(path: string) {
    mkdirSync(dirname(path), { recursive: true });
    this.lock = takeLock(`${path}.owner`);
    this.path = this.lock ? path : toAsideName(path);
    try {
      this.file = openFile(this.path);
      this.readPrefixes(this.file);
      ftruncateSync(this.file, this.end);
      this.compact(this.file);
    } catch (error) {
      this.warn("what was read before is read again", error);
    }
  }

  get names(): IterableIterator<string> {
    return this.entries.keys();
  }

  /** The head of an entry as text, and where its bytes begin; `undefined` for none, and for a damaged one. */
  find(name: string): { head: string; start: number } | undefined {
    const entry = this.entries.get(name);
    if (!entry) return undefined;
    const bytes = this.read(toHead(entry), entry.head + entry.body);
    if (crc32(bytes) !== entry.sum) return undefined;
    return { head: bytes.toString("utf8", 0, entry.head), start: toHead(entry) + entry.head };
  }

  /** Bytes of the file. */
  read(start: number, length: number): Buffer {
    const bytes = Buffer.allocUnsafe(length);
    const count = this.file === undefined ? 0 : readSync(this.file, bytes, 0, length, start);
    if (count < length) throw new Error(`${this.path} is cut off`);
    return bytes;
  }

  /** Stores an entry; returns where its bytes begin, `undefined` when the disk does not take it. */
  put(name: string, head: object, body: readonly Buffer[] = []): number | undefined {
    const [nameBytes, headBytes] = [Buffer.from(name), Buffer.from(JSON.stringify(head))];
    const content = Buffer.concat([headBytes, ...body]);
    const lengths = { name: nameBytes.length, head: headBytes.length, body: content.length - headBytes.length };
    const entry = { start: this.end, ...lengths, sum: crc32(content) };
    if (!this.append(entry, Buffer.concat([nameBytes, content]))) return undefined;
    this.entries.set(name, entry);
    return toHead(entry) + entry.head;
  }

  /** Removes an entry. */
  remove(name: string): void {
    const bytes = Buffer.from(name);
    const entry = { start: this.end, name: bytes.length, head: 0, body: 0, sum: 0 };
    if (this.entries.delete(name)) this.append(entry, bytes);
  }

  /** Returns once everything is on the disk. */
  sync(): Promise<void> {
    const { file } = this;
    const run = () => (file === undefined ? undefined : sync(file));
    this.syncing = this.syncing.then(run).catch((error: unknown) => this.warn("what was read is not saved", error));
    return this.syncing;
  }

  async close(): Promise<void> {
    await this.syncing;
    if (this.file !== undefined) closeSync(this.file);
    this.file = undefined;
    if (!this.lock) rmSync(this.path, { force: true });
    this.lock?.release();
  }

  private append(entry: Entry, bytes: Buffer): boolean {
    if (this.file === undefined) return false;
    try {
      writeFully(this.file, Buffer.concat([toPrefix(entry), bytes]), this.end);
      this.end += prefixBytes + bytes.length;
      this.isFull = false;
      return true;
    } catch (error) {
      ftruncateSync(this.file, this.end);
      if (!this.isFull) this.warn("what was read is not saved", error);
      this.isFull = true;
      return false;
    }
  }

  private readPrefixes(file: number): void {
    const { size } = fstatSync(file);
    let window: Buffer = Buffer.alloc(0);
    let from = 0;
    const take = (start: number, length: number): Buffer => {
      if (start < from || start + length > from + window.length) {
        window = this.read(start, Math.min(Math.max(length, windowBytes), size - start));
        from = start;
      }
      return window.subarray(start - from, start - from + length);
    };
    while (this.end + prefixBytes <= size) {
      const [name = 0, head = 0, body = 0, sum = 0] = readPrefix(take(this.end, prefixBytes));
      const next = this.end + prefixBytes + name + head + body;
      if (name === 0 || next > size) break;
      const key = take(this.end + prefixBytes, name).toString();
      // The order of the file is that of the latest entries.
      this.entries.delete(key);
      if (head > 0) this.entries.set(key, { start: this.end, name, head, body, sum });
      this.end = next;
    }
  }

  private compact(file: number): void {
    const sizes = [...this.entries.values()].map(({ name, head, body }) => prefixBytes + name + head + body);
    if (this.end < 2 * sizes.reduce((sum, size) => sum + size, 0) + spareBytes) return;
    const aside = toAsideName(this.path);
    const next = openFile(aside);
    let end = 0;
    for (const [index, entry] of [...this.entries.values()].entries()) {
      const bytes = this.read(entry.start, sizes[index] ?? 0);
      writeFully(next, bytes, end);
      entry.start = end;
      end += bytes.length;
    }
    fdatasyncSync(next);
    renameSync(aside, this.path);
    closeSync(file);
    this.file = next;
    this.end = end;
  }

  private warn(message: string, error: unknown): void {
    log("warn", "content", message, { file: this.path, reason: getErrorMessage(error) });
  }
}

const toHead = ({ start, name }: Entry): number => start + prefixBytes + name;

const openFile = (path: string): number => openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600);

function toPrefix({ name, head, body, sum }: Entry): Buffer {
  const bytes = Buffer.alloc(prefixBytes);
  for (const [index, value] of [name, head, body, sum].entries()) bytes.writeUInt32LE(value, index * 4);
  return bytes;
}

const readPrefix = (bytes: Buffer): number[] => [0, 4, 8, 12].map((offset) => bytes.readUInt32LE(offset));

function writeFully(file: number, bytes: Buffer, position: number): void {
  let done = 0;
  while (done < bytes.length) done += writeSync(file, bytes, done, bytes.length - done, position + done);
}
