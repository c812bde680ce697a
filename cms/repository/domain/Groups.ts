import { findSorted } from "./sortedList.ts";

const none: readonly never[] = [];
// An array that grows has room for 16 more entries, which is a lot for a group of two.
const maxExact = 8;

/** Entries by keys, in an order or else as they were added. Most keys lead to one entry, which needs no list. */
export class Groups<T extends object> {
  private readonly groups = new Map<string, T | T[]>();
  private readonly order: ((a: T, b: T) => number) | undefined;

  /** `order` is 0 only for the same entry. */
  constructor(order?: (a: T, b: T) => number) {
    this.order = order;
  }

  list(key: string): readonly T[] {
    const group = this.groups.get(key);
    if (Array.isArray(group)) return group;
    return group ? [group] : none;
  }

  add(keys: Iterable<string>, entry: T): void {
    for (const key of keys) {
      const group = this.groups.get(key);
      this.groups.set(key, group ? this.join(Array.isArray(group) ? group : [group], entry) : entry);
    }
  }

  private join(list: T[], entry: T): T[] {
    const { order } = this;
    const index = order ? findSorted(list, (one) => order(one, entry)) : list.length;
    if (list.length < maxExact) return list.toSpliced(index, 0, entry);
    list.splice(index, 0, entry);
    return list;
  }

  remove(keys: Iterable<string>, entry: T): void {
    const { order } = this;
    for (const key of keys) {
      const group = this.groups.get(key);
      if (group === entry) this.groups.delete(key);
      if (!Array.isArray(group)) continue;
      const index = order ? findSorted(group, (one) => order(one, entry)) : group.indexOf(entry);
      if (group[index] === entry) group.splice(index, 1);
      if (group.length === 0) this.groups.delete(key);
    }
  }
}
