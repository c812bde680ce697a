/** Runs tasks one at a time, in order. A task that waits for another of the same mutex never ends. */
export class Mutex {
  private last: Promise<unknown> = Promise.resolve();

  /** Runs a task after earlier ones; rejects like the task, which does not affect later ones. */
  run<T>(task: () => Promise<T>): Promise<T> {
    const result = this.last.then(task);
    this.last = result.catch(() => undefined);
    return result;
  }
}
