import { createHash } from "node:crypto";

import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { defaultOrder } from "#cms/repository/domain/query/orderings.ts";

/** All documents of one ref. Immutable: a publication creates the next one. */
export type Snapshot = {
  ref: string;
  documents: StoredDocument[];
  byId: Map<string, StoredDocument>;
  byType: Map<string, StoredDocument[]>;
  byGroup: Map<string, StoredDocument[]>;
};

function groupBy(
  documents: StoredDocument[],
  key: (document: StoredDocument) => string,
): Map<string, StoredDocument[]> {
  const groups = new Map<string, StoredDocument[]>();
  for (const document of documents) {
    const list = groups.get(key(document));
    if (list) list.push(document);
    else groups.set(key(document), [document]);
  }
  return groups;
}

/** The same content with some documents changed, added or removed. */
export function overlay(
  base: Snapshot,
  documents: StoredDocument[],
  ref: string,
  removed: ReadonlySet<string> = new Set(),
): Snapshot {
  const over = new Map(documents.map((document) => [document.id, document]));
  const merged = [...base.documents.filter(({ id }) => !over.has(id) && !removed.has(id)), ...documents];
  return { ...toIndexes(merged), ref };
}

/**
 * Creates a snapshot; its ref is new for every publication, also when content is restored. Only the first one is named
 * after its content: a restart publishes nothing, and clients may keep their caches.
 */
export function makeSnapshot(documents: StoredDocument[], sequence: number): Snapshot {
  const ref = sequence === 1 ? hashContent(documents) : hash([`${sequence}:${process.pid}:${Date.now()}`]);
  return { ...toIndexes(documents), ref };
}

// In the default order, so that sorting a response is cheap.
function toIndexes(unordered: StoredDocument[]): Omit<Snapshot, "ref"> {
  const documents = [...unordered].sort(defaultOrder);
  return {
    documents,
    byId: new Map(documents.map((document) => [document.id, document])),
    byType: groupBy(documents, ({ type }) => type),
    byGroup: groupBy(documents, ({ group }) => group),
  };
}

const hashContent = (documents: StoredDocument[]) => hash(documents.map((document) => JSON.stringify(document)));

function hash(parts: string[]): string {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part);
  return sum.digest("base64url").slice(0, 16);
}
