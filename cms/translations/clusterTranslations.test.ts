/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { shareInstalledDatabase } from "#db/testing/shareInstalledDatabase.ts";
import { makeStudioClient } from "#cms/testing/makeStudioClient.ts";
import { pickContent } from "#cms/testing/pickContent.ts";
import { serveContent, testSecrets } from "#cms/testing/serveContent.ts";
import { startInstances } from "#cms/testing/startInstances.ts";

jest.setTimeout(60_000);

const database = shareInstalledDatabase();

test("translation marks are in the database: every instance sees them at once, and a later one too", async () => {
  const { contentDir, remove } = pickContent(["about", "contact"]);
  const dataDir = mkdtempSync(join(tmpdir(), "content-marks-"));
  const instances = await startInstances(2, { contentDir, dataDir, database });
  const [one, two] = instances.origins.map((origin) => makeStudioClient(origin, testSecrets.writeToken));
  const path = "documents/page-contact-zh-cn/translation";
  const mark = { source: "page-contact-en-us", fields: { " data/title": "Pricing", " data/summary": "x" } };
  expect((await one?.("PUT", path, mark))?.status).toBe(200);
  expect((await two?.("GET", path))?.body).toEqual({ ...mark, copied: {} });
  const undone = { source: mark.source, fields: { " data/summary": null } };
  await two?.("PUT", path, undone);
  expect((await one?.("GET", path))?.body.fields).toEqual({ " data/title": "Pricing" });
  await instances.close();

  mkdirSync(dataDir, { recursive: true });
  const later = await serveContent({ contentDir, dataDir, database });
  const call = makeStudioClient(later.origin, testSecrets.writeToken);
  expect((await call("GET", path)).body.fields).toEqual({ " data/title": "Pricing" });
  await later.close();
  rmSync(dataDir, { recursive: true, force: true });
  remove();
});
