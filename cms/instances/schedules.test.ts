/** @jest-environment node */
import { join } from "node:path";
import { sql } from "kysely";

import { shareInstalledDatabase } from "#db/testing/shareInstalledDatabase.ts";
import { listenFor } from "#cms/testing/listenFor.ts";
import { makeStudioClient, startPeople } from "#cms/testing/makeStudioClient.ts";
import { serveContent } from "#cms/testing/serveContent.ts";
import { startContent, testClient } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";

jest.setTimeout(60_000);

const database = shareInstalledDatabase();
let content: TestContent;

beforeEach(async () => {
  jest.spyOn(process.stderr, "write").mockReturnValue(true);
  content = await startContent(
    [
      { id: "one", data: { name: "one" } },
      { id: "two", data: { name: "two" } },
    ],
    { database },
  );
});

afterEach(async () => {
  jest.restoreAllMocks();
  await content.close();
});

const toRows = (value: unknown) => (Array.isArray(value) ? value : []);
const readNames = async () =>
  (await testClient(content.endpoint).get()).results.map(({ data }) => String(data.name)).sort();

test("a scheduled release is published once by several instances", async () => {
  const other = await serveContent({
    contentDir: content.folder,
    dataDir: content.dataDir,
    database,
    modelsDir: join(content.folder, "types"),
    slicesDir: join(content.folder, "slices"),
  });
  const people = await startPeople(content.origin);
  const { body: release } = await people.publisher("POST", "releases", {
    label: "Soon",
    scheduledAt: Date.now() + 1_200,
  });
  await people.publisher("PUT", "documents/one", { data: { name: "released" }, release_id: release.id });
  await people.publisher("PUT", "documents/two", { data: { name: "by itself" } });
  await people.publisher("PUT", "documents/two/schedule", { action: "publish", at: Date.now() + 1_200 });
  await listenFor(readNames, (names) => names.join() === "by itself,released");
  const call = makeStudioClient(other.origin, people.pat.token);
  const { value } = await listenFor(
    () => call("GET", "schedules"),
    ({ body }) => toRows(body.done).length > 1,
  );
  expect(
    toRows(value.body.done)
      .map(({ title }) => title)
      .sort(),
  ).toEqual(["Soon", "two"]);
  const { body: events } = await call("GET", "events?limit=50");
  expect(toRows(events.results).filter(({ kind }) => kind === "published")).toHaveLength(2);
  for (const page of ["one", "two"]) {
    const { body } = await call("GET", `documents/${page}/versions`);
    expect(toRows(body.results)).toHaveLength(1);
  }
  await other.close();
});

test("presence and the audit list are shared by all instances", async () => {
  const other = await serveContent({
    contentDir: content.folder,
    dataDir: content.dataDir,
    database,
    modelsDir: join(content.folder, "types"),
    slicesDir: join(content.folder, "slices"),
  });
  const people = await startPeople(content.origin);
  const pat = makeStudioClient(other.origin, people.pat.token);
  await people.editor("PUT", "presence", { document: "one", field: "name", tab: "a" });
  const { body } = await pat("PUT", "presence", { document: "one", tab: "b" });
  expect(body.others).toMatchObject([{ person: { name: "Ada" }, field: "name" }]);
  await pat("PUT", "documents/one", { data: { name: "there" } });
  const { body: events } = await people.owner("GET", "audit");
  expect(toRows(events.results).map(({ by, kind }) => `${by.name} ${kind}`)).toContain("Pat saved");
  const { rows } = await sql<{ count: number }>`select count(*) as count from content_events`.execute(database.db);
  expect(Number(rows[0]?.count)).toBeGreaterThan(3);
  await other.close();
});
