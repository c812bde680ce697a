import { randomBytes } from "node:crypto";

import type { Kysely } from "kysely";

import type { Tables } from "./tables/index.ts";

/** The secret of that name, created by the first call; in the database, so that every instance has the same one. */
export async function loadKey(db: Kysely<Tables>, name: string): Promise<string> {
  await db
    .insertInto("keys")
    .values({ name, value: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const { value } = await db.selectFrom("keys").select("value").where("name", "=", name).executeTakeFirstOrThrow();
  return value;
}
