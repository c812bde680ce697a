import type { DocumentIndex } from "#cms/repository/domain/DocumentIndex.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { DocumentLookup } from "#cms/repository/domain/paths/DocumentLookup.ts";
import type { Changes } from "#cms/repository/domain/paths/DocumentLookup.ts";

/** All documents of one ref. Its content never changes: see `keep`. */
export class Snapshot extends DocumentLookup {
  readonly ref: string;
  private all: readonly StoredDocument[] | undefined;

  constructor(ref: string, base: DocumentIndex | Snapshot, over: Changes = new Map()) {
    super(base, over);
    this.ref = ref;
  }

  /** Every document. */
  override get documents(): readonly StoredDocument[] {
    // Without differences these are the documents of the index, which change in place.
    if (this.over.size === 0) return super.documents;
    this.all ??= super.documents;
    return this.all;
  }

  /** The documents that differ from the content below. */
  get own(): StoredDocument[] {
    return [...this.over.values()].flatMap((document) => document ?? []);
  }

  /** Keeps the former version of a document that is about to change in the index below. */
  keep(id: string, former: StoredDocument | undefined): void {
    if (this.over.has(id)) return;
    this.over.set(id, former);
    this.all = undefined;
  }
}

/** The same content with some documents changed, added or removed. */
export function overlay(
  base: Snapshot,
  documents: readonly StoredDocument[],
  ref: string,
  removed: ReadonlySet<string> = new Set(),
): Snapshot {
  const over: Changes = new Map([...removed].map((id) => [id, undefined]));
  for (const document of documents) over.set(document.id, document);
  return new Snapshot(ref, base, over);
}
