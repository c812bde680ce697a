import { isObject } from "./document.ts";
import type { Json, StoredDocument } from "./document.ts";

// Short, and needed of every document at the start.
const cache = new WeakMap<StoredDocument, ReadonlySet<string>>();

/** Names of the stored images in documents. */
export function listImageNames(documents: Iterable<StoredDocument>): string[] {
  const names = new Set<string>();
  for (const document of documents) for (const name of getImageNames(document)) names.add(name);
  return [...names];
}

/** Sets the images that a document is known to have. */
export const rememberImageNames = (document: StoredDocument, names: ReadonlySet<string>): void =>
  void cache.set(document, names);

/** Names of the stored images in a document. */
export function getImageNames(document: StoredDocument): ReadonlySet<string> {
  const before = cache.get(document);
  if (before) return before;
  const names = new Set<string>();
  collect(document.data, names);
  cache.set(document, names);
  return names;
}

function collect(value: Json | undefined, names: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, names);
  else if (isObject(value)) {
    if (typeof value.url === "string" && "alt" in value && !/^https?:/.test(value.url)) names.add(value.url);
    for (const member of Object.values(value)) collect(member, names);
  }
}
