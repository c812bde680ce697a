import type { Problem } from "../domain/model/context.ts";
import type { StoredDocument } from "../domain/model/document.ts";
import { isSameVersion } from "./LastGoodFiles.ts";
import type { FileVersion } from "./LastGoodFiles.ts";
import type { FileContent } from "./readDocumentFile.ts";

/** What is known of a file since it was read. */
export type KnownFile = {
  version: FileVersion & { ino: number };
  /** Its own content, or the last good one in its place, with the problems of that one. */
  content: FileContent;
  isLastGood: boolean;
  /** What is wrong with the file as it is. */
  problems: Problem[];
  /** The date in the file itself. */
  date: string | undefined;
  /** What was served of this file before this version of it. */
  former: StoredDocument | undefined;
  /** Whether its id and address are its own: of two files with the same, the newcomer is not served. */
  isSettled: boolean;
  /** Whether what is served of it is among the last good files. */
  isKept: boolean;
  /** Read with models that have changed since. */
  isOutdated: boolean;
};

/** Whether two versions are of the same file, unchanged. */
export const isSameFile = (a: KnownFile["version"], b: KnownFile["version"]) =>
  a.mtimeMs === b.mtimeMs && a.ino === b.ino && isSameVersion(a, b);

/** Whether anything is known of what a file holds. */
export const hasContent = ({ document, removed }: FileContent) => document !== undefined || removed !== undefined;
