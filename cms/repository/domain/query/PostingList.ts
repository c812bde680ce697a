/** Ascending numbers in one to five bytes each: the distance to the one before, seven bits a byte. */
export class PostingList {
  private bytes = new Uint8Array(4);
  private length = 0;
  private last = -1;
  /** How many numbers it has. */
  size = 0;

  /** Appends a number; a repeated one is kept once. */
  add(number: number): void {
    let rest = number - this.last - 1;
    if (rest < 0) return;
    this.last = number;
    this.size += 1;
    while (rest > 127) {
      this.push((rest & 127) | 128);
      rest >>>= 7;
    }
    this.push(rest);
  }

  /** Calls a function with every number of the list. */
  each(receive: (number: number) => void): void {
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

  private push(byte: number): void {
    if (this.length === this.bytes.length) {
      const larger = new Uint8Array(this.length * 2);
      larger.set(this.bytes);
      this.bytes = larger;
    }
    this.bytes[this.length] = byte;
    this.length += 1;
  }
}
