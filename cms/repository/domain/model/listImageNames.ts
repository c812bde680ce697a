import { isObject } from "./document.ts";
import type { Json, StoredDocument } from "./document.ts";

/** Names of the stored images in documents. */
export function listImageNames(documents: Iterable<StoredDocument>): string[] {
  const names = new Set<string>();
  for (const { data } of documents) collect(data, names);
  return [...names];
}

function collect(value: Json | undefined, names: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, names);
  else if (isObject(value)) {
    if (typeof value.url === "string" && "alt" in value && !/^https?:/.test(value.url)) names.add(value.url);
    for (const member of Object.values(value)) collect(member, names);
  }
}
