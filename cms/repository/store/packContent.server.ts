import { toStored } from "#cms/repository/domain/model/document.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { getFacts } from "#cms/repository/domain/model/getFacts.ts";
import { getImageNames } from "#cms/repository/domain/model/listImageNames.ts";
import { listReferenceKeys } from "#cms/repository/domain/model/listReferences.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";
import { packZones } from "#cms/repository/domain/model/packZones.ts";

import { getHash } from "./ContentHash.server.ts";
import { parseDocumentFile } from "./readDocumentFile.server.ts";
import type { FileContent } from "./readDocumentFile.server.ts";

/** Content whose document takes less memory. */
export function packContent(content: FileContent, models: Models): FileContent {
  if (!content.document) return content;
  const own = content.document;
  const document = packZones(own, models);
  const facts = getFacts(document);
  if (facts.images) return content;
  // What is asked of every document, while its zones are at hand.
  facts.references = listReferenceKeys(own);
  facts.images = getImageNames(own);
  facts.hash = getHash(own);
  return { ...content, document };
}

/** A document as the current models have it. */
export const readAgain = (document: StoredDocument, models: Models): FileContent =>
  packContent(parseDocumentFile(JSON.stringify(toStored(document)), models), models);
