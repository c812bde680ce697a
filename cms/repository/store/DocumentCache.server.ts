import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { getFacts, setFacts } from "#cms/repository/domain/model/getFacts.ts";
import type { DocumentFacts } from "#cms/repository/domain/model/getFacts.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";
import { listTokens } from "#cms/repository/domain/query/tokens.ts";
import { joinZones, splitZones, Zones } from "#cms/repository/domain/model/packZones.ts";

import type { EntryFile } from "./EntryFile.server.ts";
import type { KnownFile } from "./KnownFile.server.ts";
import { readAgain } from "./packContent.server.ts";
import type { FileContent } from "./readDocumentFile.server.ts";

type Version = KnownFile["version"];
type Head = {
  version: Version;
  /** The models, and the code, that it was read with; empty when it must be read again. */
  key: string;
  /** Id of an unpublished document. */
  removed?: string;
  /** The document without its zones. */
  document?: StoredDocument;
  /** Names of the zones. */
  zones: string[];
  hash: string;
  references: readonly string[];
  images: readonly string[];
};

/** The good content of a file as it was read last. */
export type SavedFile = {
  version: Version;
  /** What reading that version again would give; `undefined` after a change of models or code. */
  same: FileContent | undefined;
  /** The content with the current models. */
  read: () => FileContent;
};

/** The facts of a saved document; its references and images are read when they are needed. */
class SavedFacts implements DocumentFacts {
  readonly hash: bigint;
  readonly texts: Zones;

  constructor(hash: bigint, texts: Zones) {
    this.hash = hash;
    this.texts = texts;
  }

  get references(): readonly string[] {
    return this.texts.head.references;
  }

  get images(): readonly string[] {
    return this.texts.head.images;
  }
}

const prefix = "document ";
// How a file is read; relative to the project, like the other folders that are read at a start.
const codeFolder = "cms/repository/domain/model";

/**
 * The good contents of files as they were read last: a later start reads only files that changed, a broken file keeps
 * its content, and slice zones need no memory.
 */
export class DocumentCache {
  private readonly file: EntryFile;
  private readonly keys = new WeakMap<Models, string>();

  constructor(file: EntryFile) {
    this.file = file;
  }

  get names(): string[] {
    return this.file.names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
  }

  find(name: string, models: Models): SavedFile | undefined {
    const entry = this.file.find(prefix + name);
    if (!entry) return undefined;
    const head: Head = JSON.parse(entry.head);
    const document = head.document && this.toDocument(head.document, head, entry.id);
    const content = { document, removed: head.removed, problems: [] };
    const read = () => (document ? readAgain(document, models) : content);
    return { version: head.version, same: head.key === this.getKey(models) ? content : undefined, read };
  }

  /** Saves a content; `isSame` when reading the file again would give the same. Returns whether it is saved. */
  put(name: string, version: Version, { document, removed }: FileContent, models: Models, isSame: boolean): boolean {
    const { data = {}, names = [], zones } = document ? splitZones(document.data) : {};
    const { hash = 0n, references = [], images = [] } = document ? getFacts(document) : {};
    const head: Head = {
      version,
      key: isSame ? this.getKey(models) : "",
      ...(removed === undefined ? {} : { removed }),
      ...(document ? { document: { ...document, data } } : {}),
      zones: names,
      hash: String(hash),
      references,
      images,
    };
    const words = document ? listTokens(document, models).join(" ") : "";
    const id = this.file.put(prefix + name, head, { words, zones: zones?.json ?? "" });
    if (id === undefined) return false;
    zones?.move(this.file, id);
    if (document) setFacts(document, new SavedFacts(hash, zones ?? new Zones(this.file, id)));
    return true;
  }

  remove(name: string): void {
    this.file.remove(prefix + name);
  }

  private toDocument(document: StoredDocument, { zones, hash }: Head, id: number) {
    const texts = new Zones(this.file, id);
    const result = { ...document, data: joinZones(document.data, zones, texts) };
    setFacts(result, new SavedFacts(BigInt(hash), texts));
    return result;
  }

  private getKey(models: Models): string {
    const cached = this.keys.get(models);
    if (cached !== undefined) return cached;
    const code = existsSync(codeFolder) ? readdirSync(codeFolder).sort() : [];
    const hash = createHash("sha256").update(JSON.stringify([[...models.types], [...models.slices]]));
    for (const name of code) hash.update(readFileSync(join(codeFolder, name)));
    const key = hash.digest("base64url").slice(0, 16);
    this.keys.set(models, key);
    return key;
  }
}
