import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as breathe } from "node:timers/promises";

import { getErrorMessage, log } from "#kit/log.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { getImageNames, rememberImageNames } from "#cms/repository/domain/model/listImageNames.ts";
import { listReferenceKeys, rememberReferenceKeys } from "#cms/repository/domain/model/listReferences.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";
import { joinZones, splitZones } from "#cms/repository/domain/model/packZones.ts";

import { getHash, rememberHash } from "./ContentHash.server.ts";
import { writeAtomically } from "./jsonFiles.server.ts";
import { isSameFile } from "./KnownFile.server.ts";
import type { KnownFile } from "./KnownFile.server.ts";

type Version = KnownFile["version"];
type Head = {
  name: string;
  version: Version;
  /** The document without its zones. */
  document: StoredDocument;
  /** Names and sizes of the zones, which follow compressed. */
  zones: [name: string, bytes: number][];
  hash: string;
  references: string[];
  images: string[];
};
type Entry = { head: Head; zones: Buffer };

// Two lengths, of a head and of its zones, come before each entry; the first entry is the key.
const lengthBytes = 8;
const entriesPerBatch = 64;
// How a file is read; relative to the project, like the other folders that are read at a start.
const codeFolder = "cms/repository/domain/model";

/**
 * The documents of files as they were read, in one file: a later start reads only files that changed since. Void after
 * a change of the models or of the code that reads documents.
 */
export class DocumentCache {
  private readonly path: string;
  private entries: Map<string, Entry> | undefined;
  private isStale = false;
  private isSaved = false;

  constructor(path: string) {
    this.path = path;
  }

  /** The document of a version of a file; `undefined` when it must be read. */
  find(name: string, version: Version, models: Models): StoredDocument | undefined {
    this.entries ??= this.read(getKey(models));
    const entry = this.entries.get(name);
    if (entry && isSameFile(entry.head.version, version)) return toDocument(entry);
    this.isStale = true;
    return undefined;
  }

  /** Writes the cache once after a start at which files had to be read. */
  async save(files: Iterable<{ name: string; version: Version; document: StoredDocument }>, models: Models) {
    // The zones of the documents that were found stay in memory.
    this.entries = new Map();
    if (!this.isStale || this.isSaved) return;
    this.isSaved = true;
    await writeAtomically(this.path, serialize(files, getKey(models)));
  }

  private read(key: string): Map<string, Entry> {
    if (!existsSync(this.path)) return new Map();
    try {
      const [first, ...entries] = [...parse(readFileSync(this.path))];
      return first?.head.name === key ? new Map(entries.map((entry) => [entry.head.name, entry])) : new Map();
    } catch (error) {
      log("warn", "content", "documents that were read before are read again", { reason: getErrorMessage(error) });
      return new Map();
    }
  }
}

function getKey(models: Models): string {
  const code = existsSync(codeFolder) ? readdirSync(codeFolder).sort() : [];
  const hash = createHash("sha256").update(JSON.stringify([[...models.types], [...models.slices]]));
  for (const name of code) hash.update(readFileSync(join(codeFolder, name)));
  return hash.digest("base64url");
}

function* parse(bytes: Buffer): Generator<Entry> {
  for (let start = 0; start < bytes.length;) {
    const headEnd = start + lengthBytes + bytes.readUInt32LE(start);
    const end = headEnd + bytes.readUInt32LE(start + 4);
    if (end > bytes.length) throw new Error("the file of read documents is cut off");
    const head: Head = JSON.parse(bytes.toString("utf8", start + lengthBytes, headEnd));
    yield { head, zones: bytes.subarray(headEnd, end) };
    start = end;
  }
}

function toDocument({ head, zones }: Entry): StoredDocument {
  let start = 0;
  const buffers = head.zones.map(([name, size]): [string, Buffer] => {
    start += size;
    return [name, zones.subarray(start - size, start)];
  });
  const document = { ...head.document, data: joinZones(head.document.data, buffers) };
  rememberHash(document, BigInt(head.hash));
  rememberReferenceKeys(document, head.references);
  rememberImageNames(document, new Set(head.images));
  return document;
}

async function* serialize(files: Parameters<DocumentCache["save"]>[0], key: string): AsyncGenerator<Buffer> {
  yield toBytes({ name: key }, []);
  let count = 0;
  for (const { name, version, document } of files) {
    const { data, zones } = splitZones(document.data);
    const head: Head = {
      name,
      version,
      document: { ...document, data },
      zones: zones.map(([zone, bytes]) => [zone, bytes.length]),
      hash: String(getHash(document)),
      references: [...listReferenceKeys(document)],
      images: [...getImageNames(document)],
    };
    yield toBytes(
      head,
      zones.map(([, bytes]) => bytes),
    );
    if ((count += 1) % entriesPerBatch === 0) await breathe();
  }
}

function toBytes(head: object, zones: Buffer[]): Buffer {
  const text = Buffer.from(JSON.stringify(head));
  const body = Buffer.concat(zones);
  const lengths = Buffer.alloc(lengthBytes);
  lengths.writeUInt32LE(text.length, 0);
  lengths.writeUInt32LE(body.length, 4);
  return Buffer.concat([lengths, text, body]);
}
