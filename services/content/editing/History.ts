import { readdir } from "node:fs/promises";
import { join } from "node:path";

import { maxDraftVersions } from "../../../features/shared/contracts/studio/versions.ts";
import { isMissing, readJson, remove, writeJson } from "../storage/jsonFiles.ts";
import { isObject, toStored } from "../domain/model/document.ts";
import type { StoredDocument } from "../domain/model/document.ts";
import { readEnvelope } from "../domain/model/readDocument.ts";
import type { Draft } from "./DraftStore.ts";
import type { LogEntry, VersionLog } from "./VersionLog.ts";

/** A version of a document: its name, how and when it came to be, and when a newer one took its place. */
export type Version = Omit<LogEntry, "at"> & { version: string; at: number | null; replaced: string | null };

/**
 * Versions that were published before, `history/{document}/{moment of replacement}.json`, and drafts that were
 * overwritten, `history/{document}/drafts/{moment of saving}.json`.
 */
export class History {
  readonly #folder: string;
  readonly #log: VersionLog;

  constructor(folder: string, log: VersionLog) {
    this.#folder = join(folder, "history");
    this.#log = log;
  }

  /** What was published before, the newest first. */
  async list(id: string): Promise<Version[]> {
    const moments = await this.#listMoments(id);
    const entries = moments.length > 0 ? await this.#log.list(id) : [];
    return moments.map((moment) => {
      const entry = entries.findLast(({ kind, at }) => kind === "publication" && at < moment);
      const replaced = new Date(moment).toISOString();
      return { version: String(moment), at: entry?.at ?? null, by: entry?.by ?? null, kind: "publication", replaced };
    });
  }

  /** Drafts that were overwritten, the newest first. */
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

  /** One version. */
  async find(id: string, version: string): Promise<StoredDocument | undefined> {
    const [, draft, moment] = /^(d?)(\d+)$/.exec(version) ?? [];
    if (!isName(id) || moment === undefined) return undefined;
    const value = await readJson(join(this.#folder, id, draft ? "drafts" : "", `${moment}.json`));
    return isObject(value) && isObject(value.data) ? { ...readEnvelope(value), data: value.data } : undefined;
  }

  /** Stores a draft that is about to be overwritten; deletes the oldest ones above the limit. */
  async addDraft({ document, saved, by }: Draft): Promise<void> {
    const { id } = document;
    await writeJson(join(this.#folder, id, "drafts", `${saved}.json`), toStored(document));
    await this.#log.add(id, { at: saved, kind: "draft", by: by ?? null });
    const moments = await this.#listMoments(id, "drafts");
    for (const moment of moments.slice(maxDraftVersions))
      await remove(join(this.#folder, id, "drafts", `${moment}.json`));
  }

  async #listMoments(id: string, folder = ""): Promise<number[]> {
    if (!isName(id)) return [];
    try {
      const files = await readdir(join(this.#folder, id, folder));
      return files.flatMap((file) => (/^\d+\.json$/.test(file) ? [Number.parseInt(file)] : [])).sort((a, b) => b - a);
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }
}

const isName = (id: string) => /^[\w-]{1,100}$/.test(id);
