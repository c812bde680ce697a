/** @jest-environment node */
import { createTemporaryDatabase } from "#db/testing/template.ts";
import { ContentStore } from "#cms/repository/store/ContentStore.server.ts";

import type { Draft } from "#cms/drafts/DraftStore.server.ts";

import { maxDraftVersions } from "./contract.ts";
import { getVersionStart, History } from "./History.server.ts";
import { VersionLog } from "./VersionLog.server.ts";

test("the latest hundred overwritten drafts of a document are stored with their authors", async () => {
  const database = await createTemporaryDatabase();
  const store = new ContentStore(database);
  const history = new History(store, new VersionLog(store));
  await store.open();
  const dates = {
    first_publication_date: "2026-01-01T00:00:00+0000",
    last_publication_date: "2026-01-01T00:00:00+0000",
  };
  for (let saved = 1; saved <= maxDraftVersions + 2; saved += 1) {
    const head = { id: "page", type: "page", uid: "page", lang: "en-us", group: "page", tags: [], ...dates };
    const by = { id: `p${saved}`, name: `Person ${saved}` };
    await history.addDraft({ title: "", saved, by, document: { ...head, data: { title: `Version ${saved}` } } });
  }
  const versions = await history.listDrafts("page");
  expect(versions).toHaveLength(maxDraftVersions);
  expect(versions[0]).toMatchObject({ version: "d102", by: { name: "Person 102" }, kind: "draft", replaced: null });
  expect((await history.find("page", "d3"))?.data.title).toBe("Version 3");
  expect(await history.find("page", "d2")).toBeUndefined();
  await store.close();
  await database.close();
});

test("a version ends after ten minutes, with a pause of two, and with another person", () => {
  const by = { id: "ada", name: "Ada" };
  const minute = 60_000;
  const find = (saved: number, next: number, nextBy = by) =>
    getVersionStart({ saved: saved * minute, since: 0, by } as Draft, { saved: next * minute, by: nextBy });
  expect(find(8, 9)).toBe(0);
  expect(find(9, 10)).toBeUndefined();
  expect(find(3, 5)).toBeUndefined();
  expect(find(3, 4, { id: "pat", name: "Pat" })).toBeUndefined();
});
