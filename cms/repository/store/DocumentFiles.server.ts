import { statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { setImmediate as breathe } from "node:timers/promises";

import type { Problem } from "#cms/repository/domain/model/context.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";

import { ServedFiles } from "./ServedFiles.server.ts";
import type { ServedFile } from "./ServedFiles.server.ts";
import type { PublishedDocuments, PublishedRow } from "./PublishedDocuments.server.ts";
import { packContent, readAgain } from "./packContent.server.ts";
import { readPublishedRow } from "./readPublishedRow.server.ts";
import type { DocumentCache, SavedFile } from "./DocumentCache.server.ts";
import type { FolderLoss } from "./FolderLoss.server.ts";
import { isAcceptable, isSameIdentity, updateDate } from "./selectVersion.server.ts";
import { hasContent, isSameFile } from "./KnownFile.server.ts";
import type { KnownFile } from "./KnownFile.server.ts";
import type { HiddenFile } from "./HiddenLog.server.ts";
import { readDocumentFile } from "./readDocumentFile.server.ts";
import type { FileContent } from "./readDocumentFile.server.ts";
import { walkFolder } from "./walkFolder.server.ts";

/** A file with problems, and what is served instead. */
export type BadFile = {
  /** Its name in the folder. */
  file: string;
  path: string;
  problems: Problem[];
  served: "last good version" | "what fits" | "nothing";
};

type Options = {
  /** Documents that override those of the files. */
  published?: Pick<PublishedDocuments, "entries" | "load"> | undefined;
  loss?: FolderLoss;
  /** Good contents as they were read last. */
  cache?: DocumentCache | undefined;
  /** Languages of the repository; documents in others are not served. Default: all. */
  languages?: string[];
};

const filesPerBatch = 32;
// No path of a file begins like this.
const publishedPrefix = "published document ";
const toPublishedPath = (id: string) => `${publishedPrefix}${id}`;

/**
 * The documents of a folder. Only changed files are read again. The last good version of a file is served until the file
 * is fixed, with a cache also after a restart.
 */
export class DocumentFiles {
  private readonly folder: string;
  private readonly models: () => Models;
  private readonly published: Options["published"];
  private readonly loss: FolderLoss | undefined;
  private readonly cache: DocumentCache | undefined;
  private readonly languages: string[] | undefined;
  private known = new Map<string, KnownFile>();
  private servedFiles: ServedFiles;

  constructor(folder: string, models: Models | (() => Models), options: Options = {}) {
    this.folder = folder;
    this.models = typeof models === "function" ? models : () => models;
    this.published = options.published;
    this.loss = options.loss;
    this.cache = options.cache;
    this.languages = options.languages;
    this.servedFiles = this.select();
  }

  /** Reads new and changed files; returns whether anything changed. */
  async read(): Promise<boolean> {
    const files = new Map<string, KnownFile>();
    let changed = false;
    for await (const folder of walkFolder(this.folder)) {
      for (const [index, path] of folder.files.entries()) {
        // Synchronous reads of small files are five times as fast; requests are served between batches.
        if (index % filesPerBatch === filesPerBatch - 1) await breathe();
        const one = this.readFile(path);
        if (!one) continue;
        changed ||= one !== this.known.get(path);
        files.set(path, one);
      }
    }
    const rows = await this.readRows();
    // From here on at once: `applyPublished` may have run since the folder was listed.
    const next = new Map<string, KnownFile>();
    for (const [id, row] of this.published?.entries ?? []) {
      const path = toPublishedPath(id);
      const one = this.readRow(id, row, rows.get(id)) ?? this.known.get(path);
      if (!one) continue;
      changed ||= one !== this.known.get(path);
      next.set(path, one);
    }
    if (!changed && this.known.size > 0 && next.size + files.size === this.known.size) {
      this.loss?.accept(files.size, files.size);
      return false;
    }
    for (const [path, one] of files) next.set(path, one);
    for (const [path, one] of this.listVanished(next)) next.set(path, one);
    changed ||= next.size !== this.known.size;
    this.known = next;
    this.servedFiles = this.select();
    if (changed) this.save();
    return changed;
  }

  /**
   * Applies changed rows of published documents without reading the folder. Returns the documents that are served
   * now, by id; `undefined` when that depends on other files, so that all must be read.
   */
  applyPublished(ids: ReadonlySet<string>): Map<string, StoredDocument | undefined> | undefined {
    const rows = [...ids].map((id) => ({ id, row: this.published?.entries.get(id) }));
    const read = rows.flatMap(({ id, row }) => {
      const one = row && this.readRow(id, row);
      return one ? [{ id, one }] : [];
    });
    if (read.length < rows.length || !this.servedFiles.replace(read)) return undefined;
    for (const { id, one } of read) this.known.set(toPublishedPath(id), one);
    return new Map(read.map(({ id, one }) => [id, one.content.document]));
  }

  /** Makes the next `read` read every file, after a change of the models. */
  invalidate(): void {
    for (const known of this.known.values()) known.isOutdated = true;
  }

  /** Documents that are served, in the order of their files; of two with the same id or uid the first is kept. */
  get documents(): StoredDocument[] {
    return this.served.map(({ document }) => document);
  }

  /** The same with their files. */
  get served(): { file: string; document: StoredDocument }[] {
    return this.servedFiles.documents;
  }

  /** Files hidden by a published version of their document. */
  get hidden(): HiddenFile[] {
    return this.servedFiles.notable.flatMap(this.toHidden);
  }

  /** Those among them of some documents. */
  listHidden = (ids: Iterable<string>): HiddenFile[] =>
    [...ids].flatMap((id) => this.servedFiles.listNotable(id)).flatMap(this.toHidden);

  /** Every file that has problems. */
  get problems(): BadFile[] {
    return this.servedFiles.notable.flatMap(({ file, path, problems, document, isLastGood }) => {
      if (problems.length === 0) return [];
      const instead = isLastGood ? "last good version" : "what fits";
      return [{ file, path, problems, served: document ? instead : "nothing" }];
    });
  }

  private readFile(path: string): KnownFile | undefined {
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found) return undefined;
    const { mtimeMs, size, ino } = found;
    const version = { mtimeMs, size, ino };
    const before = this.known.get(path);
    if (before && !before.isOutdated && isSameFile(before.version, version)) return before;
    const saved = before ? undefined : this.cache?.find(this.getName(path), this.models());
    const isKnown = saved !== undefined && isSameFile(saved.version, version);
    const same = isKnown ? saved.same : undefined;
    const own = same ?? readDocumentFile(path, size, this.models());
    const good = isKnown && own.problems.length === 0 ? own : this.findGood(before, saved);
    const isLastGood = !isAcceptable(own, good);
    const chosen = isLastGood && good ? good : own;
    const content = packContent(updateDate(chosen, own, before, mtimeMs), this.models());
    const last = before?.content.document ?? (good === own ? content.document : good?.document);
    const isSettled = last !== undefined && isSameIdentity(last, content.document);
    const date = own.document?.last_publication_date ?? before?.date;
    // Not another document that clashes in the same way: its slices would stay in memory.
    const state = { former: isSettled ? content.document : last, isLastGood, isSettled, isOutdated: false };
    const one = { path, version, content, problems: own.problems, date, isSaved: same !== undefined, ...state };
    // At once, so that a start needs no memory for all slices: a new one that clashes is removed again.
    if (!good || isSettled) this.put(this.getName(path), one);
    return one;
  }

  private findGood(before: KnownFile | undefined, saved: SavedFile | undefined): FileContent | undefined {
    if (!before) return saved?.read();
    if (!before.isOutdated) return hasContent(before.content) ? before.content : undefined;
    const { document } = before.content;
    return document && readAgain(document, this.models());
  }

  /** The rows of published documents whose texts must be loaded, in batches; and the others. */
  private async readRows(): Promise<Map<string, KnownFile>> {
    const read = new Map<string, KnownFile>();
    const missing: string[] = [];
    const take = (id: string): boolean => {
      const row = this.published?.entries.get(id);
      const one = row && this.readRow(id, row);
      if (one) read.set(id, one);
      return !row || one !== undefined;
    };
    for (const [index, id] of [...(this.published?.entries.keys() ?? [])].entries()) {
      if (index % filesPerBatch === filesPerBatch - 1) await breathe();
      if (!take(id)) missing.push(id);
    }
    for (let start = 0; start < missing.length; start += filesPerBatch) {
      const ids = missing.slice(start, start + filesPerBatch);
      await this.published?.load(ids);
      ids.forEach(take);
    }
    return read;
  }

  /** The state of a published document; `undefined` while its text must be loaded. */
  private readRow(id: string, row: PublishedRow, latest?: KnownFile): KnownFile | undefined {
    const path = toPublishedPath(id);
    const before = latest?.version.ino === row.revision ? latest : this.known.get(path);
    const one = readPublishedRow({ id, path }, row, before, this.models(), () => this.cache?.find(path, this.models()));
    if (one && one !== before && this.put(path, one)) row.text = undefined;
    return one;
  }

  /** Saves what was found to be unique, and forgets what was not. */
  private save(): void {
    if (!this.cache) return;
    for (const [path, one] of this.known) {
      const isGood = one.isSettled || one.content.removed !== undefined;
      if (isGood === one.isSaved || one.isLastGood || !hasContent(one.content)) continue;
      if (!isGood) this.cache.remove(this.getName(path));
      // A disk that takes one no more takes no other.
      else if (!this.put(this.getName(path), one)) break;
      one.isSaved = isGood;
    }
    const names = new Set([...this.known.keys()].map(this.getName));
    for (const name of this.cache.names) if (!names.has(name)) this.cache.remove(name);
  }

  /** Saves a content that can be read from the cache from now on; returns whether it is saved. */
  private put(name: string, one: KnownFile): boolean {
    const { content, problems, date, version, isLastGood, isSaved } = one;
    if (!this.cache || isSaved || isLastGood || !hasContent(content)) return isSaved;
    const isSame = problems.length === 0 && content.document?.last_publication_date === date;
    one.isSaved = this.cache.put(name, version, content, this.models(), isSame);
    return one.isSaved;
  }

  /** Files that vanished together with most others, and may return. */
  private listVanished(next: Map<string, KnownFile>): [string, KnownFile][] {
    if (!this.loss) return [];
    const isSeed = ([path]: [string, KnownFile]) => !this.isWritten(path);
    const listed = [...next].filter(isSeed).length;
    // At a start only an empty folder counts as a loss: a folder with some files may be another one.
    const isEmptyStart = this.known.size === 0 && listed === 0;
    const restored = isEmptyStart ? this.listSaved() : [];
    const known = [...restored, ...[...this.known].filter(isSeed)];
    return this.loss.accept(known.length, listed) ? [] : known.filter(([path]) => !next.has(path));
  }

  private listSaved(): [string, KnownFile][] {
    const names = (this.cache?.names ?? []).filter((name) => !this.isWritten(name));
    return names.flatMap((name): [string, KnownFile][] => {
      const saved = this.cache?.find(name, this.models());
      if (!saved) return [];
      const content = saved.read();
      const former = content.document;
      const state = { isLastGood: true, isSettled: former !== undefined, isSaved: true, isOutdated: false };
      const date = former?.last_publication_date;
      const path = join(this.folder, name);
      return [[path, { path, version: saved.version, content, problems: [], date, former, ...state }]];
    });
  }

  private toHidden = ({ path, isHidden }: ServedFile): HiddenFile[] =>
    isHidden ? [{ path, version: String(this.known.get(path)?.version.mtimeMs) }] : [];

  private select(): ServedFiles {
    const { getName, isWritten, languages } = this;
    return new ServedFiles(this.known, {
      getName,
      isWritten,
      toPath: toPublishedPath,
      models: this.models(),
      languages,
    });
  }

  private getName = (path: string): string => {
    if (this.isWritten(path)) return path;
    const root = this.folder + sep;
    return path.startsWith(root) ? path.slice(root.length) : relative(this.folder, path);
  };

  private isWritten = (path: string) => path.startsWith(publishedPrefix);
}
