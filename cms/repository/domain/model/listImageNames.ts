import { isObject } from "./document.ts";
import { getFacts } from "./getFacts.ts";
import type { Json, StoredDocument } from "./document.ts";

/** Names of the stored images in documents. */
export function listImageNames(documents: Iterable<StoredDocument>): string[] {
  const names = new Set<string>();
  for (const document of documents) for (const name of getImageNames(document)) names.add(name);
  return [...names];
}

/** Names of the stored images in a document. */
export function getImageNames(document: StoredDocument): readonly string[] {
  const facts = getFacts(document);
  if (facts.images) return facts.images;
  const names = new Set<string>();
  collect(document.data, names);
  facts.images = [...names];
  return facts.images;
}

function collect(value: Json | undefined, names: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, names);
  else if (isObject(value)) {
    if (typeof value.url === "string" && "alt" in value && !/^https?:/.test(value.url)) names.add(value.url);
    for (const member of Object.values(value)) collect(member, names);
  }
}
