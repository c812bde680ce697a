import { isDeepStrictEqual } from "node:util";

import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json, JsonObject } from "#cms/repository/domain/model/document.ts";

import { getSliceId } from "./applyOperations.server.ts";

/** A value before and after a change in short form, the composed value after it, and the stored one before it. */
type Sides = {
  before: Json | undefined;
  after: Json | undefined;
  composed: Json | undefined;
  stored: Json | undefined;
};

/** The composed data after a change of a short form; whatever the change leaves alone stays as it is stored. */
export function keepUntouched(
  { before, after }: { before: JsonObject; after: JsonObject },
  { composed, stored }: { composed: JsonObject; stored: JsonObject },
): JsonObject {
  const { slices: _, ...head } = mergeMembers({
    before: { ...toObject(before.data), parent: before.parent ?? toObject(before.data).parent },
    after: { ...toObject(after.data), parent: after.parent ?? toObject(after.data).parent },
    composed,
    stored,
  });
  if (!Array.isArray(composed.slices)) return head;
  const shorts = toObjects(before.slices);
  const olds = toObjects(stored.slices);
  const slices = composed.slices.map((slice, index) => {
    const short = toObjects(after.slices)[index];
    const old = olds.find(({ id }) => isObject(slice) && id === slice.id);
    const shortOld = shorts.find((one) => old && getSliceId(one) === old.id);
    if (!isObject(slice) || !short || !old || !shortOld || short.slice_type !== undefined) return slice;
    const sides = { before: shortOld, after: short };
    return {
      ...slice,
      primary: mergeMembers({ ...sides, composed: toObject(slice.primary), stored: toObject(old.primary) }),
      items: merge({ before: shortOld.$items, after: short.$items, composed: slice.items, stored: old.items }) ?? [],
    };
  });
  return { ...head, slices };
}

function mergeMembers({ before, after, composed, stored }: Record<keyof Sides, JsonObject>): JsonObject {
  const names = new Set([...Object.keys(stored), ...Object.keys(composed)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const sides = { before: before[name], after: after[name], composed: composed[name], stored: stored[name] };
      return [name, merge(sides) ?? null];
    }),
  );
}

function merge({ before, after, composed, stored }: Sides): Json | undefined {
  if (isDeepStrictEqual(before, after)) return stored ?? composed;
  const lists = [before, after, composed, stored];
  if (isList(before) && isList(after) && isList(composed) && isList(stored) && before.length === stored.length)
    return composed.map((item, index) => {
      const same = before.findIndex((one) => isDeepStrictEqual(one, after[index]));
      if (same >= 0) return stored[same] ?? item;
      return merge({ before: before[index], after: after[index], composed: item, stored: stored[index] }) ?? null;
    });
  // A link has other members in short form.
  if (!lists.every(isObject) || (isObject(composed) && "link_type" in composed)) return composed;
  const [from, to, made, old] = lists.map(toObject);
  return from && to && made && old ? mergeMembers({ before: from, after: to, composed: made, stored: old }) : composed;
}

const isList = (value: Json | undefined): value is Json[] => Array.isArray(value);
const toObject = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
const toObjects = (value: Json | undefined): JsonObject[] => (isList(value) ? value.filter(isObject) : []);
