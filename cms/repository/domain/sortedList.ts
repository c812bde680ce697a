/** Orders two entries; 0 only for the same one. */
type Compare<T> = (a: T, b: T) => number;

/** Index of the first entry that does not come before the sought one; `compare` is negative for those before it. */
export function findSorted<T>(list: readonly T[], compare: (entry: T) => number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const entry = list[middle];
    if (entry !== undefined && compare(entry) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Inserts an entry into a sorted list. */
export function addSorted<T>(list: T[], entry: T, compare: Compare<T>): void {
  list.splice(
    findSorted(list, (one) => compare(one, entry)),
    0,
    entry,
  );
}

/** Removes an entry from a sorted list. */
export function removeSorted<T>(list: T[], entry: T, compare: Compare<T>): void {
  const index = findSorted(list, (one) => compare(one, entry));
  if (list[index] === entry) list.splice(index, 1);
}
