import type { Json, JsonObject } from "./json";

/** One leaf that got another value; `slice` is empty for a field of the document itself. */
export type LeafChange = { slice: string; leaf: string; before: Json | undefined; after: Json | undefined };

/** The order of a slice zone that became another one, as keys of slices. */
export type OrderChange = { zone: string; before: readonly string[]; after: readonly string[] };

/** A slice that came or went. */
export type SliceChange = { key: string; before: JsonObject | undefined; after: JsonObject | undefined };

/** What one step of undo takes back: any number of leaves, orders and slices at once. */
export type Change = {
  at: number;
  /** When the first of the changes that are one step was made; absent while it is one change. */
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

/** The change that takes another one back. */
export const invertChange = ({ at, leaves, orders, slices }: Change): Change => ({
  at,
  leaves: leaves.map(swap),
  orders: orders.map(swap),
  slices: slices.map(swap),
});

const maxGapMs = 1_500;
/** Who types without a pause still wants to take back a sentence, not a page. */
const maxStepMs = 5_000;

/**
 * Two changes as one, where the second only goes on typing in the same leaf; `undefined` otherwise. What an input method
 * composes is one step however long it takes: between its letters nobody wants to be.
 */
export function joinChanges(first: Change, second: Change, isComposing = false): Change | undefined {
  const [one, two] = [first.leaves[0], second.leaves[0]];
  const isTyping = [first, second].every(
    ({ leaves, orders, slices }) => leaves.length === 1 && orders.length + slices.length === 0,
  );
  const since = first.since ?? first.at;
  const isLate = second.at - first.at > maxGapMs || second.at - since > maxStepMs;
  if (!isTyping || !one || !two || (isLate && !isComposing)) return undefined;
  if (one.slice !== two.slice || one.leaf !== two.leaf) return undefined;
  return { ...second, since, leaves: [{ ...two, before: one.before }] };
}
