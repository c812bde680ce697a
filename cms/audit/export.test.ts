/** @jest-environment node */
import { sql } from "kysely";

import { makeStudioClient } from "#cms/testing/makeStudioClient.ts";
import { testSecrets } from "#cms/testing/serveContent.ts";
import { signIn } from "#cms/testing/signIn.ts";
import { startContent } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";

import { EventStore } from "./EventStore.server.ts";

const events = 4_500;
let content: TestContent;

beforeAll(async () => {
  content = await startContent([{ id: "one" }]);
  await signIn(content.origin);
  const event = { at: 1, by: { id: "p", name: "Zoë" }, kind: "saved", title: "", detail: null, from: null };
  await sql`
    insert into content_events (person, document, event)
    select 'p', 'd' || n % 2, (${JSON.stringify(event)}::jsonb || jsonb_build_object('document', 'd' || n % 2, 'id', n))::json
    from generate_series(1, ${sql.lit(events)}) n`.execute(content.database.db);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => content.close());

const download = (query: string) =>
  fetch(`${content.origin}/content/core/audit?${query}`, {
    headers: { authorization: `Bearer ${testSecrets.writeToken}` },
  });

test("an export of several pages has every event once, in both formats, and of one document", async () => {
  const { body } = await makeStudioClient(content.origin, testSecrets.writeToken)("GET", "audit?person=p");
  const ids = Array.isArray(body.results) ? body.results.map(({ id }) => id) : [];
  expect([ids.length, new Set(ids).size]).toEqual([events, events]);
  const lines = (await (await download("format=csv&document=d0")).text()).trimEnd().split("\r\n");
  expect(lines).toHaveLength(1 + events / 2);
  expect(new Set(lines.slice(1))).toEqual(new Set(["1970-01-01T00:00:00.001Z,Zoë,saved,d0,,,"]));
  expect(await (await download("format=json&document=none")).json()).toEqual({ results: [] });
});

test("a cell with the separator of another language's spreadsheet is quoted", async () => {
  const event = {
    id: 1,
    at: 1,
    by: { id: "q", name: "A;B" },
    kind: "saved",
    document: "q",
    title: "c;d",
    detail: null,
  };
  const row = { person: "q", document: "q", event: JSON.stringify({ ...event, from: null }) };
  await content.database.db.insertInto("content_events").values(row).execute();
  expect(await (await download("format=csv&document=q")).text()).toContain('Z,"A;B",saved,q,"c;d",,');
});

test.each(["csv", "json"])("an export in %s that breaks off is an error for its reader", async (format) => {
  const log = jest.spyOn(console, "error").mockReturnValue();
  jest.spyOn(EventStore.prototype, "readPages").mockImplementation(async function* () {
    yield [];
    yield await Promise.reject(new Error("the database went away"));
  });
  await expect(download(`format=${format}`).then((response) => response.text())).rejects.toThrow();
  expect(log.mock.calls.length).toBeLessThanOrEqual(1);
});
