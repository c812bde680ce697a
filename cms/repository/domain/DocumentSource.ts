import type { StoredDocument } from "./model/document.ts";
import type { Models } from "./model/models.ts";
import type { Selection } from "./KeptLists.ts";
import type { PagedList } from "./OverlaidList.ts";

/** A query over documents. */
export interface Query {
  /** Equal for queries with equal results; empty if these depend on more than each document alone. */
  readonly key: string;
  readonly models: Models;
  readonly matching: Selection<StoredDocument>;
  /** The documents that may be found. */
  listCandidates(source: DocumentSource): readonly StoredDocument[];
}

/** Documents that are found by their keys. */
export interface DocumentSource {
  /** Every document; the latest publication first. */
  readonly documents: readonly StoredDocument[];
  /** The documents that a query finds, in its order. */
  select: (query: Query) => PagedList<StoredDocument>;
  find: (id: string) => StoredDocument | undefined;
  /** The latest publication first. */
  listByType: (type: string) => readonly StoredDocument[];
  listByUid: (uid: string | null) => readonly StoredDocument[];
  listByGroup: (group: string) => readonly StoredDocument[];
  /** Pages directly below one. */
  listChildren: (id: string) => readonly StoredDocument[];
  /** Documents with the same `getHeadTitle`. */
  listByTitle: (title: string) => readonly StoredDocument[];
}
