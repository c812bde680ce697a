import { sql } from "kysely";
import type { Kysely } from "kysely";

/** Tables of the faucet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("faucet_claims")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("place", "integer", (column) => column.notNull().generatedAlwaysAsIdentity())
    .addColumn("network", "text", (column) => column.notNull())
    .addColumn("local", "boolean", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("visitor", "text", (column) => column.notNull())
    .addColumn("proof", "text", (column) => column.notNull().unique())
    .addColumn("amount", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("sender", "text")
    .addColumn("nonce", "integer")
    .addColumn("hash", "text")
    .addColumn("block", "integer")
    .addColumn("reason", "text")
    .addColumn("created_at", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn("signed_at", "timestamptz")
    .addColumn("sent_at", "timestamptz")
    .addColumn("ended_at", "timestamptz")
    .addUniqueConstraint("faucet_claims_one_nonce", ["network", "sender", "nonce"])
    .execute();
  await index(db, "faucet_claims_by_address", ["network", "address", "created_at"]);
  await index(db, "faucet_claims_by_visitor", ["visitor", "created_at"]);
  await index(db, "faucet_claims_by_state", ["network", "state", "place"]);
  await index(db, "faucet_claims_by_time", ["network", "created_at"]);
  await db.schema
    .createTable("faucet_transactions")
    .addColumn("hash", "text", (column) => column.primaryKey())
    .addColumn("claim_id", "text", (column) => column.notNull().references("faucet_claims.id"))
    .addColumn("network", "text", (column) => column.notNull())
    .addColumn("sender", "text", (column) => column.notNull())
    .addColumn("nonce", "integer", (column) => column.notNull())
    .addColumn("raw", "text", (column) => column.notNull())
    .addColumn("gas", "text", (column) => column.notNull())
    .addColumn("max_fee", "text", (column) => column.notNull())
    .addColumn("priority_fee", "text", (column) => column.notNull())
    .addColumn("created_at", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createIndex("faucet_transactions_by_nonce")
    .on("faucet_transactions")
    .columns(["network", "sender", "nonce"])
    .execute();
  await db.schema.createIndex("faucet_transactions_by_claim").on("faucet_transactions").column("claim_id").execute();
  await db.schema
    .createTable("faucet_senders")
    .addColumn("network", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("next_nonce", "integer", (column) => column.notNull())
    .addColumn("balance", "text")
    .addPrimaryKeyConstraint("faucet_senders_key", ["network", "address"])
    .execute();
}

const index = (db: Kysely<unknown>, name: string, columns: string[]) =>
  db.schema.createIndex(name).on("faucet_claims").columns(columns).execute();
