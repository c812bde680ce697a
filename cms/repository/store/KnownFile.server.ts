import type { Problem } from "#cms/repository/domain/model/context.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";

import type { FileContent } from "./readDocumentFile.server.ts";

/** The state of a file after it was read. */
export type KnownFile = {
  path: string;
  /** A row of a published document has its time and size, and its revision in place of the inode. */
  version: { mtimeMs: number; size: number; ino: number };
  /** Its own content, or the last good one, with its problems. */
  content: FileContent;
  isLastGood: boolean;
  /** Problems of the file itself. */
  problems: Problem[];
  /** The date in the file itself. */
  date: string | undefined;
  /** The content served before this version of the file. */
  former: StoredDocument | undefined;
  /** Whether its id and uid are unique: of two files with the same, the later one is not served. */
  isSettled: boolean;
  /** Whether the cache has its content. */
  isSaved: boolean;
  /** Whether the models have changed since it was read. */
  isOutdated: boolean;
};

/** Whether two versions are of the same file, unchanged. */
export const isSameFile = (a: KnownFile["version"], b: KnownFile["version"]): boolean =>
  a.mtimeMs === b.mtimeMs && a.ino === b.ino && a.size === b.size;

/** Whether the content of a file is known. */
export const hasContent = ({ document, removed }: FileContent) => document !== undefined || removed !== undefined;
