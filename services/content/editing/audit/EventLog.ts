import { AsyncLocalStorage } from "node:async_hooks";

import type { Events } from "../../../../features/shared/contracts/studio/events.ts";
import type { PersonRef } from "../../../../features/shared/contracts/studio/people.ts";
import { Mutex } from "../../../kit/Mutex.ts";
import { getErrorMessage, log } from "../../../kit/log.ts";
import { toPersonRef } from "../people/Actor.ts";

export type StudioEvent = NonNullable<Events["results"]>[number];

export type EventQuery = { document?: string | undefined; person?: string | undefined; after?: number; limit?: number };

/** Where events are stored. */
export type EventStore = {
  append: (event: StudioEvent) => Promise<void>;
  /** Events, latest first. */
  list: (query: EventQuery) => Promise<StudioEvent[]>;
  /** Every retained event, oldest first. */
  readAll: () => Promise<StudioEvent[]>;
};

/** The audit log: who did what, when and from which IP. */
export class EventLog {
  readonly #store: EventStore;
  readonly #writing = new Mutex();
  readonly #origin = new AsyncLocalStorage<string>();
  // Ids keep growing over restarts, so that polling clients miss none.
  #last = Date.now();

  constructor(store: EventStore) {
    this.#store = store;
  }

  /** Runs a task whose events are recorded with an IP. */
  during = <T>(from: string, task: () => T): T => this.#origin.run(from, task);

  /** Runs a task outside of any request; its events have no person. */
  byItself = <T>(task: () => T): T => this.#origin.exit(task);

  add(
    by: PersonRef,
    kind: StudioEvent["kind"],
    about?: { id: string; title: string },
    { detail = null }: { detail?: string | null } = {},
  ): void {
    const at = Date.now();
    this.#last = Math.max(at, this.#last + 1);
    const { id: document = null, title = null } = about ?? {};
    const from = this.#origin.getStore() ?? null;
    const event = { id: this.#last, at, by: toPersonRef(by), kind, document, title, detail, from };
    // The action has succeeded: a failure to record it must not fail the request.
    void this.#writing
      .run(() => this.#store.append(event))
      .catch((error: unknown) =>
        log("error", "content", "an event was not recorded", { kind, reason: getErrorMessage(error) }),
      );
  }

  /** Events, latest first. */
  list(query: EventQuery): Promise<StudioEvent[]> {
    return this.#writing.run(() => this.#store.list(query));
  }

  /** Every retained event, oldest first. */
  readAll(): Promise<StudioEvent[]> {
    return this.#writing.run(() => this.#store.readAll());
  }

  /** Waits until everything is recorded. */
  close(): Promise<void> {
    return this.#writing.run(async () => undefined);
  }
}
