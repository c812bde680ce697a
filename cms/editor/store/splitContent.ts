import { isJsonObject, toJsonList, toText } from "./json.ts";
import type { JsonObject } from "./json.ts";

/** A document's content split into its own fields, its slices by key, and the order of each slice zone. */
export type SplitContent = {
  fields: JsonObject;
  slices: Map<string, JsonObject>;
  zones: Map<string, string[]>;
};

/** Splits content; slices of the fields in `zoneNames` get their id as key, with a number appended to a duplicate id. */
export function splitContent({ uid, tags, data }: DocumentContent, zoneNames: readonly string[]): SplitContent {
  const slices = new Map<string, JsonObject>();
  const zones = new Map<string, string[]>();
  const own = Object.entries(data).filter(([name]) => !zoneNames.includes(name));
  for (const zone of zoneNames) {
    if (data[zone] === undefined) continue;
    const keys = toJsonList(data[zone]).flatMap((slice) => {
      if (!isJsonObject(slice)) return [];
      const key = findFreeKey(toText(slice.id) || toText(slice.slice_type), slices);
      slices.set(key, slice);
      return [key];
    });
    zones.set(zone, keys);
  }
  return { fields: { uid, tags, data: Object.fromEntries(own) }, slices, zones };
}

function findFreeKey(id: string, taken: Map<string, unknown>): string {
  if (id && !taken.has(id)) return id;
  let number = 2;
  while (taken.has(`${id}~${number}`)) number += 1;
  return `${id}~${number}`;
}

/** Joins split content again. */
export function joinContent({ fields, slices, zones }: SplitContent): DocumentContent {
  const { uid, tags, data } = fields;
  const lists = [...zones].map(([zone, keys]) => [zone, keys.flatMap((key) => slices.get(key) ?? [])] as const);
  return {
    uid: typeof uid === "string" ? uid : null,
    tags: toJsonList(tags).map(toText),
    data: { ...(isJsonObject(data) ? data : {}), ...Object.fromEntries(lists) },
  };
}

/** The parts of a document that an editor can change. */
export type DocumentContent = { uid: string | null; tags: string[]; data: JsonObject };
