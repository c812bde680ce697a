/** A map of at most `maxSize` entries: `set` moves an entry to the end, and the first one is evicted. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  private readonly maxSize: number;

  constructor(maxSize: number) {
    super();
    this.maxSize = maxSize;
  }

  override set(key: Key, value: Value): this {
    this.delete(key);
    super.set(key, value);
    const oldest = this.keys().next();
    if (this.size > this.maxSize && !oldest.done) this.delete(oldest.value);
    return this;
  }
}
