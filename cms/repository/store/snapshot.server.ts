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
 * Creates a snapshot. Its ref is named after its content, so that all instances name it alike and clients may keep
 * their caches over a restart.
 */
export const makeSnapshot = (documents: StoredDocument[]): Snapshot => ({
  ...toIndexes(documents),
  ref: hash(documents.map(hashDocument)),
});

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

// Documents of a snapshot never change.
const hashes = new WeakMap<StoredDocument, string>();

function hashDocument(document: StoredDocument): string {
  const known = hashes.get(document) ?? hash([JSON.stringify(document)]);
  hashes.set(document, known);
  return known;
}

function hash(parts: string[]): string {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part);
  return sum.digest("base64url").slice(0, 16);
}
