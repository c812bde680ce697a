import type { Draft } from "#cms/drafts/DraftStore.server.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { DocumentLookup } from "#cms/repository/domain/paths/DocumentLookup.ts";
import type { Changes } from "#cms/repository/domain/paths/DocumentLookup.ts";

/** Published content that a change set is judged against: the present one, or that of a future time. */
export type PublishedContent = DocumentLookup;

/** Changes that visitors see together: drafts that are published, and documents that are unpublished. */
export type ChangeSet = { drafts: readonly Draft[]; removed: readonly StoredDocument[] };

export const noChanges: ChangeSet = { drafts: [], removed: [] };

/** The published documents as they are after a change set. */
export function lookUpAfter(base: PublishedContent, { drafts, removed }: ChangeSet): DocumentLookup {
  const over: Changes = new Map(removed.map(({ id }) => [id, undefined]));
  for (const { document } of drafts) over.set(document.id, document);
  return new DocumentLookup(base, over);
}

/** The drafts of a folder with another version of one of them. */
export const withVersion = (drafts: readonly Draft[], draft: Draft): Draft[] => [
  ...drafts.filter(({ document }) => document.id !== draft.document.id),
  draft,
];
