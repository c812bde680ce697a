import { foldText } from "#contracts/foldText.ts";
import { unscheduled } from "#cms/drafts/DraftStore.server.ts";
import type { Draft } from "#cms/drafts/DraftStore.server.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { getPath } from "#cms/repository/domain/paths/pagePath.ts";
import { typePrefixes } from "#contracts/typePrefixes.ts";
import { toLocalizedPath } from "#cms/repository/domain/paths/redirectPaths.ts";
import { isOwnKey } from "#contracts/ownValue.ts";

import type { DocumentSummary } from "./contract.ts";

/** The latest version of a document, with the values for lists. */
export type CatalogEntry = {
  draft: Draft;
  /** The version that was saved last, if that is a release's draft. */
  newest?: Draft | undefined;
  /** Folders with a draft of it. */
  places: string[];
  published: number | null;
  /** The public path that visitors have, or that an unpublished document will get; null when it has no page. */
  path: string | null;
  /** The public path of the latest version among the latest versions of its ancestors. */
  nextPath: string | null;
  /** See `getHead`; found when it is first searched. */
  head?: string | undefined;
};

/** An entry with room for what is found later: a member that is added takes four times the memory. */
export const makeEntry = (entry: Omit<CatalogEntry, "head">): CatalogEntry => ({ ...entry, head: undefined });

// Unchanged entries stay the same object, so that values cached by object stay valid.
export const isSameEntry = (before: CatalogEntry, { draft, newest, places, published, path, nextPath }: CatalogEntry) =>
  before.draft === draft &&
  before.newest === newest &&
  before.published === published &&
  before.path === path &&
  before.nextPath === nextPath &&
  before.places.join() === places.join();

/** The public path of a document among found ones; null when it has no page. */
export function toPath(document: StoredDocument, find: (id: string) => StoredDocument | undefined): string | null {
  const { type, lang, data } = document;
  if (type === "page_template") return toLocalizedPath(`/${String(data.pattern ?? "")}/`, lang);
  if (type !== "page" && !isOwnKey(typePrefixes, type)) return null;
  return toLocalizedPath(getPath(document, find), lang);
}

/** The version of a document that was saved last, in whichever folder. */
export const getNewest = ({ draft, newest = draft }: CatalogEntry): Draft => newest;

/** When and by whom a document was saved last, in the form of lists. */
export function toSaving(entry: CatalogEntry): Pick<DocumentSummary, "saved" | "saved_by"> {
  const { saved, by = null } = getNewest(entry);
  return { saved, saved_by: by };
}

/** The newest of other drafts that were saved after a version. */
export function findNewer(version: Draft, others: readonly (Draft | undefined)[]): Draft | undefined {
  const newer = others.flatMap((one) => (one && one.saved > version.saved ? [one] : []));
  return newer.sort((a, b) => b.saved - a.saved)[0];
}

/** Folder in which the latest version of a document is saved. */
export const getSaveFolder = ({ places, published }: CatalogEntry): string =>
  published === null && !places.includes(unscheduled) ? (places[0] ?? unscheduled) : unscheduled;

/** The values that the paths of the pages below depend on. */
export const toPaths = (entry: CatalogEntry | undefined): string =>
  entry ? JSON.stringify([entry.path, entry.nextPath, entry.published === null]) : "";

/** How editors know a document. */
export const toName = (entry: CatalogEntry | undefined): { title: string; path: string | null } | undefined =>
  entry && { title: entry.draft.title, path: entry.path };

/** Searched names of a document: title, UID, path and id. */
export function getHead(entry: CatalogEntry): string {
  const { draft, path } = entry;
  const { uid, id } = draft.document;
  entry.head ??= foldText(`${draft.title} ${uid ?? ""} ${path ?? ""} ${id}`);
  return entry.head;
}
