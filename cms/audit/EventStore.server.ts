import { sql } from "kysely";

import type { ContentStore } from "#cms/repository/store/ContentStore.server.ts";
import type { UnreadableRows } from "#cms/repository/store/UnreadableRows.server.ts";

import { eventSchema } from "./contract.ts";
import type { StudioEvent } from "./contract.ts";

export type { StudioEvent };

export type EventQuery = {
  document?: string | undefined;
  person?: string | undefined;
  /** What the title or the detail contains. */
  text?: string | undefined;
  /** The end of a time, in milliseconds since 1970. */
  until?: number | undefined;
  after?: number;
  limit?: number;
  /** The only kinds, if any are named. */
  kinds?: readonly string[] | undefined;
  /** Kinds that are left out. */
  without?: readonly StudioEvent["kind"][];
};

const rowsAtOnce = 2_000;

/** The events of all instances. */
export class EventStore {
  private readonly store: ContentStore;

  constructor(store: ContentStore) {
    this.store = store;
  }

  /** Stores events, in the current write if there is one. */
  async append(events: StudioEvent[]): Promise<void> {
    const rows = events.map((event) => ({
      person: event.by.id,
      document: event.document,
      event: JSON.stringify(event),
    }));
    if (rows.length > 0) await this.store.db.insertInto("content_events").values(rows).execute();
  }

  /** Events, latest first. */
  async list({
    document,
    person,
    after = 0,
    limit = 100,
    kinds,
    text,
    until,
    without = [],
  }: EventQuery): Promise<StudioEvent[]> {
    let query = this.store.db.selectFrom("content_events").select(["id", "event"]).where("id", ">", after);
    if (document) query = query.where("document", "=", document);
    if (person) query = query.where("person", "=", person);
    if (kinds) query = query.where(sql<string>`event ->> 'kind'`, "in", kinds);
    if (text)
      query = query.where(
        sql<boolean>`strpos(lower(concat_ws(' ', event ->> 'title', event ->> 'detail')), lower(${text})) > 0`,
      );
    if (until) query = query.where(sql<number>`(event ->> 'at')::numeric`, "<", until);
    if (without.length > 0) query = query.where(sql<string>`event ->> 'kind'`, "not in", without);
    const rows = await query.orderBy("id", "desc").limit(limit).execute();
    return toEvents(this.store.unreadable, rows);
  }

  /** Every event, oldest first, in pages. */
  async *readPages({ document, person }: Pick<EventQuery, "document" | "person">): AsyncGenerator<StudioEvent[]> {
    for (let after = 0; ;) {
      let query = this.store.db.selectFrom("content_events").select(["id", "event"]).where("id", ">", after);
      if (document) query = query.where("document", "=", document);
      if (person) query = query.where("person", "=", person);
      const rows = await query.orderBy("id").limit(rowsAtOnce).execute();
      yield toEvents(this.store.unreadable, rows);
      const last = rows.at(-1);
      if (!last || rows.length < rowsAtOnce) return;
      after = Number(last.id);
    }
  }
}

const toEvents = (unreadable: UnreadableRows, rows: { id: number; event: object }[]): StudioEvent[] =>
  unreadable.pick(
    "content_events",
    rows.map(({ id, event }) => ({ key: String(id), value: { ...event, id } })),
    eventSchema,
  );
