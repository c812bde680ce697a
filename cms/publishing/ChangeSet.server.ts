import type { Draft } from "#cms/drafts/DraftStore.server.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { DocumentLookup } from "#cms/repository/domain/paths/DocumentLookup.ts";
import type { Snapshot } from "#cms/repository/store/snapshot.server.ts";

/** Published content that a change set is judged against: the present one, or that of a future time. */
export type PublishedContent = Pick<Snapshot, "documents" | "byId">;

/** Changes that visitors see together: drafts that are published, and documents that are unpublished. */
export type ChangeSet = { drafts: readonly Draft[]; removed: readonly StoredDocument[] };

export const noChanges: ChangeSet = { drafts: [], removed: [] };

/** The published documents as they are after a change set. */
export function lookUpAfter({ documents, byId }: PublishedContent, { drafts, removed }: ChangeSet): DocumentLookup {
  const gone = new Set(removed.map(({ id }) => id));
  const find = (id: string) => (gone.has(id) ? undefined : byId.get(id));
  const left = gone.size === 0 ? documents : documents.filter(({ id }) => !gone.has(id));
  return new DocumentLookup(left, drafts, find);
}

/** The drafts of a folder with another version of one of them. */
export const withVersion = (drafts: readonly Draft[], draft: Draft): Draft[] => [
  ...drafts.filter(({ document }) => document.id !== draft.document.id),
  draft,
];
