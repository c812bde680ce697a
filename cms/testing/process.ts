import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { boundGarbage } from "#contracts/boundGarbage.ts";
import { createDatabase } from "#db/index.ts";
import { putDatabase } from "#db/testing/template.ts";

import { serveContent } from "./serveContent.ts";

// A repository in its own process for tests: with the site's content or a folder's, or one of several instances on a
// data folder and a database. Prints its origin once it listens.
const { now } = Date;
let aheadMs = 0;
Date.now = () => now() + aheadMs;
// A parent with an IPC channel sets its clock, in milliseconds ahead of the real one.
process.on("message", (ms) => {
  aheadMs = Number(ms);
  process.send?.(ms);
});
const [contentDir = "content", dataDir, databaseUrl] = process.argv.slice(2);
const folder = dataDir ?? mkdtempSync(join(tmpdir(), "content-process-"));
// Creating the files of an embedded database takes seconds.
if (!databaseUrl && !existsSync(join(folder, "database"))) await putDatabase(folder);
boundGarbage();
const database = await createDatabase({ ...(databaseUrl ? { databaseUrl } : {}), dataDir: folder });
const { origin, close } = await serveContent({
  contentDir,
  // Checks of the whole site take seconds; only what is measured and killed runs them, as in production.
  ...(dataDir ? { dataDir, firstChecksMs: 5_000 } : {}),
  database,
});
process.once(
  "SIGTERM",
  () =>
    void close()
      .then(database.close)
      .then(() => process.exit(0)),
);
process.stdout.write(`${origin}\n`);
