import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

import type { StoredDocument } from "#cms/repository/domain/model/document.ts";

/** Writes a document's file. Renames into place, so that the running repository never reads half a file. */
export function writeStoredDocument(path: string, document: StoredDocument): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, `${JSON.stringify(document, null, 2)}\n`);
  renameSync(`${path}.new`, path);
}
