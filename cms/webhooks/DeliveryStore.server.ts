import { sql } from "kysely";

import type { ContentStore } from "#cms/repository/store/ContentStore.server.ts";

import { deliverySchema } from "./contract.ts";
import type { Delivery } from "./contract.ts";

const maxPerWebhook = 50;

/** The last messages to each webhook. Not cached, so that a publication waits for none of them. */
export class DeliveryStore {
  private readonly store: ContentStore;

  constructor(store: ContentStore) {
    this.store = store;
  }

  /** The last messages to a webhook, latest first. */
  async list(webhook: string): Promise<Delivery[]> {
    const rows = await this.store.db
      .selectFrom("cms_deliveries")
      .select(["id as key", "value"])
      .where("webhook", "=", webhook)
      .orderBy("position", "desc")
      .limit(maxPerWebhook)
      .execute();
    return this.store.unreadable.pick("cms_deliveries", rows, deliverySchema);
  }

  /** The latest message of each webhook. */
  async listLatest(): Promise<Map<string, Delivery>> {
    const { rows } = await sql<{ key: string; webhook: string; value: object }>`
      select distinct on (webhook) id as key, webhook, value from cms_deliveries
      order by webhook, position desc`.execute(this.store.db);
    const named = new Map(rows.map(({ key, webhook }) => [key, webhook]));
    const latest = this.store.unreadable.pick("cms_deliveries", rows, deliverySchema);
    return new Map(
      latest.flatMap((delivery) => {
        const webhook = named.get(delivery.id);
        return webhook === undefined ? [] : [[webhook, delivery] as const];
      }),
    );
  }

  /** Stores a message with its tries so far, and drops the oldest ones. */
  async save(webhook: string, delivery: Delivery): Promise<void> {
    const value = JSON.stringify(delivery);
    await this.store.db
      .insertInto("cms_deliveries")
      .values({ id: delivery.id, webhook, value })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ value }))
      .execute();
    await sql`
      delete from cms_deliveries where webhook = ${webhook} and position <= (
        select position from cms_deliveries where webhook = ${webhook}
        order by position desc offset ${maxPerWebhook} limit 1)`.execute(this.store.db);
  }

  /** Deletes the messages of a webhook. */
  async removeAll(webhook: string): Promise<void> {
    await this.store.db.deleteFrom("cms_deliveries").where("webhook", "=", webhook).execute();
  }
}
