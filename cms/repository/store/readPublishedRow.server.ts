import type { Models } from "#cms/repository/domain/model/models.ts";

import { getImageNames, rememberImageNames } from "#cms/repository/domain/model/listImageNames.ts";
import { listReferenceKeys, rememberReferenceKeys } from "#cms/repository/domain/model/listReferences.ts";
import { packZones, unpackText } from "#cms/repository/domain/model/packZones.ts";

import { getHash, rememberHash } from "./ContentHash.server.ts";
import { isSameFile } from "./KnownFile.server.ts";
import type { KnownFile } from "./KnownFile.server.ts";
import type { PublishedRow } from "./PublishedDocuments.server.ts";
import { parseDocumentFile } from "./readDocumentFile.server.ts";
import type { FileContent } from "./readDocumentFile.server.ts";
import { isSameIdentity, withNewerDate } from "./selectVersion.server.ts";

/** The state of a published document, which was checked at its publication. */
export function readPublishedRow(
  id: string,
  { text, publishedAt, revision }: PublishedRow,
  before: KnownFile | undefined,
  models: Models,
): KnownFile {
  const version = { mtimeMs: publishedAt, size: 0, ino: revision };
  if (before && !before.isOutdated && isSameFile(before.version, version)) return before;
  const own = text ? parseDocumentFile(unpackText(text), models) : { document: undefined, removed: id, problems: [] };
  const former = before?.content.document;
  return {
    version,
    content: packContent(before?.isOutdated ? updateDate(own, own, before, publishedAt) : own, models),
    isLastGood: false,
    problems: own.problems,
    date: own.document?.last_publication_date,
    former,
    isSettled: former !== undefined && isSameIdentity(former, own.document),
    isSaved: true,
    isOutdated: false,
  };
}

/** Content whose document takes less memory. */
export function packContent(content: FileContent, models: Models): FileContent {
  if (!content.document) return content;
  const document = packZones(content.document, models);
  // What is asked of every document, while its zones are at hand.
  rememberReferenceKeys(document, listReferenceKeys(content.document));
  rememberImageNames(document, getImageNames(content.document));
  rememberHash(document, getHash(content.document));
  return { ...content, document };
}

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
