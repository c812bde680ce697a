import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";

import type { SavedFile } from "./DocumentCache.server.ts";
import { isSameFile } from "./KnownFile.server.ts";
import type { KnownFile } from "./KnownFile.server.ts";
import { packContent, readAgain } from "./packContent.server.ts";
import type { PublishedRow } from "./PublishedDocuments.server.ts";
import { parseDocumentFile } from "./readDocumentFile.server.ts";
import type { FileContent } from "./readDocumentFile.server.ts";
import { isSameIdentity, updateDate } from "./selectVersion.server.ts";

/**
 * The state of a published document, which was checked at its publication; `undefined` while the text of its row must be
 * loaded.
 */
export function readPublishedRow(
  { id, path }: { id: string; path: string },
  row: PublishedRow,
  before: KnownFile | undefined,
  models: Models,
  findSaved: () => SavedFile | undefined,
): KnownFile | undefined {
  const version = { mtimeMs: row.publishedAt, size: row.size ?? 0, ino: row.revision };
  const isSame = before !== undefined && isSameFile(before.version, version);
  if (isSame && !before.isOutdated) return before;
  const former = before?.content.document;
  const saved = row.text === undefined && !isSame ? findSaved() : undefined;
  const own = readRow(id, row, models, { former: isSame ? former : undefined, saved });
  if (!own) return undefined;
  return {
    path,
    version,
    content: before?.isOutdated ? packContent(updateDate(own, own, before, row.publishedAt), models) : own,
    isLastGood: false,
    problems: own.problems,
    date: own.document?.last_publication_date,
    former,
    isSettled: former !== undefined && isSameIdentity(former, own.document),
    isSaved: saved?.same !== undefined,
    isOutdated: false,
  };
}

type Sources = { former: StoredDocument | undefined; saved: SavedFile | undefined };

function readRow(id: string, row: PublishedRow, models: Models, { former, saved }: Sources): FileContent | undefined {
  if (row.size === null) return { document: undefined, removed: id, problems: [] };
  if (row.text !== undefined) return packContent(parseDocumentFile(row.text, models), models);
  if (former) return readAgain(former, models);
  const isSaved = saved?.version.mtimeMs === row.publishedAt && saved.version.size === row.size;
  return isSaved ? (saved.same ?? saved.read()) : undefined;
}
