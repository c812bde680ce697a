import type { Events } from "../../../features/shared/contracts/studio/events.ts";
import type { PersonRef } from "../../../features/shared/contracts/studio/people.ts";
import { toPersonRef } from "./people/Actor.ts";

export type StudioEvent = NonNullable<Events["results"]>[number];

const maxEvents = 1_000;

type Wanted = { document?: string | undefined; person?: string | undefined; after?: number; limit?: number };

/** What people did lately, in memory. */
export class EventLog {
  #events: StudioEvent[] = [];
  // Ids grow over restarts, so that who asks for newer ones misses none.
  #last = Date.now();

  add(
    by: PersonRef,
    kind: StudioEvent["kind"],
    about?: { id: string; title: string },
    { detail = null }: { detail?: string | null } = {},
  ): void {
    const at = Date.now();
    this.#last = Math.max(at, this.#last + 1);
    const { id: document = null, title = null } = about ?? {};
    const event = { id: this.#last, at, by: toPersonRef(by), kind, document, title, detail };
    this.#events = [event, ...this.#events].slice(0, maxEvents);
  }

  /** Events, the newest first. */
  list({ document, person, after = 0, limit = 100 }: Wanted): StudioEvent[] {
    return this.#events
      .filter(({ id }) => id > after)
      .filter((event) => (!document || event.document === document) && (!person || event.by.id === person))
      .slice(0, limit);
  }
}
