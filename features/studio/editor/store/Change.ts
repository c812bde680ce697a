import type { Json, JsonObject } from "./json";

/** One leaf that got another value; `slice` is empty for a field of the document itself. */
export type LeafChange = { slice: string; leaf: string; before: Json | undefined; after: Json | undefined };

/** The order of a slice zone that became another one, as keys of slices. */
export type OrderChange = { zone: string; before: readonly string[]; after: readonly string[] };

/** A slice that came or went. */
export type SliceChange = { key: string; before: JsonObject | undefined; after: JsonObject | undefined };

/** What one step of undo takes back: any number of leaves, orders and slices at once. */
export type Change = { at: number; leaves: LeafChange[]; orders: OrderChange[]; slices: SliceChange[] };

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

const joinWithinMs = 1_500;

/** Two changes as one, where the second only goes on typing in the same leaf; `undefined` otherwise. */
export function joinChanges(first: Change, second: Change): Change | undefined {
  const [one, two] = [first.leaves[0], second.leaves[0]];
  const isTyping = [first, second].every(
    ({ leaves, orders, slices }) => leaves.length === 1 && orders.length + slices.length === 0,
  );
  if (!isTyping || !one || !two || second.at - first.at > joinWithinMs) return undefined;
  if (one.slice !== two.slice || one.leaf !== two.leaf) return undefined;
  return { ...second, leaves: [{ ...two, before: one.before }] };
}
