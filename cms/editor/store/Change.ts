import { isJsonObject, toJsonList, toText } from "./json.ts";
import type { Json, JsonObject } from "./json.ts";

/** A changed leaf; `slice` is empty for a field of the document itself. */
export type LeafChange = { slice: string; leaf: string; before: Json | undefined; after: Json | undefined };

/** A changed order of a slice zone, as slice keys. */
export type OrderChange = { zone: string; before: readonly string[]; after: readonly string[] };

/** An added or removed slice. */
export type SliceChange = { key: string; before: JsonObject | undefined; after: JsonObject | undefined };

/** One undo step: any number of changed leaves, orders and slices. */
export type Change = {
  at: number;
  /** Time of the first of several merged changes; absent for a single change. */
  since?: number;
  leaves: LeafChange[];
  orders: OrderChange[];
  slices: SliceChange[];
};

const swap = <T extends { before: unknown; after: unknown }>(one: T): T => ({
  ...one,
  before: one.after,
  after: one.before,
});

/** The inverse of a change. */
export const invertChange = ({ at, leaves, orders, slices }: Change): Change => ({
  at,
  leaves: leaves.map(swap),
  orders: orders.map(swap),
  slices: slices.map(swap),
});

const maxGapMs = 1_500;
/** Limits how much continuous typing one undo reverts. */
const maxStepMs = 5_000;

/** Whether blocks of a rich text got another kind, such as a heading, or their words another format. */
const changesKind = ({ before, after }: LeafChange): boolean =>
  Array.isArray(before) &&
  Array.isArray(after) &&
  before.length === after.length &&
  before.some((block, index) => isOtherKind(block, after[index]));

const toKind = (block: Json | undefined) =>
  isJsonObject(block) ? `${toText(block.type)} ${toJsonList(block.spans).length}` : undefined;

const readText = (block: Json | undefined) => (isJsonObject(block) ? toText(block.text) : "");

// Typing in a format adds a span too; signs around words, such as `**`, go when they become one.
const isOtherKind = (before: Json | undefined, after: Json | undefined): boolean =>
  toKind(before) !== toKind(after) && readText(after).length <= readText(before).length;

/**
 * Merges two changes if the second continues typing in the same leaf; else `undefined`. An IME composition is one step
 * however long it takes, and another kind of block or format of words is a step of its own.
 */
export function joinChanges(first: Change, second: Change, isComposing = false): Change | undefined {
  const [one, two] = [first.leaves[0], second.leaves[0]];
  const isTyping = [first, second].every(
    ({ leaves, orders, slices }) => leaves.length === 1 && orders.length + slices.length === 0,
  );
  const since = first.since ?? first.at;
  const isLate = second.at - first.at > maxGapMs || second.at - since > maxStepMs;
  if (!isTyping || !one || !two || (isLate && !isComposing)) return undefined;
  if (one.slice !== two.slice || one.leaf !== two.leaf || changesKind(one) || changesKind(two)) return undefined;
  return { ...second, since, leaves: [{ ...two, before: one.before }] };
}
