const none = new Uint8Array(0);

/** Ascending numbers in one to five bytes each: the distance to the one before, seven bits a byte. */
export class PostingList {
  // Most lists have one number, which needs no bytes of its own.
  private bytes = none;
  private length = 0;
  private last = -1;
  /** How many numbers it has. */
  size = 0;

  /** Appends a number; a repeated one is kept once. */
  add(number: number): void {
    if (number <= this.last) return;
    if (this.size === 1) this.pushNumber(this.last);
    if (this.size > 0) this.pushNumber(number - this.last - 1);
    this.last = number;
    this.size += 1;
  }

  /** Calls a function with every number of the list. */
  each(receive: (number: number) => void): void {
    if (this.size === 1) return receive(this.last);
    let number = -1;
    for (let index = 0; index < this.length;) {
      let [distance, shift, byte] = [0, 0, 128];
      while (byte > 127) {
        byte = this.bytes[index] ?? 0;
        index += 1;
        distance |= (byte & 127) << shift;
        shift += 7;
      }
      number += distance + 1;
      receive(number);
    }
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
    if (this.length === this.bytes.length) {
      const larger = new Uint8Array(this.length + (this.length >> 2) + 4);
      larger.set(this.bytes);
      this.bytes = larger;
    }
    this.bytes[this.length] = byte;
    this.length += 1;
  }
}
