import { addSorted, findSorted } from "./sortedList.ts";

const none: readonly never[] = [];

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
      const list = Array.isArray(group) ? group : group && [group];
      this.groups.set(key, list ?? entry);
      if (list && this.order) addSorted(list, entry, this.order);
      else list?.push(entry);
    }
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
