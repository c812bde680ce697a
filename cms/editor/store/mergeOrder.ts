/**
 * Three-way merge of the order of keys: additions, removals and moves of both sides are kept. If both sides insert at the
 * same position, ours comes first; a key that both moved stands where we put it. Every key occurs once.
 */
export function mergeOrder(base: readonly string[], ours: readonly string[], theirs: readonly string[]): string[] {
  const movedByThem = new Set(listMoved(base, theirs));
  const movedByUs = new Set(listMoved(base, ours));
  const isRemoved = (key: string) => base.includes(key) && !(ours.includes(key) && theirs.includes(key));
  const order = [...new Set(theirs)].filter((key) => !isRemoved(key) && !movedByUs.has(key));
  const isOurs = (key: string) => movedByUs.has(key) || !base.includes(key);
  for (const [index, key] of ours.entries()) {
    if (!isOurs(key) || isRemoved(key) || order.includes(key)) continue;
    const before = ours.slice(0, index).findLast((one) => order.includes(one));
    const after = ours.slice(index + 1).find((one) => order.includes(one));
    // A neighbour that they moved says nothing about the position; the ends of the list never move.
    const followsNext = before !== undefined && movedByThem.has(before) && !isOurs(before);
    const isNextMoved = after !== undefined && movedByThem.has(after);
    if (followsNext && !isNextMoved) order.splice(after === undefined ? order.length : order.indexOf(after), 0, key);
    else order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  }
  return order;
}

/** The fewest keys of both lists whose move makes one order of the other. */
export function listMoved(before: readonly string[], after: readonly string[]): string[] {
  const indexes = new Map(before.map((key, index) => [key, index]));
  const common = after.filter((key) => indexes.has(key));
  const kept = new Set(findLongestRise(common, (key) => indexes.get(key) ?? 0));
  return common.filter((key) => !kept.has(key));
}

/** The longest subsequence whose values rise. */
function findLongestRise(keys: readonly string[], getValue: (key: string) => number): string[] {
  type Link = { key: string; value: number; previous: Link | undefined };
  // The link that ends the best subsequence of each length.
  const ends: Link[] = [];
  for (const key of keys) {
    const value = getValue(key);
    const found = ends.findIndex((end) => end.value >= value);
    const length = found < 0 ? ends.length : found;
    ends[length] = { key, value, previous: ends[length - 1] };
  }
  const rise: string[] = [];
  for (let link = ends.at(-1); link; link = link.previous) rise.unshift(link.key);
  return rise;
}
