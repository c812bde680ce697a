import { diff3Merge } from "node-diff3";

import type { DocumentContent } from "#cms/editor/store/splitContent.ts";
import { isSameJson } from "#cms/editor/store/json.ts";
import type { Json, JsonObject } from "#cms/editor/store/json.ts";
import { mergeOrder } from "#cms/editor/store/mergeOrder.ts";
import { joinContent, splitContent } from "#cms/editor/store/splitContent.ts";
import { ValueRecord } from "#cms/editor/store/ValueRecord.ts";

/** A field that both sides changed to different values; `slice` is empty for a field of the document itself. */
export type Conflict = { slice: string; leaf: string; ours: Json | undefined; theirs: Json | undefined };

type Merge = { content: DocumentContent; conflicts: Conflict[] };

/**
 * Three-way merge of two editors' versions of one document: by field, and by slice id for added, removed and moved slices.
 * Lists are merged by entry when each side changed different entries. If both changed the same field, the result has ours
 * and the conflict lists both values. A slice that one side removed and the other changed is kept.
 */
export function mergeContent(
  base: DocumentContent,
  ours: DocumentContent,
  theirs: DocumentContent,
  zoneNames: readonly string[],
): Merge {
  const [a, b, c] = [base, ours, theirs].map((content) => splitContent(content, zoneNames));
  if (!a || !b || !c) throw new Error("A merge needs three versions");
  const conflicts: Conflict[] = [];
  const fields = mergeRecords("", [a.fields, b.fields, c.fields], conflicts);
  const slices = new Map<string, JsonObject>();
  for (const key of new Set([...b.slices.keys(), ...c.slices.keys()])) {
    const [was, mine, other] = [a.slices.get(key), b.slices.get(key), c.slices.get(key)];
    if (mine && other) slices.set(key, mergeRecords(key, [was ?? {}, mine, other], conflicts));
    else if (mine && !isSameJson(was, mine)) slices.set(key, mine);
    else if (other && !isSameJson(was, other)) slices.set(key, other);
  }
  const zones = new Map<string, string[]>();
  for (const zone of new Set([...b.zones.keys(), ...c.zones.keys()])) {
    const [was = [], mine = [], other = []] = [a.zones.get(zone), b.zones.get(zone), c.zones.get(zone)];
    // A slice removed on one side and changed on the other is kept on both.
    const keep = (keys: string[], from: string[]) =>
      addMissing(keys, from, (key) => was.includes(key) && slices.has(key));
    zones.set(
      zone,
      mergeOrder(was, keep(mine, other), keep(other, mine)).filter((key) => slices.has(key)),
    );
  }
  return { content: joinContent({ fields, slices, zones }), conflicts };
}

function addMissing(keys: string[], from: string[], isWanted: (key: string) => boolean): string[] {
  const result = [...keys];
  from.forEach((key, index) => {
    if (result.includes(key) || !isWanted(key)) return;
    const previous = from[index - 1];
    result.splice(previous === undefined ? 0 : result.indexOf(previous) + 1, 0, key);
  });
  return result;
}

function mergeRecords(
  slice: string,
  versions: [JsonObject, JsonObject, JsonObject],
  conflicts: Conflict[],
): JsonObject {
  const nested = slice === "" ? "data" : "primary";
  const [base, ours, theirs] = versions.map((json) => new ValueRecord(json, nested));
  if (!base || !ours || !theirs) return versions[1];
  const merged = new ValueRecord(versions[1], nested);
  for (const leaf of new Set([...ours.leaves, ...theirs.leaves, ...base.leaves])) {
    const [was, mine, other] = [base.get(leaf), ours.get(leaf), theirs.get(leaf)];
    if (isSameJson(mine, other) || isSameJson(was, other)) continue;
    if (isSameJson(was, mine)) merged.set(leaf, other);
    else {
      const list = mergeLists(was, mine, other);
      if (list) merged.set(leaf, list);
      else conflicts.push({ slice, leaf, ours: mine, theirs: other });
    }
  }
  return isSameJson(merged.json, versions[1]) ? versions[1] : merged.json;
}

/** Merges a list (blocks, group rows) that both sides changed at different entries; `undefined` if the changes overlap. */
function mergeLists(base: Json | undefined, ours: Json | undefined, theirs: Json | undefined): Json[] | undefined {
  if (![base, ours, theirs].every((value) => Array.isArray(value) && value.length > 0)) return undefined;
  const [a, b, c] = [base, ours, theirs].map((list) =>
    Array.isArray(list) ? list.map((entry) => JSON.stringify(entry)) : [],
  );
  const regions = diff3Merge(b ?? [], a ?? [], c ?? [], { excludeFalseConflicts: true });
  if (regions.some(({ conflict }) => conflict)) return undefined;
  return regions.flatMap(({ ok }) => ok ?? []).map((entry) => JSON.parse(entry));
}
