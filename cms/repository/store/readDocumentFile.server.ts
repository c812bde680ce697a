import { readFileSync } from "node:fs";

import { getErrorMessage } from "#kit/log.ts";
import type { Problem } from "#cms/repository/domain/model/context.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { locateProblems } from "#cms/repository/domain/model/locateProblems.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";
import { readDocument } from "#cms/repository/domain/model/readDocument.ts";
import { maxFileBytes } from "#cms/repository/domain/model/document.ts";

/** Content of a document's file: a document, or the id of an unpublished one; and its problems. */
export type FileContent = {
  document: StoredDocument | undefined;
  removed: string | undefined;
  problems: Problem[];
};

const utf8 = new TextDecoder("utf-8", { fatal: true });

const toUnreadable = (reason: string): FileContent => ({
  document: undefined,
  removed: undefined,
  problems: [{ field: "", reason }],
});

/**
 * Reads a document's file against the models; an unreadable file, one above the limit or not in UTF-8 is a problem too.
 */
export function readDocumentFile(path: string, size: number, models: Models): FileContent {
  if (size > maxFileBytes) return toUnreadable(`the file is larger than ${maxFileBytes / 1024 / 1024} MB`);
  try {
    return parseDocumentFile(utf8.decode(readFileSync(path)), models);
  } catch (error) {
    // TextDecoder throws a TypeError; everything else is a file system error.
    return toUnreadable(
      error instanceof TypeError ? "the file is not UTF-8" : `not readable: ${getErrorMessage(error)}`,
    );
  }
}

/** The same for a file's text. */
export function parseDocumentFile(text: string, models: Models): FileContent {
  const removed = /^\s*\{\s*"id":\s*"([\w-]+)",\s*"removed":\s*true\s*\}\s*$/.exec(text)?.[1];
  if (removed) return { document: undefined, removed, problems: [] };
  const { document, problems } = readDocument(text, models);
  return { document, removed: undefined, problems: locateProblems(text, problems) };
}
