/** The number of the last write that everything derived from writes knows, and who waits for a later one. */
export class ReadySequence {
  seq = 0;
  private waiting: { seq: number; resolve: (isReady: true) => void }[] = [];

  /** Resolves once a write's number is reached. */
  wait(seq: number): Promise<true> {
    const { promise, resolve } = Promise.withResolvers<true>();
    this.waiting.push({ seq, resolve });
    return promise;
  }

  reach(seq: number): void {
    this.seq = Math.max(this.seq, seq);
    const [reached = [], waiting = []] = [true, false].map((isReached) =>
      this.waiting.filter((one) => one.seq <= this.seq === isReached),
    );
    this.waiting = waiting;
    for (const { resolve } of reached) resolve(true);
  }
}
