import { getNewest } from "#cms/list/CatalogEntry.server.ts";
import type { CatalogEntry } from "#cms/list/CatalogEntry.server.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json, StoredDocument } from "#cms/repository/domain/model/document.ts";

import type { Translation } from "./contract.ts";

/** The version of a translation's source that was saved last, in a release too. */
export function findSource(
  { source }: Translation,
  entries: ReadonlyMap<string, CatalogEntry>,
): StoredDocument | undefined {
  const entry = source === null ? undefined : entries.get(source);
  return entry && getNewest(entry).document;
}

/** Fields that have changed in the source since their translation was marked as done, by their names in the marks. */
export const listBehind = ({ fields }: Translation, source: StoredDocument): string[] =>
  Object.entries(fields).flatMap(([name, value]) =>
    JSON.stringify(value) === JSON.stringify(findLeaf(source, name)) ? [] : [name],
  );

/** Every field of a document by its name in the marks. */
export function listLeaves({ data }: StoredDocument): Record<string, Json> {
  const leaves: Record<string, Json> = {};
  for (const [name, value] of Object.entries(data)) {
    leaves[` data/${name}`] = value ?? null;
    for (const slice of Array.isArray(value) ? value : []) {
      if (!isObject(slice) || typeof slice.id !== "string" || !isObject(slice.primary)) continue;
      delete leaves[` data/${name}`];
      for (const [leaf, own] of Object.entries(slice.primary)) leaves[`${slice.id} primary/${leaf}`] = own ?? null;
    }
  }
  return leaves;
}

/** Path of a field in a document, as in findings; the document itself when it lacks the field's slice. */
export function toFieldPath({ data }: StoredDocument, name: string): { field: string; slice: string | null } {
  const space = name.indexOf(" ");
  const [slice, leaf] = [name.slice(0, space), name.slice(space + 1).replace("/", ".")];
  if (slice === "") return { field: leaf, slice: null };
  for (const [zone, value] of Object.entries(data)) {
    const list = Array.isArray(value) ? value : [];
    const index = list.findIndex((one) => isObject(one) && one.id === slice);
    const found = list[index];
    if (isObject(found)) return { field: `data.${zone}[${index}](${String(found.slice_type)}).${leaf}`, slice };
  }
  return { field: "", slice: null };
}

/** A field by its name in translations; `undefined` for a removed one. */
function findLeaf({ data }: StoredDocument, name: string): Json | undefined {
  const space = name.indexOf(" ");
  const [slice, leaf] = [name.slice(0, space), name.slice(space + 1)];
  const [group = "", member] = leaf.split("/");
  if (slice === "") return group === "data" && member ? data[member] : undefined;
  const found = Object.values(data)
    .flatMap((value) => (Array.isArray(value) ? value : []))
    .find((value) => isObject(value) && value.id === slice);
  if (!isObject(found)) return undefined;
  const holder = found[group];
  if (member === undefined) return holder;
  return isObject(holder) ? holder[member] : undefined;
}
