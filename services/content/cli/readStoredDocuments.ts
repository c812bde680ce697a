import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { isObject } from "../domain/model/document.ts";
import type { StoredDocument } from "../domain/model/document.ts";
import { readEnvelope } from "../domain/model/readDocument.ts";

/** The documents of a folder as stored in their files; throws for an invalid file. */
export async function readStoredDocuments(folder: string): Promise<StoredDocument[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".json"));
  return Promise.all(files.map(({ parentPath, name }) => readStoredDocument(join(parentPath, name))));
}

/** One document as stored in its file. */
export async function readStoredDocument(path: string): Promise<StoredDocument> {
  const value: unknown = JSON.parse(await readFile(path, "utf8"));
  if (!isObject(value) || !isObject(value.data)) throw new Error(`${path} holds no document`);
  return { ...readEnvelope(value), data: value.data };
}
