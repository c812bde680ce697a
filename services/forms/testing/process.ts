import { serve } from "@hono/node-server";

import { createDatabase } from "../../db/index.ts";
import { checkBearer } from "../../kit/isSame.ts";
import { createFormsService } from "../index.ts";

// Program: a forms service that tests kill. Prints its port once it listens.
const { databaseUrl, dataDir, smtpUrl, redisUrl } = JSON.parse(process.argv[2] ?? "{}");
const service = await createFormsService({
  database: await createDatabase({ databaseUrl, dataDir }),
  dataDir,
  smtpUrl,
  redisUrl,
  siteUrl: "https://www.example.com",
  mailTo: "team@example.com",
  mailFrom: "website@example.com",
  isWriter: checkBearer("leads-token"),
  work: { cost: 1, counter: 4 },
});
serve({ fetch: service.app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => process.stdout.write(`${port}\n`));
