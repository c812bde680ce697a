/** The number of the last write that everything derived from writes knows, and who waits for a later one. */
export class ReadySequence {
  seq = 0;
  private waiting: { seq: number; resolve: (isReady: true) => void }[] = [];

  /** Resolves once a write's number is reached. */
  wait(seq: number): Promise<true> {
    return new Promise((resolve) => void this.waiting.push({ seq, resolve }));
  }

  reach(seq: number): void {
    this.seq = Math.max(this.seq, seq);
    for (const one of this.waiting) if (one.seq <= this.seq) one.resolve(true);
    this.waiting = this.waiting.filter((one) => one.seq > this.seq);
  }
}
