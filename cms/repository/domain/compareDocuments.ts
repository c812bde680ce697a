import { isDeepStrictEqual } from "node:util";

import type { Change } from "#cms/checks/contract.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json, JsonObject, StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { FieldModel, Fields, Models } from "#cms/repository/domain/model/models.ts";
import { getFieldText } from "#cms/repository/domain/query/documentText.ts";
import { markBlock } from "#cms/versions/blocks.contract.ts";

type Context = {
  models: Models;
  /** The display name of a slice. */
  getSliceName: (type: string) => string;
};

type Slice = NonNullable<Change["slice"]>;

const maxLength = 300;
/** Equal letters shown before the first difference of long texts. */
const contextLength = 80;
const maxWordLength = 40;

/** The changes for visitors between two versions of a document, in the order of the model. */
export function compareDocuments(before: StoredDocument, after: StoredDocument, context: Context): Change[] {
  const fields = context.models.types.get(after.type)?.fields ?? {};
  const tags = { kind: "changed", what: "tags", field: "tags", label: "", slice: null } as const;
  const hasTags = !isDeepStrictEqual([...before.tags].sort(), [...after.tags].sort());
  return [
    ...compareFields(before.data, after.data, { ...context, fields, path: "data", slice: null }),
    ...(hasTags ? [{ ...tags, before: before.tags.join(", "), after: after.tags.join(", ") }] : []),
  ];
}

type Position = Context & { fields: Fields; path: string; slice: Slice | null };

function compareFields(before: JsonObject, after: JsonObject, position: Position): Change[] {
  const { fields, path, slice, models } = position;
  return Object.entries(fields).flatMap(([name, model]) => {
    const [from, to] = [before[name] ?? null, after[name] ?? null];
    if (isDeepStrictEqual(from, to)) return [];
    if (model.type === "Slices") return compareZones(toList(from), toList(to), `${path}.${name}`, position);
    const label = model.config?.label ?? name;
    const words = shortenBoth(toWords(from, model, models), toWords(to, model, models));
    return [{ kind: "changed", what: "field", field: `${path}.${name}`, label, slice, ...words }];
  });
}

function compareZones(before: JsonObject[], after: JsonObject[], path: string, context: Context): Change[] {
  const [from, to] = [toIndexes(before), toIndexes(after)];
  const stayed = new Set(findLongestOrder(after.flatMap(({ id }) => from.get(String(id)) ?? [])));
  const describe = (slice: JsonObject): Slice => {
    const { id, slice_type: type, variation = "default" } = slice;
    const names = { id: String(id), type: String(type), variation: String(variation) };
    const indexes = { before: from.get(names.id) ?? null, after: to.get(names.id) ?? null };
    return { ...names, label: context.getSliceName(names.type), ...indexes };
  };
  const make = (kind: Change["kind"], slice: JsonObject, index: number): Change => {
    const described = describe(slice);
    const field = `${path}[${index}](${described.type})`;
    const words = findFirstText(slice, context.models);
    const texts = {
      before: kind === "removed" ? words : null,
      after: kind === "added" ? words : null,
    };
    return { kind, what: "slice", field, label: described.label, slice: described, ...texts };
  };
  const gone = before.flatMap((slice, index) => (to.has(String(slice.id)) ? [] : [make("removed", slice, index)]));
  const present = after.flatMap((slice, index) => {
    const at = from.get(String(slice.id));
    const old = at === undefined ? undefined : before[at];
    if (at === undefined || !old) return [make("added", slice, index)];
    const moved = stayed.has(at) ? [] : [make("moved", slice, index)];
    return [...moved, ...compareSlices(old, slice, { described: describe(slice), path, index, context })];
  });
  return [...gone, ...present];
}

/** What a slice begins with; choices say nothing of its content. */
function findFirstText({ slice_type: type, variation, primary }: JsonObject, models: Models): string | null {
  const fields = models.slices.get(String(type))?.variations[String(variation ?? "default")]?.primary ?? {};
  const texts = Object.entries(fields).map(([name, model]) =>
    model.type === "Select" ? "" : getFieldText(toObject(primary)[name] ?? null, model, models),
  );
  return shortenBoth(null, texts.find(Boolean) ?? null).after;
}

