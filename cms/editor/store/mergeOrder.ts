import { diff3Merge } from "node-diff3";

/**
 * Three-way merge of the order of keys: additions, removals and moves of both sides are kept. If both sides insert at the
 * same position, ours comes first. Every key occurs once.
 */
export function mergeOrder(base: readonly string[], ours: readonly string[], theirs: readonly string[]): string[] {
  const regions = diff3Merge([...ours], [...base], [...theirs], { excludeFalseConflicts: true });
  const merged = regions.flatMap(({ ok, conflict }) => ok ?? [...(conflict?.a ?? []), ...(conflict?.b ?? [])]);
  const isRemoved = (key: string) => base.includes(key) && !(ours.includes(key) && theirs.includes(key));
  const order = [...new Set(merged)].filter((key) => !isRemoved(key));
  // A key moved by one side occurs twice in the merge, and not at all if both sides moved it.
  const moved = new Set(order.filter((key) => base.includes(key)));
  const missing = ours.filter((key) => base.includes(key) && theirs.includes(key) && !moved.has(key));
  return [...order, ...missing];
}
