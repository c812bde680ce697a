import { createHash } from "node:crypto";

import type { StoredDocument } from "../model/document.ts";

/** All documents of one ref. Never changed: a publication makes the next one. */
export type Snapshot = {
  ref: string;
  documents: StoredDocument[];
  byId: Map<string, StoredDocument>;
  byType: Map<string, StoredDocument[]>;
  byGroup: Map<string, StoredDocument[]>;
};

function grouped(documents: StoredDocument[], key: (document: StoredDocument) => string): Map<string, StoredDocument[]> {
  const groups = new Map<string, StoredDocument[]>();
  for (const document of documents) {
    const list = groups.get(key(document));
    if (list) list.push(document);
    else groups.set(key(document), [document]);
  }
  return groups;
}

/** Makes a snapshot; its ref is new for every publication, also when content returns to what it was. */
export function makeSnapshot(documents: StoredDocument[], sequence: number): Snapshot {
  const stamp = `${sequence}:${process.pid}:${Date.now()}`;
  return {
    ref: createHash("sha256").update(stamp).digest("base64url").slice(0, 16),
    documents,
    byId: new Map(documents.map((document) => [document.id, document])),
    byType: grouped(documents, ({ type }) => type),
    byGroup: grouped(documents, ({ group }) => group),
  };
}
