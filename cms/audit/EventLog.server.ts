import { AsyncLocalStorage } from "node:async_hooks";

import type { PersonRef } from "#cms/people/contract.ts";
import { Mutex } from "#kit/Mutex.ts";
import { getErrorMessage, log } from "#kit/log.ts";
import { toPersonRef } from "#cms/people/Actor.server.ts";

import type { EventQuery, EventStore, StudioEvent } from "./EventStore.server.ts";

type EventSubject = { id: string; title: string };
type EventDetail = { detail?: string | null; pages?: StudioEvent["pages"] };

/** The audit log: who did what, when and from which IP. */
export class EventLog {
  private readonly store: EventStore;
  private readonly writing = new Mutex();
  private readonly origin = new AsyncLocalStorage<string>();
  // Ids keep growing over restarts, so that polling clients miss none.
  private last = Date.now();

  constructor(store: EventStore) {
    this.store = store;
  }

  /** Runs a task whose events are recorded with an IP. */
  during = <T>(from: string, task: () => T): T => this.origin.run(from, task);

  add(by: PersonRef, kind: StudioEvent["kind"], about?: EventSubject, detail: EventDetail = {}): void {
    // The action has succeeded: a failure to record it must not fail the request.
    void this.append([this.make(by, kind, about, detail)]);
  }

  /** An event that the caller records. */
  make(
    by: PersonRef,
    kind: StudioEvent["kind"],
    about?: EventSubject,
    { detail = null, pages, at = Date.now() }: EventDetail & { at?: number } = {},
  ): StudioEvent {
    this.last = Math.max(at, this.last + 1);
    const { id: document = null, title = null } = about ?? {};
    const from = this.origin.getStore() ?? null;
    return { id: this.last, at, by: toPersonRef(by), kind, document, title, detail, from, lang: null, pages };
  }

  /** Records events, which `make` made, as part of the current write. */
  record = (events: StudioEvent[]): Promise<void> => this.store.append(events);

  private append(events: StudioEvent[]): Promise<void> {
    return this.writing
      .run(() => this.store.append(events))
      .catch((error: unknown) =>
        log("error", "content", "events were not recorded", {
          kinds: [...new Set(events.map(({ kind }) => kind))],
          reason: getErrorMessage(error),
        }),
      );
  }

  /** Events, latest first. */
  list(query: EventQuery): Promise<StudioEvent[]> {
    return this.writing.run(() => this.store.list(query));
  }

  /** Every retained event, oldest first, in pages. */
  async *readPages(query: Pick<EventQuery, "document" | "person">): AsyncGenerator<StudioEvent[]> {
    await this.flush();
    yield* this.store.readPages(query);
  }

  /** Waits until everything is recorded. */
  flush(): Promise<void> {
    return this.writing.run(async () => undefined);
  }
}
