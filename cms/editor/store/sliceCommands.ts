import type { DocumentStore } from "./DocumentStore.ts";
import type { Json, JsonObject } from "./json.ts";
import { isJsonObject, toText } from "./json.ts";
import { newUuid } from "./newUuid.ts";

/** A slice id in the format of Prismic's editor, `hero$…`. */
const newSliceId = (type: string) => `${type}$${newUuid()}`;

/** Inserts slices into a zone under new ids and returns their keys. */
export const insertSlices = (store: DocumentStore, zone: string, index: number, slices: readonly JsonObject[]) =>
  change(store, zone, { index, removed: [], slices });

/** Puts slices in the place of others, which stand one after another; returns their keys. */
export function replaceSlices(store: DocumentStore, removed: readonly string[], slices: readonly JsonObject[]) {
  const [first = ""] = removed;
  const zone = store.findZone(first);
  if (zone === undefined) return [];
  return change(store, zone, { index: store.keys(zone).indexOf(first), removed, slices });
}

type Replacement = { index: number; removed: readonly string[]; slices: readonly JsonObject[] };

function change(store: DocumentStore, zone: string, { index, removed, slices }: Replacement): string[] {
  const before = store.keys(zone);
  const added = slices.map((slice) => {
    const id = newSliceId(toText(slice.slice_type));
    return { key: id, before: undefined, after: { ...withoutLinkKeys(slice), id } };
  });
  const gone = removed.map((key) => ({ key, before: store.slice(key), after: undefined }));
  const keys = added.map(({ key }) => key);
  const after = before.toSpliced(index, 0, ...keys).filter((key) => !removed.includes(key));
  store.change({ slices: [...gone, ...added], orders: [{ zone, before, after }] });
  return keys;
}

/** Keys of links and table rows must be unique in a document; the repository gives new ones where there are none. */
export function withoutLinkKeys(slice: JsonObject): JsonObject {
  const strip = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(strip);
    if (!isJsonObject(value)) return value;
    const { key, ...rest } = value;
    const isKeyed = key !== undefined && ("link_type" in value || "cells" in value || "content" in value);
    const unkeyed: JsonObject = isKeyed ? rest : value;
    return Object.fromEntries(Object.entries(unkeyed).map(([name, inner]) => [name, strip(inner)]));
  };
  return Object.fromEntries(Object.entries(slice).map(([name, value]) => [name, strip(value)]));
}

export const removeSlice = (store: DocumentStore, key: string): void => void replaceSlices(store, [key], []);

/** Inserts a copy of a slice below it and returns the copy's key. */
export function duplicateSlice(store: DocumentStore, key: string): string | undefined {
  const zone = store.findZone(key);
  if (zone === undefined) return undefined;
  return insertSlices(store, zone, store.keys(zone).indexOf(key) + 1, [store.slice(key)])[0];
}

/** Moves a slice to an index of its zone; returns the final index. */
export function moveSlice(store: DocumentStore, key: string, index: number): number {
  const zone = store.findZone(key);
  if (zone === undefined) return -1;
  const before = store.keys(zone);
  const to = Math.max(0, Math.min(before.length - 1, index));
  const after = before.filter((one) => one !== key).toSpliced(to, 0, key);
  if (to !== before.indexOf(key)) store.change({ orders: [{ zone, before, after }] });
  return to;
}
