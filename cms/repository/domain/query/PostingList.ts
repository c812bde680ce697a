const none: readonly number[] = [];
// A typed array takes 200 bytes besides its own.
const maxPlain = 8;

/** Ascending numbers: few as they are, more in one to five bytes each, as the distance to the one before, seven bits a byte. */
export class PostingList {
  // Most lists have one number, which needs no list of its own.
  private values: readonly number[] | Uint8Array = none;
  private byteCount = 0;
  private last = -1;
  /** How many numbers it has. */
  size = 0;

  /** Appends a number; a repeated one is kept once. */
  add(number: number): void {
    if (number <= this.last) return;
    if (this.size > 0) this.append(number);
    this.last = number;
    this.size += 1;
  }

  /** Calls a function with every number of the list. */
  each(receive: (number: number) => void): void {
    if (this.size === 1) return receive(this.last);
    const { values } = this;
    if (values instanceof Uint8Array) this.eachByte(values, receive);
    else values.forEach((number) => receive(number));
  }

  private eachByte(bytes: Uint8Array, receive: (number: number) => void): void {
    let number = -1;
    for (let index = 0; index < this.byteCount;) {
      let [distance, shift, byte] = [0, 0, 128];
      while (byte > 127) {
        byte = bytes[index] ?? 0;
        index += 1;
        distance |= (byte & 127) << shift;
        shift += 7;
      }
      number += distance + 1;
      receive(number);
    }
  }

  private append(number: number): void {
    const { values } = this;
    if (values instanceof Uint8Array) return this.pushNumber(number - this.last - 1);
    // In an array of just that length: one that grows has room for 16 more.
    const all = this.size === 1 ? [this.last, number] : values.concat(number);
    if (all.length <= maxPlain) {
      this.values = all;
      return;
    }
    this.values = new Uint8Array(2 * maxPlain);
    for (const [index, one] of all.entries()) this.pushNumber(one - (all[index - 1] ?? -1) - 1);
  }

  private pushNumber(number: number): void {
    let rest = number;
    while (rest > 127) {
      this.push((rest & 127) | 128);
      rest >>>= 7;
    }
    this.push(rest);
  }

  private push(byte: number): void {
    let { values: bytes } = this;
    if (!(bytes instanceof Uint8Array)) return;
    if (this.byteCount === bytes.length) {
      const larger = new Uint8Array(this.byteCount + (this.byteCount >> 2) + 4);
      larger.set(bytes);
      bytes = larger;
      this.values = larger;
    }
    bytes[this.byteCount] = byte;
    this.byteCount += 1;
  }
}
