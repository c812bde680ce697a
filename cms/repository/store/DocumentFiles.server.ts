import { statSync } from "node:fs";
import { join, relative } from "node:path";
import { setImmediate as breathe } from "node:timers/promises";

import type { Problem } from "#cms/repository/domain/model/context.ts";
import { toStored } from "#cms/repository/domain/model/document.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";

import { ServedFiles } from "./ServedFiles.server.ts";
import type { ServedFile } from "./ServedFiles.server.ts";
import type { PublishedRow } from "./PublishedDocuments.server.ts";
import { packContent, readPublishedRow, updateDate } from "./readPublishedRow.server.ts";
import type { DocumentCache } from "./DocumentCache.server.ts";
import type { FolderLoss } from "./FolderLoss.server.ts";
import { isAcceptable, isSameIdentity } from "./selectVersion.server.ts";
import { hasContent, isSameFile } from "./KnownFile.server.ts";
import type { KnownFile } from "./KnownFile.server.ts";
import { listLastGoodFiles } from "./listLastGoodFiles.server.ts";
import type { LastGoodFiles } from "./LastGoodFiles.server.ts";
import type { HiddenFile } from "./HiddenLog.server.ts";
import { listFiles } from "./listFiles.server.ts";
import { readDocumentFile, parseDocumentFile } from "./readDocumentFile.server.ts";

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
  published?: { readonly entries: ReadonlyMap<string, PublishedRow> } | undefined;
  /** The last good versions of files. */
  lastGood?: LastGoodFiles | undefined;
  loss?: FolderLoss;
  /** The documents of files as an earlier start read them. */
  cache?: DocumentCache | undefined;
  /** Languages of the repository; documents in others are not served. Default: all. */
  languages?: string[];
};

type KnownGood = Pick<KnownFile, "content" | "isSaved">;

const filesPerBatch = 32;
// No path of a file begins like this.
const publishedPrefix = "published document ";
const toPublishedPath = (id: string) => `${publishedPrefix}${id}`;

/**
 * The documents of a folder. Only changed files are read again. With `lastGood`, the last good version of a file is
 * served until the file is fixed.
 */
export class DocumentFiles {
  private readonly folder: string;
  private readonly models: () => Models;
  private readonly published: Options["published"];
  private readonly lastGood: LastGoodFiles | undefined;
  private readonly loss: FolderLoss | undefined;
  private readonly cache: DocumentCache | undefined;
  private readonly languages: string[] | undefined;
  private known = new Map<string, KnownFile>();
  private servedFiles: ServedFiles;

  constructor(folder: string, models: Models | (() => Models), options: Options = {}) {
    this.folder = folder;
    this.models = typeof models === "function" ? models : () => models;
    this.published = options.published;
    this.lastGood = options.lastGood;
    this.loss = options.loss;
    this.cache = options.cache;
    this.languages = options.languages;
    this.servedFiles = this.select();
  }

  /** Reads new and changed files; returns whether anything changed. */
  async read(): Promise<boolean> {
    const files = new Map<string, KnownFile>();
    let changed = false;
    for (const [index, path] of (await listFiles(this.folder)).sort().entries()) {
      // Synchronous reads of small files are five times as fast; requests are served between batches.
      if (index % filesPerBatch === filesPerBatch - 1) await breathe();
      const one = this.readFile(path);
      if (!one) continue;
      changed ||= one !== this.known.get(path);
      files.set(path, one);
    }
    // From here on at once: `applyPublished` may have run since the folder was listed.
    const next = new Map<string, KnownFile>();
    for (const [id, row] of this.published?.entries ?? []) {
      const path = toPublishedPath(id);
      const one = readPublishedRow(id, row, this.known.get(path), this.models());
      changed ||= one !== this.known.get(path);
      next.set(path, one);
    }
    for (const [path, one] of files) next.set(path, one);
    for (const [path, one] of this.listVanished(next)) next.set(path, one);
    changed ||= next.size !== this.known.size;
    this.known = next;
    if (changed) this.servedFiles = this.select();
    return changed;
  }

  /**
   * Applies changed rows of published documents without reading the folder. Returns the documents that are served
   * now, by id; `undefined` when that depends on other files, so that all must be read.
   */
  applyPublished(ids: ReadonlySet<string>): Map<string, StoredDocument | undefined> | undefined {
    const rows = [...ids].map((id) => ({ id, row: this.published?.entries.get(id) }));
    const read = rows.flatMap(({ id, row }) =>
      row ? [{ id, one: readPublishedRow(id, row, this.known.get(toPublishedPath(id)), this.models()) }] : [],
    );
    if (read.length < rows.length || !this.servedFiles.replace(read, this.known)) return undefined;
    for (const { id, one } of read) this.known.set(toPublishedPath(id), one);
    return new Map(read.map(({ id, one }) => [id, one.content.document]));
  }

  /** Makes the next `read` read every file, after a change of the models. */
  invalidate(): void {
    for (const known of this.known.values()) known.isOutdated = true;
  }

  /** Saves the good versions of files, so that they survive a restart; deletes those of removed files. */
  async saveLastGood(isEnded: () => boolean = () => false): Promise<void> {
    if (!this.lastGood) return;
    for (const [path, one] of this.known) {
      if (isEnded()) return;
      if (!one.isSaved) one.isSaved = await this.saveLastGoodFile(this.getLastGoodName(path), path, one, this.lastGood);
    }
    await this.lastGood.retain(["files", "published"], new Set([...this.known.keys()].map(this.getLastGoodName)));
  }

  /** Saves what the files were read as, so that a later start need not read them. */
  async saveCache(): Promise<void> {
    await this.cache?.save(this.listCacheable(), this.models());
  }

