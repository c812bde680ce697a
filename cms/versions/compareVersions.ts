import type { EditorModels } from "#cms/editor/model/EditorModels.ts";
import { labelField } from "#cms/editor/model/nameField.ts";
import type { DocumentContent } from "#cms/editor/store/splitContent.ts";
import { isJsonObject, isSameJson } from "#cms/editor/store/json.ts";
import type { Json, JsonObject } from "#cms/editor/store/json.ts";
import { splitContent } from "#cms/editor/store/splitContent.ts";
import { diffLists } from "#cms/shell/diffLists.ts";

import { compareValues } from "./compareValues.ts";
import type { ValueDifference } from "./compareValues.ts";

/** One difference between two versions; `slice` is empty for a field of the document itself. */
export type Difference =
  | { kind: "added" | "removed"; slice: string; json: JsonObject; zone: string; position: number }
  | { kind: "moved"; slice: string; json: JsonObject; zone: string; from: number; to: number }
  | {
      kind: "changed";
      slice: string;
      json: JsonObject | undefined;
      /** Name of the leaf in its record, and the editors' name of the field. */
      leaf: string;
      label: string;
      before: Json | undefined;
      after: Json | undefined;
      shown: ValueDifference;
    };

type Context = { models: EditorModels; type: string };

/** The differences between two versions of a document. Slices are matched by id, so a move is reported as a move. */
export function compareVersions(
  before: DocumentContent,
  after: DocumentContent,
  { models, type }: Context,
): Difference[] {
  const zones = models.zoneNames(type);
  const [from, to] = [splitContent(before, zones), splitContent(after, zones)];
  const fields = compareRecords("", from.fields, to.fields, (leaf) =>
    labelField(models, { type, slice: undefined, leaf }),
  );
  const slices = zones.flatMap((zone) => {
    const [old, current] = [from.zones.get(zone) ?? [], to.zones.get(zone) ?? []];
    const stayed = new Set(diffLists(old, current).flatMap(({ kind, values }) => (kind === "same" ? values : [])));
    const removed = old.flatMap((slice, position): Difference[] => {
      const json = from.slices.get(slice);
      return to.slices.has(slice) || !json ? [] : [{ kind: "removed", slice, json, zone, position }];
    });
    const others = current.flatMap((slice, position): Difference[] => {
      const [was, json] = [from.slices.get(slice), to.slices.get(slice)];
      if (!json) return [];
      if (!was) return [{ kind: "added", slice, json, zone, position }];
      const move = { kind: "moved", slice, json, zone, from: old.indexOf(slice), to: position } as const;
      const changed =
        was === json ? [] : compareRecords(slice, was, json, (leaf) => labelField(models, { type, slice: json, leaf }));
      return [...(stayed.has(slice) ? [] : [move]), ...changed];
    });
    return [...removed, ...others];
  });
  return [...fields, ...slices];
}

function compareRecords(
  slice: string,
  before: JsonObject,
  after: JsonObject,
  getName: (leaf: string) => string,
): Difference[] {
  const nested = slice === "" ? "data" : "primary";
  const [old, current] = [toLeaves(before, nested), toLeaves(after, nested)];
  return [...new Set([...current.keys(), ...old.keys()])].flatMap((leaf): Difference[] => {
    const [was, is] = [old.get(leaf), current.get(leaf)];
    if (isSameJson(was ?? null, is ?? null) || (isUnset(was) && isUnset(is))) return [];
    const json = slice === "" ? undefined : after;
    const shown = compareValues(was, is);
    return [{ kind: "changed", slice, json, leaf, label: getName(leaf), before: was, after: is, shown }];
  });
}

// A field that nobody filled in is absent in the form and empty in the store.
const isUnset = (value: Json | undefined): boolean => {
  if (Array.isArray(value)) return value.length === 0;
  if (!isJsonObject(value)) return value === undefined || value === null || value === "" || value === false;
  return Object.entries(value).every(([name, inner]) => linkNames.includes(name) || isUnset(inner));
};
const linkNames = ["link_type", "key", "variant"];

/** The leaves of a record by the form's names, such as `primary/title`. */
const toLeaves = (record: JsonObject, nested: string): Map<string, Json> =>
  new Map(
    Object.entries(record).flatMap(([name, value]): [string, Json][] =>
      name === nested && isJsonObject(value)
        ? Object.entries(value).map(([inner, leaf]) => [`${name}/${inner}`, leaf])
        : [[name, value]],
    ),
  );
