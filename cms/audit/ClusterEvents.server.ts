import type { Kysely } from "kysely";

import type { Tables } from "#db/tables/index.ts";

import { eventSchema } from "./contract.ts";
import type { EventQuery, EventStore, StudioEvent } from "./EventLog.server.ts";

/** Events of all instances, in the database. */
export class ClusterEvents implements EventStore {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  async append(events: StudioEvent[]): Promise<void> {
    const rows = events.map((event) => ({
      person: event.by.id,
      document: event.document,
      event: JSON.stringify(event),
    }));
    if (rows.length > 0) await this.#db.insertInto("content_events").values(rows).execute();
  }

  async list({ document, person, after = 0, limit = 100 }: EventQuery): Promise<StudioEvent[]> {
    let query = this.#db.selectFrom("content_events").select(["id", "event"]).where("id", ">", after);
    if (document) query = query.where("document", "=", document);
    if (person) query = query.where("person", "=", person);
    const rows = await query.orderBy("id", "desc").limit(limit).execute();
    return rows.map(toEvent);
  }

  async readAll(): Promise<StudioEvent[]> {
    const rows = await this.#db.selectFrom("content_events").select(["id", "event"]).orderBy("id").execute();
    return rows.map(toEvent);
  }
}

const toEvent = ({ id, event }: { id: number; event: object }): StudioEvent =>
  eventSchema.validateSync({ ...event, id });