  /** Documents that are served, in the order of their files; of two with the same id or uid the first is kept. */
  get documents(): StoredDocument[] {
    return this.served.map(({ document }) => document);
  }

  /** The same with their files. */
  get served(): { file: string; document: StoredDocument }[] {
    return [...this.servedFiles.files].flatMap(({ file, document }) => (document ? [{ file, document }] : []));
  }

  /** Files hidden by a published version of their document. */
  get hidden(): HiddenFile[] {
    return this.servedFiles.notable.flatMap(this.toHidden);
  }

  /** Those among them of some documents. */
  listHidden = (ids: Iterable<string>): HiddenFile[] =>
    [...ids].flatMap((id) => this.servedFiles.listFiles(id)).flatMap(this.toHidden);

  /** Every file that has problems. */
  get problems(): BadFile[] {
    return this.servedFiles.notable.flatMap(({ file, path, problems, document, isLastGood }) => {
      if (problems.length === 0) return [];
      const instead = isLastGood ? "last good version" : "what fits";
      return [{ file, path, problems, served: document ? instead : "nothing" }];
    });
  }

  // The file changed before its good version was saved: saved from memory.
  private saveLastGoodFile(
    name: string,
    path: string,
    one: KnownFile,
    lastGood: LastGoodFiles,
  ): Promise<boolean> | false {
    const { version, content, former, isSettled, isLastGood } = one;
    const isOwn = !isLastGood && (isSettled || content.removed !== undefined);
    if (isOwn) return hasContent(content) && lastGood.save(name, path, version);
    const served = isSettled ? content.document : former;
    return served !== undefined && lastGood.saveText(name, JSON.stringify(toStored(served)));
  }

  private readFile(path: string): KnownFile | undefined {
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found) return undefined;
    const { mtimeMs, size, ino } = found;
    const version = { mtimeMs, size, ino };
    const before = this.known.get(path);
    if (before && !before.isOutdated && isSameFile(before.version, version)) return before;
    const cached = before ? undefined : this.cache?.find(this.getName(path), version, this.models());
    const own = cached
      ? { document: cached, removed: undefined, problems: [] }
      : readDocumentFile(path, size, this.models());
    const isSaved = this.lastGood?.isSaved(this.getLastGoodName(path), version) ?? false;
    const lastGood = own.problems.length > 0 || !isSaved ? this.findLastGood(path, before) : { content: own, isSaved };
    const isLastGood = !isAcceptable(own, lastGood?.content);
    const chosen = isLastGood && lastGood ? lastGood.content : own;
    const content = cached ? chosen : packContent(updateDate(chosen, own, before, mtimeMs), this.models());
    // Not the unpacked document, which takes ten times the memory.
    const lastDocument = lastGood?.content === own ? content.document : lastGood?.content.document;
    const former = before?.content.document ?? lastDocument;
    return {
      version,
      content,
      isLastGood,
      problems: own.problems,
      date: own.document?.last_publication_date ?? before?.date,
      former,
      isSettled: former !== undefined && isSameIdentity(former, content.document),
      isSaved: isLastGood ? (lastGood?.isSaved ?? false) : isSaved,
      isOutdated: false,
    };
  }

  /** Files that vanished together with most others, and may return. */
  private listVanished(next: Map<string, KnownFile>): [string, KnownFile][] {
    if (!this.loss) return [];
    const isSeed = ([path]: [string, KnownFile]) => !this.isWritten(path);
    const listed = [...next].filter(isSeed).length;
    // At a start only an empty folder counts as a loss: a folder with some files may be another one.
    const isEmptyStart = this.known.size === 0 && listed === 0 && this.lastGood;
    const restored = isEmptyStart ? listLastGoodFiles(this.folder, isEmptyStart, this.models()) : [];
    const known = [...restored, ...[...this.known].filter(isSeed)];
    return this.loss.accept(known.length, listed) ? [] : known.filter(([path]) => !next.has(path));
  }

  private findLastGood(path: string, before: KnownFile | undefined): KnownGood | undefined {
    if (before && !before.isOutdated) return hasContent(before.content) ? before : undefined;
    const text = before?.isSaved === false ? undefined : this.lastGood?.read(this.getLastGoodName(path));
    if (text !== undefined) return { content: parseDocumentFile(text, this.models()), isSaved: true };
    const document = before?.content.document;
    if (!document) return undefined;
    return { content: parseDocumentFile(JSON.stringify(toStored(document)), this.models()), isSaved: false };
  }

  /** The files whose documents are served as the files have them. */
  private *listCacheable() {
    for (const [path, { content, problems, date, version, isLastGood, isOutdated }] of this.known) {
      const { document } = content;
      const isOwn = document?.last_publication_date === date && problems.length === 0 && !isLastGood && !isOutdated;
      if (document && isOwn && !this.isWritten(path)) yield { name: this.getName(path), version, document };
    }
  }

  private toHidden = ({ path, isHidden }: ServedFile): HiddenFile[] =>
    isHidden ? [{ path, version: String(this.known.get(path)?.version.mtimeMs) }] : [];

  private select(): ServedFiles {
    const rules = { models: this.models(), languages: this.languages };
    return new ServedFiles(this.known, {
      getName: this.getName,
      isWritten: this.isWritten,
      toPath: toPublishedPath,
      ...rules,
    });
  }

  private getName = (path: string) => (this.isWritten(path) ? path : relative(this.folder, path));

  private getLastGoodName = (path: string) => join("files", this.getName(path));

  private isWritten = (path: string) => path.startsWith(publishedPrefix);
}
