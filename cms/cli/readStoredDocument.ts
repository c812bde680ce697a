import { readFile } from "node:fs/promises";

import { isObject } from "#cms/repository/domain/model/document.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { readEnvelope } from "#cms/repository/domain/model/readDocument.ts";

/** A document as stored in its file; throws for an invalid file. */
export async function readStoredDocument(path: string): Promise<StoredDocument> {
  const value: unknown = JSON.parse(await readFile(path, "utf8"));
  if (!isObject(value) || !isObject(value.data)) throw new Error(`${path} holds no document`);
  return { ...readEnvelope(value), data: value.data };
}
