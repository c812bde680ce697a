/** @jest-environment node */
import { sql } from "kysely";

import { mount } from "#kit/mount.ts";
import { createContentService } from "./createContentService.server.ts";
import { fillContent } from "./testing/fillContent.ts";
import { makeEditorClient } from "./testing/makeEditorClient.ts";
import { testSecrets } from "./testing/serveContent.ts";
import { signIn } from "./testing/signIn.ts";
import { startContent } from "./testing/startContent.ts";
import type { TestContent } from "./testing/startContent.ts";

let content: TestContent;
let logged: string[];

beforeEach(async () => {
  logged = [];
  jest.spyOn(process.stderr, "write").mockImplementation((line) => logged.push(String(line)) > 0);
  content = await startContent([{ id: "one" }, { id: "two" }], { webhooksMayBePrivate: true });
  await fillContent(content.origin);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await content.close();
});

const toRows = (value: unknown) => (Array.isArray(value) ? value : []);

/** Tables of the CMS with the column of their JSON. */
async function listTables(): Promise<{ name: string; column: string }[]> {
  const { rows } = await sql<{ name: string; column: string }>`
    select table_name as name, min(column_name) as column from information_schema.columns
    where table_schema = current_schema() and data_type = 'json' and column_name <> 'by'
      and (table_name like 'cms_%' or table_name = 'content_events')
    group by table_name order by table_name`.execute(content.database.db);
  return rows;
}

// Comments, versions and events are read at requests.
async function readEverything(origin: string) {
  const call = makeEditorClient(origin);
  const paths = [
    ...["documents/one/versions?drafts=true", "documents/one/comments", "documents/deleted", "people"],
    ...[
      "releases",
      "schedules",
      "requests",
      "replacements",
      "bulk",
      "previews",
      "webhooks",
      "slices",
      "events",
      "assets",
      "audit",
    ],
  ];
  for (const path of paths) expect([path, (await call("GET", `core/${path}`)).status]).toEqual([path, 200]);
  const versions = await call("GET", "core/documents/one/versions?drafts=true");
  for (const { version } of toRows(versions.body.results))
    expect([200, 404]).toContain((await call("GET", `core/documents/one/versions/${version}`)).status);
  expect((await fetch(`${origin}/content/api/v2`)).status).toBe(200);
  // The first who is told of something.
  const ada = makeEditorClient(origin, await signIn(origin, "Ada", "password of Ada"));
  expect((await ada("GET", "core/notifications")).status).toBe(200);
  const { body } = await call("GET", "core/checks/site");
  return toRows(body.unreadable);
}

test("something of every kind is stored before it is damaged below", async () => {
  for (const { name } of await listTables()) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(content.database.db);
    // Models are pushed in other tests, and no schedule was carried out.
    if (!["cms_models", "cms_done_schedules"].includes(name)) expect([name, rows.length]).toEqual([name, 1]);
  }
});

test.each(['{"waiting":{"a":[null]},"results":7,"alts":7,"document":{"uid":"About Us"}}', "[null,7]", '"text"', "7"])(
  "rows that hold %s are named and left out, and the rest starts",
  async (damage) => {
    const damaged: string[] = [];
    for (const { name, column } of await listTables()) {
      await sql`
        update ${sql.table(name)} set ${sql.ref(column)} = ${damage}::json
        where ctid = (select min(ctid) from ${sql.table(name)} where ${sql.ref(column)} is not null)`.execute(
        content.database.db,
      );
      if (!["cms_models", "cms_done_schedules"].includes(name)) damaged.push(name);
    }
    const { origin } = await content.restart();
    const unreadable = await readEverything(origin);
    expect(unreadable.map(({ file }) => String(file).split(" ")[0]).sort()).toEqual(damaged.toSorted());
    await readEverything(origin);
    for (const name of damaged)
      expect([name, logged.filter((line) => line.includes(`"${name}"`)).length]).toEqual([name, 1]);
  },
);

test("what cannot be read is kept when something new is stored in its place", async () => {
  const { db } = content.database;
  const damaged = JSON.stringify({ document: { uid: "About Us" } });
  await db.updateTable("cms_drafts").set({ draft: damaged }).where("id", "=", "one").execute();
  await db.updateTable("cms_published").set({ document: damaged }).where("id", "=", "one").execute();
  await db.updateTable("cms_translations").set({ value: "7" }).execute();
  const translated = await db.selectFrom("cms_translations").select("key").executeTakeFirstOrThrow();
  const { origin } = await content.restart();
  const call = makeEditorClient(origin);
  expect((await call("PUT", "core/documents/one", { data: { name: "again" } })).status).toBe(200);
  expect((await call("PATCH", "core/documents/one/draft", { status: "published" })).status).toBe(204);
  const mark = { source: "two", fields: {} };
  expect((await call("PUT", `core/documents/${translated.key}/translation`, mark)).status).toBe(200);
  const kept = [
    ...(await db.selectFrom("cms_drafts").select(["id", "draft as value"]).where("id", "like", "one %").execute()),
    ...(await db
      .selectFrom("cms_published")
      .select(["id", "document as value"])
      .where("id", "like", "one %")
      .execute()),
    ...(await db.selectFrom("cms_translations").select(["key as id", "value"]).where("key", "like", "% %").execute()),
  ];
  expect(kept.map(({ value }) => value)).toEqual([JSON.parse(damaged), JSON.parse(damaged), 7]);
  const names = (await readEverything(origin)).map(({ file }) => String(file));
  const keys = [
    `cms_drafts documents/${kept[0]?.id}`,
    `cms_published ${kept[1]?.id}`,
    `cms_translations ${kept[2]?.id}`,
  ];
  expect(names.sort()).toEqual(keys);
  expect((await call("GET", "core/documents/one")).body).toMatchObject({ data: { name: "again" }, state: "published" });
});

test("/ready and /health name what cannot be read, and answer 200", async () => {
  await content.database.db.updateTable("cms_people").set({ value: "7" }).execute();
  const service = await createContentService({
    contentDir: content.folder,
    modelsDir: `${content.folder}/types`,
    slicesDir: `${content.folder}/slices`,
    dataDir: content.dataDir,
    database: content.database,
    repositoryName: "test",
    secrets: testSecrets,
    webhooks: [],
    apiUrl: "http://127.0.0.1",
    siteUrl: "http://localhost",
  });
  for (const path of ["/ready", "/health"]) {
    const response = await mount([service]).request(path);
    const people = expect.stringContaining("cms_people ");
    expect([response.status, await response.json()]).toEqual([
      200,
      expect.objectContaining({ unreadable: expect.arrayContaining([people]) }),
    ]);
  }
  await service.close();
});
