/**
 * Backup and restore of every table and file of the embedded back ends.
 */
import { Hono } from "hono";
import { sql } from "kysely";

import type { Database } from "../db/index.ts";
import { HttpError } from "../kit/HttpError.ts";
import { needsWriteToken } from "../kit/isSame.ts";
import type { BearerCheck } from "../kit/isSame.ts";
import { log } from "../kit/log.ts";
import { toStream } from "../kit/toStream.ts";
import type { Service } from "../kit/service.ts";
import { dumpTables } from "./dumpTables.ts";

/** Every table as text, for the write token: `npm run backup` requests this while this process locks the database. */
export function createBackupService({ db }: Database, isWriter: BearerCheck): Service {
  const app = new Hono();
  app.get("/backup/tables", async (context) => {
    context.header("cache-control", "no-store");
    context.header("content-type", "text/plain; charset=utf-8");
    if (!(await isWriter(context.req.header("authorization"))))
      throw new HttpError(401, "unauthorised", needsWriteToken);
    // A dump that fails breaks the connection off: nobody takes a part for the whole.
    return context.body(toStream(logFailure(dumpTables(db))));
  });
  return {
    name: "backup",
    app,
    check: async () => void (await sql`select 1`.execute(db)),
    close: async () => undefined,
  };
}

async function* logFailure(parts: AsyncGenerator<string>): AsyncGenerator<string> {
  try {
    yield* parts;
  } catch (error) {
    log("error", "backup", "the dump was broken off", { error });
    throw error;
  }
}
