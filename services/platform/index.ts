import { sql } from "kysely";
import type { Kysely } from "kysely";

import type { Tables } from "../db/tables.ts";
import type { Service } from "../kit/service.ts";
import { createPlatformApi } from "./createPlatformApi.ts";
import { PriceList } from "./PriceList.ts";
import type { AvailabilitySource } from "./PriceList.ts";
import { seed } from "./seed.ts";
import { Sessions } from "./Sessions.ts";

export type PlatformOptions = {
  db: Kysely<Tables>;
  /** Folder with `protocols.json`, `compute-units.json` and `plans.json`. */
  dataFolder: string;
  availability: AvailabilitySource;
  now?: () => Date;
};

const refreshEvery = 60_000;

/** Nodes, prices, compute units, and the account of a demo sign-in. */
export async function createPlatformService(options: PlatformOptions): Promise<Service> {
  const { db, dataFolder, availability, now = () => new Date() } = options;
  await seed(db, dataFolder);
  const list = await PriceList.load(db, availability);
  const timer = setInterval(() => void list.refresh(), refreshEvery).unref();
  return {
    name: "platform",
    app: createPlatformApi({ list, sessions: new Sessions(db, now), now }),
    check: async () => void (await sql`select 1`.execute(db)),
    close: async () => clearInterval(timer),
  };
}
