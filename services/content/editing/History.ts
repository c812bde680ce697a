import { readdir } from "node:fs/promises";
import { join } from "node:path";

import { isMissing, readJson } from "../storage/jsonFiles.ts";
import { isObject } from "../domain/model/document.ts";
import type { StoredDocument } from "../domain/model/document.ts";
import { readEnvelope } from "../domain/model/readDocument.ts";

/** Versions that were published before: `history/{document}/{moment}.json`. */
export class History {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = join(folder, "history");
  }

  /** When each version was replaced, the newest first. */
  async list(id: string): Promise<{ version: string; replaced: string }[]> {
    if (!isName(id)) return [];
    try {
      const files = await readdir(join(this.#folder, id));
      const versions = files.filter((file) => file.endsWith(".json")).map((file) => file.slice(0, -5));
      return versions
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => ({ version, replaced: new Date(Number(version)).toISOString() }));
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }

  /** One version. */
  async find(id: string, version: string): Promise<StoredDocument | undefined> {
    if (!isName(id) || !/^\d+$/.test(version)) return undefined;
    const value = await readJson(join(this.#folder, id, `${version}.json`));
    return isObject(value) && isObject(value.data) ? { ...readEnvelope(value), data: value.data } : undefined;
  }
}

const isName = (id: string) => /^[\w-]{1,100}$/.test(id);
