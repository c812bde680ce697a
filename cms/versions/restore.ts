import type { DocumentContent } from "#cms/editor/store/splitContent.ts";
import type { DocumentStore } from "#cms/editor/store/DocumentStore.ts";
import type { LeafChange, OrderChange, SliceChange } from "#cms/editor/store/Change.ts";
import { isSameJson } from "#cms/editor/store/json.ts";
import { removeSlice } from "#cms/editor/store/sliceCommands.ts";
import { splitContent } from "#cms/editor/store/splitContent.ts";
import { ValueRecord } from "#cms/editor/store/ValueRecord.ts";

import type { Difference } from "./compareVersions.ts";

/** Restores a whole version as one undo step. */
export function restoreContent(store: DocumentStore, version: DocumentContent): void {
  const { fields, slices, zones } = splitContent(version, store.zoneNames);
  const record = new ValueRecord(fields, "data");
  const leaves = [...new Set([...store.leaves(""), ...record.leaves])].flatMap((leaf): LeafChange[] => {
    const [before, after] = [store.get("", leaf), record.get(leaf)];
    return isSameJson(before, after) ? [] : [{ slice: "", leaf, before, after }];
  });
  const present = store.zoneNames.flatMap((zone) => [...store.keys(zone)]);
  const changed = [...new Set([...present, ...slices.keys()])].flatMap((key): SliceChange[] => {
    const [before, after] = [store.hasSlice(key) ? store.slice(key) : undefined, slices.get(key)];
    return isSameJson(before, after) ? [] : [{ key, before, after }];
  });
  const orders = store.zoneNames.flatMap((zone): OrderChange[] => {
    const [before, after] = [store.keys(zone), zones.get(zone) ?? []];
    return isSameJson([...before], [...after]) ? [] : [{ zone, before, after }];
  });
  if (leaves.length + changed.length + orders.length > 0) store.change({ leaves, orders, slices: changed });
}

/** Restores one slice of a version: all of its fields, and the slice itself if it was removed. */
export function restoreSlice(store: DocumentStore, version: DocumentContent, key: string): void {
  const { slices, zones } = splitContent(version, store.zoneNames);
  const after = slices.get(key);
  if (!after) return removeSlice(store, key);
  const before = store.hasSlice(key) ? store.slice(key) : undefined;
  const orders = [...zones].flatMap(([zone, keys]): OrderChange[] =>
    before || !keys.includes(key) ? [] : [restoreOrder(store, zone, keys, key)],
  );
  return store.change({ slices: [{ key, before, after }], orders });
}

/** Reverts one difference between a version and the form. */
export function restoreDifference(store: DocumentStore, version: DocumentContent, difference: Difference): void {
  const { slice, kind } = difference;
  if (kind === "changed") return store.set(slice, difference.leaf, difference.before);
  if (kind !== "moved") return restoreSlice(store, version, slice);
  const keys = splitContent(version, store.zoneNames).zones.get(difference.zone) ?? [];
  return store.change({ orders: [restoreOrder(store, difference.zone, keys, slice)] });
}

/** The zone's order with the slice after its predecessor in the version, or first. */
function restoreOrder(store: DocumentStore, zone: string, keys: readonly string[], key: string): OrderChange {
  const before = store.keys(zone);
  const others = before.filter((one) => one !== key);
  const previous = keys.slice(0, keys.indexOf(key)).findLast((one) => others.includes(one));
  const index = previous === undefined ? 0 : others.indexOf(previous) + 1;
  return { zone, before, after: others.toSpliced(index, 0, key) };
}