type Pair = { described: Slice; path: string; index: number; context: Context };

function compareSlices(before: JsonObject, after: JsonObject, { described, path, index, context }: Pair): Change[] {
  const { type, variation } = described;
  const model = context.models.slices.get(type)?.variations[variation];
  const here = `${path}[${index}](${type})`;
  const isOther = before.variation !== after.variation;
  const all = { kind: "changed", what: "slice", field: here, label: described.label, slice: described } as const;
  if (isOther) return [{ ...all, before: String(before.variation), after: String(after.variation) }];
  const position = { ...context, slice: described };
  return [
    ...compareFields(toObject(before.primary), toObject(after.primary), {
      ...position,
      fields: model?.primary ?? {},
      path: `${here}.primary`,
    }),
    ...compareFields(
      { items: before.items ?? [] },
      { items: after.items ?? [] },
      {
        ...position,
        fields: { items: { type: "Group", config: { label: described.label, fields: model?.items ?? {} } } },
        path: here,
      },
    ),
  ];
}

/** The longest increasing subsequence, the slices that were not moved; by patience sorting. */
function findLongestOrder(indexes: number[]): number[] {
  type Card = { index: number; below: Card | undefined };
  const tops: Card[] = [];
  for (const index of indexes) {
    let [low, high] = [0, tops.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((tops[middle]?.index ?? 0) < index) low = middle + 1;
      else high = middle;
    }
    tops[low] = { index, below: tops[low - 1] };
  }
  const order: number[] = [];
  for (let card = tops.at(-1); card; card = card.below) order.push(card.index);
  return order;
}

function toWords(value: Json, model: FieldModel, models: Models): string | null {
  if (value === null) return null;
  return typeof value === "object"
    ? getFieldText(markBlocks(value), model, models, "\n") || describe(value)
    : String(value);
}

/** The value with the kind of each block in its text. */
function markBlocks(value: Json): Json {
  if (Array.isArray(value)) return value.map(markBlocks);
  if (!isObject(value)) return value;
  const { type, text, spans } = value;
  if (typeof text === "string" && spans) return { ...value, text: `${markBlock(type)}${text}` };
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, markBlocks(inner ?? null)]));
}

/**
 * Two texts with a little of what is equal around their difference, cut at the ends of words: a cut inside a word would
 * look like a changed word.
 */
function shortenBoth(before: string | null, after: string | null): { before: string | null; after: string | null } {
  if (before === null || after === null) return { before: before && cut(before), after: after && cut(after) };
  const shorter = Math.min(before.length, after.length);
  if (Math.max(before.length, after.length) <= maxLength) return { before, after };
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const from = start > contextLength ? findWordEnd(before, start - contextLength) : 0;
  const rest = Math.max(0, end - contextLength);
  return { before: cut(before, from, before.length - rest), after: cut(after, from, after.length - rest) };
}

/** A part of a text, at most `maxLength` long, with an ellipsis where words are left out. */
function cut(text: string, from = 0, to = text.length): string {
  const limit = from + maxLength - 2;
  const end = to === text.length && to <= limit + 1 ? to : findWordEnd(text, Math.min(to, limit));
  return `${from > 0 ? "…" : ""}${text.slice(from, end).trim()}${end < text.length ? "…" : ""}`;
}

/** The last end of a word at or before a position; the position itself in a text without blanks, such as Chinese. */
function findWordEnd(text: string, position: number): number {
  const end = Math.max(...[" ", "\n"].map((blank) => text.lastIndexOf(blank, position)));
  return end > position - maxWordLength ? end : position;
}

function describe(value: Json): string {
  if (Array.isArray(value)) return value.length === 0 ? "" : JSON.stringify(value);
  if (!isObject(value)) return "";
  const { alt, url, id, text } = value;
  return [text, alt, url ?? id].filter((part) => typeof part === "string" && part).join(", ");
}

const toIndexes = (slices: JsonObject[]) => new Map(slices.map(({ id }, index) => [String(id), index]));
const toList = (value: Json): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);
const toObject = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
