import { diff3Merge } from "node-diff3";

/**
 * The order of a list of keys that two sides changed: what one added or removed is added or removed, moves are kept; where
 * both put something at one spot, ours comes first. No key stands twice.
 */
export function mergeOrder(base: readonly string[], ours: readonly string[], theirs: readonly string[]): string[] {
  const regions = diff3Merge([...ours], [...base], [...theirs], { excludeFalseConflicts: true });
  const merged = regions.flatMap(({ ok, conflict }) => ok ?? [...(conflict?.a ?? []), ...(conflict?.b ?? [])]);
  const isRemoved = (key: string) => base.includes(key) && !(ours.includes(key) && theirs.includes(key));
  const order = [...new Set(merged)].filter((key) => !isRemoved(key));
  // A key that one side moved stands at two spots of the merge, or at none when both did.
  const moved = new Set(order.filter((key) => base.includes(key)));
  const missing = ours.filter((key) => base.includes(key) && theirs.includes(key) && !moved.has(key));
  return [...order, ...missing];
}
