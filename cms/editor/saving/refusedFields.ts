import { StudioError } from "#cms/http/StudioError.ts";
import { isSameJson } from "#cms/editor/store/json.ts";
import type { Json, JsonObject } from "#cms/editor/store/json.ts";
import { joinContent, splitContent } from "#cms/editor/store/splitContent.ts";
import type { DocumentContent, SplitContent } from "#cms/editor/store/splitContent.ts";
import { ValueRecord } from "#cms/editor/store/ValueRecord.ts";

import type { RefusedField } from "./SaveState.ts";

type Location = Pick<RefusedField, "slice" | "leaf">;

/** The fields that a failed save names, with the values that were sent; empty for a failure of the whole document. */
export function listRefused(error: unknown, sent: DocumentContent, zoneNames: readonly string[]): RefusedField[] {
  if (!(error instanceof StudioError) || ![400, 409].includes(error.status)) return [];
  const split = splitContent(sent, zoneNames);
  const found = (error.failure?.details ?? []).map(({ field }) => locate(field, split));
  // A failure that cannot be located would come again.
  if (found.some((location) => location === undefined)) return [];
  const unique = new Map(found.flatMap((one) => (one ? [[`${one.slice} ${one.leaf}`, one]] : [])));
  return [...unique.values()].map((location) => ({ ...location, value: getValue(split, location), error }));
}

/** Whether the form still has the value that was refused. */
export const isStillRefused = (field: RefusedField, content: DocumentContent, zoneNames: readonly string[]): boolean =>
  isSameJson(getValue(splitContent(content, zoneNames), field), field.value);

/** Content with the refused fields as they are on the server; a refused slice that is not there is left out. */
export function leaveOut(
  refused: readonly RefusedField[],
  content: DocumentContent,
  { base, zoneNames }: { base: DocumentContent; zoneNames: readonly string[] },
): DocumentContent {
  if (refused.length === 0) return content;
  const [next, server] = [splitContent(content, zoneNames), splitContent(base, zoneNames)];
  for (const { slice, leaf } of refused) {
    if (slice === "") next.fields = withLeaf(next.fields, leaf, getValue(server, { slice, leaf }), "data");
    else if (leaf === "") putSlice(next, slice, server.slices.get(slice));
    else
      putSlice(next, slice, withLeaf(next.slices.get(slice) ?? {}, leaf, getValue(server, { slice, leaf }), "primary"));
  }
  return joinContent(next);
}

function putSlice(content: SplitContent, key: string, slice: JsonObject | undefined): void {
  if (slice) content.slices.set(key, slice);
  else content.slices.delete(key);
}

function withLeaf(json: JsonObject, leaf: string, value: Json | undefined, nested: string): JsonObject {
  const record = new ValueRecord(json, nested);
  record.set(leaf, value);
  return record.json;
}

function getValue({ fields, slices }: SplitContent, { slice, leaf }: Location): Json | undefined {
  const holder = slice === "" ? fields : slices.get(slice);
  if (holder === undefined || leaf === "") return holder;
  return new ValueRecord(holder, slice === "" ? "data" : "primary").get(leaf);
}

/** `data.slices[0](hero).primary.title[2]` as a slice's key and a leaf; `undefined` for what is no field of the form. */
function locate(field: string, { zones }: SplitContent): Location | undefined {
  if (field === "uid") return { slice: "", leaf: "uid" };
  if (/^tags\b/.test(field)) return { slice: "", leaf: "tags" };
  // The title of a save is the text of this field.
  if (field === "title") return { slice: "", leaf: "data/title" };
  const [, name = "", index, inside = ""] = /^data\.(\w+)(?:\[(\d+)\])?(?:\([^)]*\))?\.?(.*)$/.exec(field) ?? [];
  if (name === "") return undefined;
  const zone = zones.get(name);
  if (!zone) return { slice: "", leaf: `data/${name}` };
  const slice = zone[Number(index)];
  if (slice === undefined) return undefined;
  const [, group = "", member = ""] = /^(\w*)(?:\.(\w+))?/.exec(inside) ?? [];
  return { slice, leaf: group === "primary" && member ? `primary/${member}` : group };
}
