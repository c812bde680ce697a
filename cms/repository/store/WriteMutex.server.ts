import { Mutex } from "#kit/Mutex.ts";

import type { ContentStore } from "./ContentStore.server.ts";

/** Runs each task as a write of the store: alone among all instances, stored as a whole or not at all. */
export class WriteMutex extends Mutex {
  private readonly store: ContentStore;

  constructor(store: ContentStore) {
    super();
    this.store = store;
  }

  override run<T>(task: () => Promise<T>): Promise<T> {
    return this.store.write(task);
  }
}
