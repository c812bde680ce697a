import type { Problem } from "#cms/repository/domain/model/context.ts";
import { toStamp } from "#cms/repository/domain/model/document.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";

import type { KnownFile } from "./KnownFile.server.ts";
import type { FileContent } from "./readDocumentFile.server.ts";

// Indexes shift when entries are inserted before them.
const getKey = ({ field, reason }: Problem) => `${field.replace(/\[\d+\]/g, "[]")} ${reason}`;

/**
 * Whether a file's content replaces the last good one: it has no problems, or only those that the last good one has
 * since a change of the models.
 */
export function isAcceptable(own: FileContent, lastGood: FileContent | undefined): boolean {
  if (own.problems.length === 0 || !lastGood) return true;
  const known = new Set(lastGood.problems.map(getKey));
  const isReadable = own.document !== undefined || own.removed !== undefined;
  return isReadable && own.problems.every((problem) => known.has(getKey(problem)));
}

/**
 * A document with a later date than the version it replaces, unless its content is the same: clients poll for changes
 * since a date, and a file edited by hand keeps its old date.
 */
function withNewerDate(document: StoredDocument, before: StoredDocument, changed: number): StoredDocument {
  const then = Date.parse(before.last_publication_date.replace("+0000", "Z"));
  const copy = { ...document, last_publication_date: before.last_publication_date };
  if (JSON.stringify(copy) === JSON.stringify(before)) return before;
  return { ...document, last_publication_date: toStamp(Math.max(changed, then + 1_000)) };
}

/** Whether two documents have the same id, type, uid and language. */
export const isSameIdentity = (a: StoredDocument, b: StoredDocument | undefined) =>
  b !== undefined && a.id === b.id && a.type === b.type && a.uid === b.uid && a.lang === b.lang;

/** Content with a later date than the version before it, unless its own date was changed. */
export function updateDate(
  content: FileContent,
  own: FileContent,
  before: KnownFile | undefined,
  changedMs: number,
): FileContent {
  const former = before?.content.document;
  const { document } = content;
  if (!document || !former || document === former) return content;
  const isDatedAnew = own.document && own.document.last_publication_date !== before.date;
  if (isDatedAnew && !before.isOutdated) return content;
  return { ...content, document: withNewerDate(document, former, before.isOutdated ? Date.now() : changedMs) };
}
