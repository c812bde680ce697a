/** Runs tasks one at a time, in the order in which they came. A task that waits for another of the same mutex never ends. */
export class Mutex {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs a task after those before it; rejects as the task does, which does not hinder those after it. */
  run<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#last.then(task);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
