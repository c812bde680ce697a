import { sql } from "kysely";

import type { ContentStore } from "#cms/repository/store/ContentStore.server.ts";

import { notificationSchema } from "./contract.ts";
import type { Notification } from "./contract.ts";

const maxPerPerson = 50;

/** The last notifications of each person; read at each request. */
export class NotificationStore {
  private readonly store: ContentStore;

  constructor(store: ContentStore) {
    this.store = store;
  }

  /** Those of a person, latest first. */
  async list(person: string): Promise<Notification[]> {
    const rows = await this.store.db
      .selectFrom("cms_notifications")
      .select(["id as key", "value"])
      .where("person", "=", person)
      .orderBy("position", "desc")
      .limit(maxPerPerson)
      .execute();
    return this.store.unreadable.pick("cms_notifications", rows, notificationSchema);
  }

  /** Adds one, and drops the oldest ones. */
  async add(person: string, notification: Notification): Promise<void> {
    const value = JSON.stringify(notification);
    await this.store.db.insertInto("cms_notifications").values({ id: notification.id, person, value }).execute();
    await sql`
      delete from cms_notifications where person = ${person} and position <= (
        select position from cms_notifications where person = ${person}
        order by position desc offset ${maxPerPerson} limit 1)`.execute(this.store.db);
  }

  /** Marks some of a person's as read, or all. */
  async markRead(person: string, ids: readonly string[] | undefined): Promise<void> {
    for (const one of await this.list(person)) {
      if (one.is_read || (ids && !ids.includes(one.id))) continue;
      const value = JSON.stringify({ ...one, is_read: true });
      await this.store.db
        .updateTable("cms_notifications")
        .set({ value })
        .where("id", "=", one.id)
        .where("person", "=", person)
        .execute();
    }
  }

  async removeAllOf(person: string): Promise<void> {
    await this.store.db.deleteFrom("cms_notifications").where("person", "=", person).execute();
  }
}
