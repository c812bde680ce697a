import { join } from "node:path";

import { remove, writeJson } from "#cms/repository/store/jsonFiles.server.ts";
import { isObject, toStored } from "#cms/repository/domain/model/document.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { readEnvelope } from "#cms/repository/domain/model/readDocument.ts";
import type { Draft } from "#cms/drafts/DraftStore.server.ts";
import type { StoredFiles } from "#cms/repository/store/StoredFiles.server.ts";

import { draftVersionMs, maxDraftVersions } from "./contract.ts";
import type { LogEntry, VersionLog } from "./VersionLog.server.ts";

/** A version of a document: its name, origin and time, and when it was replaced. */
export type Version = Omit<LogEntry, "at"> & { version: string; at: number | null; replaced: string | null };

const root = "history";

/**
 * Previously published versions, `history/{document}/{time of replacement}.json`, and overwritten drafts,
 * `history/{document}/drafts/{time of saving}.json`. `x{time}` is a version that was unpublished or deleted then.
 */
export class History {
  readonly #files: StoredFiles;
  readonly #log: VersionLog;

  constructor(files: StoredFiles, log: VersionLog) {
    this.#files = files;
    this.#log = log;
  }

  /** Previously published versions, latest first. */
  async list(id: string): Promise<Version[]> {
    const moments = await this.#listMoments(id);
    const entries = moments.length > 0 ? await this.#log.list(id) : [];
    return moments.map((moment) => {
      const entry = entries.findLast(({ kind, at }) => kind === "publication" && at < moment);
      const replaced = new Date(moment).toISOString();
      return { version: String(moment), at: entry?.at ?? null, by: entry?.by ?? null, kind: "publication", replaced };
    });
  }

  /** Overwritten drafts, latest first. */
  async listDrafts(id: string): Promise<Version[]> {
    const moments = await this.#listMoments(id, "drafts");
    const entries = moments.length > 0 ? await this.#log.list(id) : [];
    return moments.map((moment, index) => {
      const by = entries.find(({ kind, at }) => kind === "draft" && at === moment)?.by ?? null;
      const next = moments[index - 1];
      const replaced = next === undefined ? null : new Date(next).toISOString();
      return { version: `d${moment}`, at: moment, by, kind: "draft", replaced };
    });
  }

  /** When a document was unpublished or deleted, latest first. */
  async listRemovals(id: string): Promise<Version[]> {
    if (!isName(id)) return [];
    const removals = (await this.#log.list(id)).filter(({ kind }) => kind === "removal").reverse();
    return removals.map(({ at, by }) => ({ version: `x${at}`, at, by, kind: "removal", replaced: null }));
  }

  /** Ids of all documents with earlier versions. */
  async listDocuments(): Promise<string[]> {
    return this.#files.listFolder(root);
  }

  /** One version. */
  async find(id: string, version: string): Promise<StoredDocument | undefined> {
    const [, kind, moment] = /^([dx]?)(\d+)$/.exec(version) ?? [];
    if (!isName(id) || moment === undefined) return undefined;
    if (kind === "d") return this.#read(id, "drafts", moment);
    const published = await this.#read(id, "", moment);
    if (published || kind !== "x") return published;
    // Never published: its last draft.
    const [last] = (await this.#listMoments(id, "drafts")).filter((saved) => saved <= Number(moment));
    return last === undefined ? undefined : this.#read(id, "drafts", String(last));
  }

  #read = (id: string, folder: string, moment: string): Promise<StoredDocument | undefined> =>
    this.#files.read(join(root, id, folder, `${moment}.json`), { read: readVersion });

  /** Stores a draft that is about to be overwritten; deletes the oldest ones above the limit. */
  async addDraft({ document, saved, by }: Draft): Promise<void> {
    const { id } = document;
    const folder = join(this.#files.root, root, id, "drafts");
    await writeJson(join(folder, `${saved}.json`), toStored(document));
    await this.#log.add(id, { at: saved, kind: "draft", by: by ?? null });
    const moments = await this.#listMoments(id, "drafts");
    for (const moment of moments.slice(maxDraftVersions)) await remove(join(folder, `${moment}.json`));
  }

  async #listMoments(id: string, folder = ""): Promise<number[]> {
    if (!isName(id)) return [];
    const files = await this.#files.listFolder(join(root, id, folder));
    return files.flatMap((file) => (/^\d+\.json$/.test(file) ? [Number.parseInt(file)] : [])).sort((a, b) => b - a);
  }
}

function readVersion(stored: unknown): StoredDocument {
  if (!isObject(stored) || !isObject(stored.data)) throw new Error("it has no data");
  return { ...readEnvelope(stored), data: stored.data };
}

const isName = (id: string) => /^[\w-]{1,100}$/.test(id);

/**
 * When the version that a save continues was started; `undefined` for a new version, so that the previous one is
 * stored.
 */
export function getVersionStart({ by, since }: Draft, next: Pick<Draft, "by" | "saved">): number | undefined {
  const isSame = by !== undefined && by.id === next.by?.id && since !== undefined;
  return isSame && next.saved - since < draftVersionMs ? since : undefined;
}
